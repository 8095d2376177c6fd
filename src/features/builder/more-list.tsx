import { Link } from 'react-router'

import { useOverlay } from '../../store/commands.ts'
import { useLists } from '../../store/lists.ts'
import { useSharing } from '../../store/sharing.ts'
import { stepWords } from '../../store/step-words.ts'
import { t } from '../../text/t.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDesk } from './desk.ts'
import { useListJobs } from './list-jobs.ts'
import { useReferenceName } from './reference-name.ts'

interface JobProps {
  readonly icon: IconName
  readonly label: string
  readonly sub?: string | undefined
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onAction: () => void
}

function Job({ icon, label, sub, danger, disabled, onAction }: JobProps) {
  return (
    <li>
      <button
        type="button"
        className={danger ? 'job text-alarm' : 'job'}
        disabled={disabled}
        onClick={onAction}
      >
        <Icon name={icon} />
        <span>
          <span className="t-name block">{label}</span>
          {sub && <span className="t-small">{sub}</span>}
        </span>
      </button>
    </li>
  )
}

type WayProps = Pick<JobProps, 'icon' | 'label' | 'sub'> & { readonly to: string }

function Way({ icon, label, sub, to }: WayProps) {
  return (
    <li>
      <Link className="job" to={to} replace>
        <Icon name={icon} />
        <span>
          <span className="t-name block">{label}</span>
          {sub && <span className="t-small">{sub}</span>}
        </span>
      </Link>
    </li>
  )
}

/** What the phone's More sheet holds. */
export function MoreList() {
  const { army, system, listId, open, openOver, close } = useDesk()
  const reference = useReferenceName()
  const jobs = useListJobs()
  const { redo } = useLists((state) => state.history(listId))
  const then = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <ul className="jobs">
      <Job
        icon="search"
        label={t('Find and do')}
        sub={t('units, places, settings, pages by their names')}
        onAction={then(() => useOverlay.getState().show('palette'))}
      />
      <Job
        icon="settings"
        label={t('List settings')}
        sub={t('name, points, Legends, notes')}
        onAction={then(() => openOver('settings'))}
      />
      <Job
        icon="book"
        label={reference || system.words.aids}
        sub={reference ? t('what they bring, by phase and turn') : t('by phase and turn')}
        onAction={reference ? () => open('reference') : then(() => openOver('aids'))}
      />
      <Job
        icon="list"
        label={t('Where the points come from')}
        onAction={then(() => openOver('costs'))}
      />
      <Job
        icon="redo"
        label={t('Redo')}
        sub={redo === null ? t('nothing to redo') : stepWords(redo)}
        disabled={redo === null}
        onAction={() => useLists.getState().redo(listId)}
      />
      <Way
        icon="clock"
        label={t('History')}
        sub={t('steps and snapshots')}
        to={`/list/${listId}/history`}
      />
      <Way
        icon="play"
        label={t('Play')}
        sub={t('by phase, with trackers')}
        to={`/list/${listId}/play`}
      />
      <Way icon="print" label={t('Print')} to={`/list/${listId}/print`} />
      <Job
        icon="share"
        label={t('Share')}
        onAction={then(() => useSharing.getState().share(army.roster))}
      />
      <Job icon="download" label={t('Save as a file')} onAction={jobs.download} />
      <Job icon="copy" label={t('Duplicate the list')} onAction={jobs.duplicate} />
      <Job
        icon="info"
        label={t('Keys')}
        onAction={then(() => useOverlay.getState().show('keys'))}
      />
      <Job icon="trash" label={t('Delete the list')} danger onAction={jobs.remove} />
    </ul>
  )
}
