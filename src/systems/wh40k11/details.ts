import type { Brought } from '../../engine/brought.ts'
import type { Id } from '../../engine/roster.ts'
import type { FortyArmy } from './army.ts'
import { detachmentBrought } from './brought.ts'
import { slots } from './picks.ts'

/** What a detachment brings. Of other choices there is no more to say. */
export function details(army: FortyArmy, slot: Id, id: Id): Brought | null {
  const detachment = slot === slots.detachment ? army.catalogue.detachment(id) : null
  return detachment && detachmentBrought(army, detachment)
}
