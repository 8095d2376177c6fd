import './no-lists.css'
import { Link } from 'react-router'

import { useUnread } from '../../store/use-unread.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tape } from '../../ui/tape.tsx'
import { SamplePicks } from './sample-picks.tsx'

const usualLimit = 2000

/** The first visit: what this is, and the way to a first list. */
export function NoLists() {
  const unread = useUnread() !== null
  return (
    <div className="nolists">
      <div className="nolists__tape" aria-hidden="true">
        <Tape segments={[]} limit={usualLimit} total={0} />
      </div>
      <EmptyState
        title={unread ? t('Your lists cannot be shown now') : t('No lists yet')}
        actions={
          <>
            <Link to="/new" className={buttonClass({ variant: 'go' })} aria-keyshortcuts="n">
              <Icon name="plus" />
              {t('New list')}
            </Link>
            <Link to="/import" className={buttonClass()}>
              <Icon name="paste" />
              {t('Import')}
            </Link>
            <Link to="/browse" className={buttonClass()}>
              {t('Browse the factions')}
            </Link>
          </>
        }
      >
        {unread ? <Unread /> : <Welcome />}
      </EmptyState>
      {!unread && <SamplePicks />}
    </div>
  )
}

function Unread() {
  return (
    <p>
      {t(
        'What is stored in this browser could not be read. Lists that you made here are not lost: reload the page to try again.',
      )}
    </p>
  )
}

function Welcome() {
  return (
    <>
      <p>
        {t(
          'Muster builds army lists and checks them as you go: every fault comes with its rule and the ways to mend it. Send a list as a link, or print it.',
        )}
      </p>
      <p className="mt-2">
        {t(
          'Begin with a faction and a points limit. Lists are saved in this browser with every change and leave it only when you share them. You can also import a list from another app: paste its text, or drop a file here.',
        )}
      </p>
    </>
  )
}
