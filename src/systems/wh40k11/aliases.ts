import type { Id } from '../../engine/roster.ts'
import type { FortyData } from './schema.ts'

/** What an id is called today; the id itself unless it was renamed. Any text is safe to ask for. */
export function todayOf({ aliases: { ids } }: FortyData, kind: Id, id: Id): Id {
  const renamed = (key: string) => (Object.hasOwn(ids, key) ? ids[key] : undefined)
  return renamed(`${kind}:${id}`) ?? renamed(id) ?? id
}
