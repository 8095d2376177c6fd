import type { SavedList } from './saved-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'

/** What is to be stored of one list. */
export interface Change {
  /** The list; null erases it with its history. */
  readonly list: SavedList | null
  /** Steps of undo beyond this number give way; null where none do. */
  readonly above: number | null
  readonly steps: readonly StoredStep[]
  readonly snapshots: readonly Snapshot[]
}

/** A change of the list's record alone. */
export function recordOf(list: SavedList | null): Change {
  return { list, above: null, steps: [], snapshots: [] }
}

/** Two changes of a list, one after the other, as one. */
export function together(first: Change | undefined, then: Change): Change {
  if (!first || !then.list) return then
  const { above } = then
  const kept = above === null ? first.steps : first.steps.filter(({ at }) => at <= above)
  const again = new Set(then.steps.map(({ at }) => at))
  return {
    list: then.list,
    above:
      first.above === null || above === null
        ? (first.above ?? above)
        : Math.min(first.above, above),
    steps: [...kept.filter(({ at }) => !again.has(at)), ...then.steps],
    snapshots: [...first.snapshots, ...then.snapshots],
  }
}
