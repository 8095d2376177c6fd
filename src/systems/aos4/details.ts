import type { Brought, Overview } from '../../engine/brought.ts'

/** A row of the picker names all that a choice brings already. */
export function details(): Brought | null {
  return null
}

/** No choice of the army brings so much that it has to be looked up. */
export function overview(): Overview | null {
  return null
}
