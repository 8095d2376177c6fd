import type { ReferenceEntry } from '../../engine/reference.ts'
import type { Id } from '../../engine/roster.ts'
import type { FortyArmy } from './army.ts'
import { slots } from './picks.ts'
import { detachmentEntry } from './reference.ts'

/** What a detachment brings: enhancements with price and bearers, stratagems with CP. Of other choices there is no more to say. */
export function details({ catalogue }: FortyArmy, slot: Id, id: Id): ReferenceEntry | null {
  const detachment = slot === slots.detachment ? catalogue.detachment(id) : null
  return detachment && detachmentEntry(catalogue, detachment)
}
