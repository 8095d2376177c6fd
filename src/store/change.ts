import type { Roster } from '../engine/roster.ts'
import type { Job } from './database.ts'
import type { SavedList } from './saved-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'

/** What is to be stored of one list. */
export interface Change {
  /** The list; null erases it with its history. */
  readonly list: SavedList | null
  /** Steps of undo beyond this number give way, `from` is what the list was there; null where none do. */
  readonly above: number | null
  readonly from: Roster | null
  readonly steps: readonly StoredStep[]
  readonly snapshots: readonly Snapshot[]
}

/** A change of the list's record alone. */
export function recordOf(list: SavedList | null): Change {
  return { list, above: null, from: null, steps: [], snapshots: [] }
}

/** What stores a record that is no list of ours as it is. */
export function rawJob(record: { readonly id: string }): Job {
  return { ...recordOf(null), id: record.id, base: null, record, sure: true }
}

/** Two changes of a list, one after the other, as one. */
export function together(first: Change | undefined, then: Change): Change {
  if (!first || !then.list) return then
  const kept =
    then.above === null ? first.steps : first.steps.filter(({ at }) => at <= (then.above ?? at))
  const again = new Set(then.steps.map(({ at }) => at))
  const lower = (first.above ?? Infinity) <= (then.above ?? Infinity) ? first : then
  return {
    list: then.list,
    above: lower.above,
    from: lower.from,
    steps: [...kept.filter(({ at }) => !again.has(at)), ...then.steps],
    snapshots: [...first.snapshots, ...then.snapshots],
  }
}
