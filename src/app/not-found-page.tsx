import { Link } from 'react-router'

import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <EmptyState
      title="Nothing at this address"
      level={1}
      actions={
        <>
          <Link to="/" className={buttonClass({ variant: 'go' })}>
            Go to your lists
          </Link>
          <Link to="/browse" className={buttonClass()}>
            Browse the factions
          </Link>
        </>
      }
    >
      If you followed a link to a shared list, check that the whole link was copied: the list itself
      is in the part after the #.
    </EmptyState>
  )
}
