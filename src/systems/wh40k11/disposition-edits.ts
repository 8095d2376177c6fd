import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { FortyArmy } from './army.ts'
import { unpick } from './edits.ts'
import { slots } from './picks.ts'

/** What becomes of the disposition when these are granted: where it is not among them, the first of them takes its place. */
export function keepDisposition(army: FortyArmy, granted: readonly Id[]): readonly Edit[] {
  const held = army.slots.find(({ id }) => id === slots.disposition)?.picks ?? []
  const [next] = granted
  return held
    .filter(({ id }) => !granted.includes(id))
    .map((pick) =>
      next === undefined
        ? unpick(pick)
        : { kind: 'pick', slot: pick.slot, id: next, instead: pick.id },
    )
}
