import type { Id } from '../../engine/roster.ts'
import type { AosData } from './schema.ts'

/** The id that something goes by today: itself unless it was renamed. Any text is safe to ask for. */
export function todayOf({ aliases }: AosData, kind: string, id: Id): Id {
  const key = [`${kind}:${id}`, id].find((one) => Object.hasOwn(aliases.ids, one))
  return (key === undefined ? undefined : aliases.ids[key]) ?? id
}
