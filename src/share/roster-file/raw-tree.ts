/** A roster as a file has it, before it is checked: XML and JSON name the same things alike. */
export type RawNode = Readonly<Record<string, unknown>>

/** Whether a value is an object with named fields. */
export function isRaw(value: unknown): value is RawNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The things in a list of a raw node: `{ selections: [...] }`, or, as XML turned into JSON by others has it,
 * `{ selections: { selection: [...] } }`.
 */
export function rawList(node: RawNode, list: string, one: string): readonly unknown[] {
  const found = node[list]
  const inner = isRaw(found) ? found[one] : found
  if (Array.isArray(inner)) return inner
  return isRaw(inner) ? [inner] : []
}
