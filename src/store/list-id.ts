import type { Id } from '../engine/roster.ts'

/** A new id for a list: ten letters and digits, unique in practice over all browsers. */
export function freshListId(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
