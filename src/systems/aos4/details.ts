import type { ReferenceEntry } from '../../engine/reference.ts'

/** A row of the picker names all that a choice brings already. */
export function details(): ReferenceEntry | null {
  return null
}
