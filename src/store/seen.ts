import type { Seen as Looks } from '../engine/seen.ts'

/** What a list looked like when it was last worked out. */
export interface Seen extends Looks {
  /** ISO time since when it has looked so. */
  readonly time: string
}
