import { Link } from 'react-router'

import { t } from '../text/t.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <EmptyState
      title={t('Nothing at this address')}
      level={1}
      actions={
        <>
          <Link to="/" className={buttonClass({ variant: 'go' })}>
            {t('Go to your lists')}
          </Link>
          <Link to="/browse" className={buttonClass()}>
            {t('Browse the factions')}
          </Link>
        </>
      }
    >
      {t(
        'If you followed a link to a shared list, check that the whole link was copied: the list itself is in the part after the #.',
      )}
    </EmptyState>
  )
}
