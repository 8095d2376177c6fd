import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { same } from '../../engine/same.ts'
import type { Snapshot } from '../../store/snapshot.ts'
import { useArmy } from '../../store/use-army.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { numberText } from '../../ui/number-text.ts'
import { NameDialog } from './name-dialog.tsx'
import { PartHead } from './part-head.tsx'
import { type Ref, snapshotRef, snapshotState, viewSearch } from './states.ts'
import { stateItems } from './steps-part.tsx'
import { restore } from './travel.ts'
import type { OpenPast } from './use-past.ts'

export interface SnapshotsPartProps {
  readonly past: OpenPast
  /** States that are looked at. */
  readonly shown: readonly Ref[]
  readonly onTake: () => void
}

/** As many as are in sight at first. */
const many = 30
/** Where undone steps led is of interest while there are few of them. */
const fewBranches = 3

/** The snapshots that pass for the list, newest first. */
export function SnapshotsPart({ past, shown, onTake }: SnapshotsPartProps) {
  const { list, snapshots, snapshotsRead } = past
  const [most, setMost] = useState(many)
  const [all, setAll] = useState(false)
  const [renamed, setRenamed] = useState<Snapshot | null>(null)
  const branches = snapshots.filter(({ kind, name }) => kind === 'branch' && name === '')
  const hidden = all || branches.length <= fewBranches ? [] : branches
  const wanted = snapshots.filter((one) => !hidden.includes(one))
  const rows = wanted.slice(0, most)
  return (
    <section className="hist__part hist__part--shots" aria-label={t('Snapshots')}>
      <PartHead title={t('Snapshots')} count={snapshots.length}>
        {t('The whole list as it was, kept for as long as the list is.')}
      </PartHead>
      {snapshots.length === 0 && snapshotsRead && <NoSnapshots onTake={onTake} />}
      <ul className="shots">
        {rows.map((snapshot) => (
          <SnapshotRow
            key={snapshot.id}
            past={past}
            snapshot={snapshot}
            shown={shown.includes(snapshotRef(snapshot))}
            onRename={setRenamed}
          />
        ))}
      </ul>
      {wanted.length > rows.length && (
        <Button className="hist__more" onClick={() => setMost(most + many)}>
          {t('Show {count, plural, one {# older snapshot} other {# older snapshots}}', {
            count: wanted.length - rows.length,
          })}
        </Button>
      )}
      {hidden.length > 0 && (
        <Button className="hist__more" onClick={() => setAll(true)}>
          {t('Show {count, number} more, where undone steps led', { count: hidden.length })}
        </Button>
      )}
      {renamed && <NameDialog list={list.id} snapshot={renamed} onClose={() => setRenamed(null)} />}
    </section>
  )
}

function NoSnapshots({ onTake }: { readonly onTake: () => void }) {
  return (
    <div className="hist__empty">
      <p className="t-body">
        {t(
          'No snapshots yet. One is taken before the first edit of each later visit, before a move to other points, an import over the list and a restore. Take one yourself before you try something.',
        )}
      </p>
      <Button small icon="clock" onClick={onTake}>
        {t('Take the first')}
      </Button>
    </div>
  )
}

interface SnapshotRowProps {
  readonly past: OpenPast
  readonly snapshot: Snapshot
  readonly shown: boolean
  readonly onRename: (snapshot: Snapshot) => void
}

function SnapshotRow({ past, snapshot, shown, onRename }: SnapshotRowProps) {
  const navigate = useNavigate()
  const state = snapshotState(snapshot, past)
  const { title, about, roster } = state
  const id = past.list.id
  const items = (): readonly MenuItem[] => [
    ...stateItems(id, state, (to) => void navigate(to)),
    { id: 'rename', label: t('Rename'), icon: 'edit', onSelect: () => onRename(snapshot) },
    {
      id: 'restore',
      label: t('Restore'),
      icon: 'undo',
      ruled: true,
      disabled: same(roster, past.list.roster),
      onSelect: () => restore(id, state),
    },
  ]
  return (
    <li className={classes('shot', shown && 'is-sel')}>
      <Link
        className="shot__go"
        to={viewSearch(state.ref)}
        aria-current={shown ? 'true' : undefined}
        preventScrollReset
      >
        <span className="shot__words">
          <span className={classes('t-name', snapshot.name !== '' && 'shot__own')}>{title}</span>
          <span className="t-small block">{about}</span>
        </span>
        <RowPoints snapshot={snapshot} />
      </Link>
      <Menu label={t('More for {name}', { name: title })} items={items} />
    </li>
  )
}

/** The points of then, as they were noted, or as they are worked out where they were not. */
function RowPoints({ snapshot }: { readonly snapshot: Snapshot }) {
  const { summary, roster } = snapshot
  const state = useArmy(summary ? null : roster)
  const { points, limit } = summary ?? (state.state === 'ready' ? state.army : nothing)
  if (points === null) return <span />
  return (
    <span className={classes('shot__pts', points > limit && 'text-alarm')}>
      {numberText(points)}
      <span className="sr-only"> {t('of {limit, number} points', { limit })}</span>
      <small aria-hidden="true">/ {numberText(limit)}</small>
    </span>
  )
}

const nothing = { points: null, limit: 0 } as const
