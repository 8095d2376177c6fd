import type { Id, Roster } from '../engine/roster.ts'
import type { Summary } from './summary.ts'

/** A list as kept: the roster with what its row shows. */
export interface SavedList {
  readonly id: Id
  readonly roster: Roster
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** When it went to the bin, or null. */
  readonly removed: string | null
  /** Null until it was worked out once. */
  readonly summary: Summary | null
}

/** A stored record that is no list we can read. It stays in the database as it is. */
export interface DamagedList {
  readonly id: Id
  /** Its name where that can still be read. */
  readonly name: string
  readonly problem: string
  readonly where: string
  /** A newer version saved it, so nothing is wrong with it. */
  readonly newer: boolean
  /** The whole record as text, to keep or to mend by hand. */
  readonly raw: string
  readonly record: unknown
}

export type ReadRecord =
  | { readonly ok: true; readonly list: SavedList }
  | { readonly ok: false; readonly damaged: DamagedList }
