import type { Id, Roster } from '../engine/roster.ts'
import { freshListId } from './list-id.ts'
import type { SavedList } from './saved-list.ts'
import type { StoredStep } from './stored-step.ts'
import type { Summary } from './summary.ts'

/**
 * Why a snapshot was taken: before the first edit of a visit, before a move to other points, before an import or backup took
 * the list's place, before an older state came back, before steps taken back gave way to others; or by hand.
 */
export type SnapshotKind = 'visit' | 'points' | 'import' | 'restore' | 'branch' | 'named'

export const snapshotKinds: readonly SnapshotKind[] = [
  'visit',
  'points',
  'import',
  'restore',
  'branch',
  'named',
]

/** The whole of a list as it was once. */
export interface Snapshot {
  readonly id: Id
  readonly list: Id
  /** ISO time. */
  readonly time: string
  readonly kind: SnapshotKind
  /** Given by hand; empty where none was. */
  readonly name: string
  readonly roster: Roster
  /** What the list's row showed then, where it was worked out. */
  readonly summary: Summary | null
  /** Of a branch: the steps that gave way to others, and where they began. */
  readonly steps: readonly StoredStep[]
  readonly from: Roster | null
}

/** The snapshot of a list as it is, taken at this time. */
export function snapshotOf(
  { id, roster, summary }: Pick<SavedList, 'id' | 'roster' | 'summary'>,
  kind: SnapshotKind,
  time: string,
  name = '',
): Snapshot {
  return { id: freshListId(), list: id, time, kind, name, roster, summary, steps: [], from: null }
}

/** The snapshot of where steps led that give way to others: they go with it. Null where there are none. */
export function branchOf(
  from: Roster,
  steps: readonly StoredStep[],
  time: string,
): Snapshot | null {
  const [first] = steps
  if (!first) return null
  // where they led is worked out when it is read
  const plain = snapshotOf({ id: first.list, roster: from, summary: null }, 'branch', time)
  return { ...plain, steps, from }
}
