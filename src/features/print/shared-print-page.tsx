import { Link, useLocation } from 'react-router'

import { openAgain, useOpenedLink } from '../../store/opened-link.ts'
import { useArmy } from '../../store/use-army.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PrintDesk } from './print-desk.tsx'

/** The print desk of a list that came in a link. */
export function SharedPrintPage() {
  const { hash } = useLocation()
  const fragment = hash.slice(1)
  const link = useOpenedLink(fragment)
  const army = useArmy(link.state === 'whole' || link.state === 'part' ? link.roster : null)
  const problem =
    link.state === 'none' ? link.problem : army.state === 'failed' ? army.problem : null
  if (problem !== null)
    return (
      <EmptyState
        title="The list cannot be laid out"
        level={1}
        actions={
          <>
            <Button onClick={army.state === 'failed' ? army.retry : () => openAgain(fragment)}>
              Try again
            </Button>
            <Link to={`/shared${hash}`} className={buttonClass()}>
              Back to the shared list
            </Link>
          </>
        }
      >
        <p role="alert">{problem}</p>
      </EmptyState>
    )
  if (army.state !== 'ready')
    return (
      <p className="t-small p-4" role="status">
        Laying out the pages
      </p>
    )
  return <PrintDesk {...army} back={{ to: `/shared${hash}`, label: 'Back to the shared list' }} />
}
