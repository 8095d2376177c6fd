import { Link, useParams } from 'react-router'

import { useLists } from '../../store/lists.ts'
import { useArmy } from '../../store/use-army.ts'
import { useUnread } from '../../store/use-unread.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PrintDesk } from './print-desk.tsx'
import { SeenPrint } from './seen-print.tsx'

/** The print desk of a saved list. */
export function PrintPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const army = useArmy(list?.roster ?? null)
  if (ready && !list) return <NoList />
  if (army.state === 'failed') {
    return (
      <Trouble title="The list cannot be laid out" problem={army.problem} onRetry={army.retry} />
    )
  }
  if (army.state === 'loading') return <Waiting words="Laying out the pages" />
  if (army.state === 'gone') return list ? <SeenPrint list={list} gone={army} /> : null
  return <PrintDesk {...army} back={{ to: `/list/${id}`, label: 'Back to the list' }} />
}

function NoList() {
  const unread = useUnread()
  return (
    <EmptyState
      title={unread?.title ?? 'No such list here'}
      level={1}
      actions={
        <Link to="/" className={buttonClass()}>
          Your lists
        </Link>
      }
    >
      {unread?.words ??
        'It may have been deleted, or it was made in another browser. Lists stay in the browser that made them unless they are shared.'}
    </EmptyState>
  )
}
