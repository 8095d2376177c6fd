import type { Id } from '../../engine/roster.ts'

/** The ids from one to the other, both with them, whichever comes first; none where one of them is not there. */
export function between(ids: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  return a < 0 || b < 0 ? [] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}
