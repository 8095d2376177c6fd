import type { Id } from '../../engine/roster.ts'
import type { Battle, Side } from '../../store/play-battle.ts'

/** What a side has of a counter. */
export function counterOfSide({ counters }: Battle, id: Id, side: Side): number {
  return counters[id]?.[side] ?? 0
}
