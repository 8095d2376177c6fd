import { Link, useParams } from 'react-router'

import { useLists } from '../../store/lists.ts'
import { useArmy } from '../../store/use-army.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PrintDesk } from './print-desk.tsx'

/** The print desk of a saved list. */
export function PrintPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const army = useArmy(list?.roster ?? null)
  if (ready && !list) return <NoList />
  if (army.state === 'failed')
    return (
      <EmptyState
        title="The list cannot be laid out"
        level={1}
        actions={<Button onClick={army.retry}>Try again</Button>}
      >
        {army.problem}
      </EmptyState>
    )
  if (army.state === 'loading')
    return (
      <p className="t-small p-4" role="status">
        Laying out the pages
      </p>
    )
  return <PrintDesk {...army} back={{ to: `/list/${id}`, label: 'Back to the list' }} />
}

function NoList() {
  return (
    <EmptyState
      title="No such list here"
      level={1}
      actions={
        <Link to="/" className={buttonClass()}>
          Your lists
        </Link>
      }
    >
      It may have been deleted, or it was made in another browser. Lists stay in the browser that
      made them unless they are shared.
    </EmptyState>
  )
}
