import type { Id } from '../../engine/roster.ts'
import type { FortyData } from './schema.ts'

/** What an id is called today; the id itself unless it was renamed. */
export function todayOf({ aliases }: FortyData, kind: Id, id: Id): Id {
  return aliases.ids[`${kind}:${id}`] ?? aliases.ids[id] ?? id
}
