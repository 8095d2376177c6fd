import type { Id, Roster } from '../engine/roster.ts'
import type { Seen } from './seen.ts'
import type { Summary } from './summary.ts'

/** The number of the stored form below; a step in `record-steps.ts` leads from each number to the next. */
export const LIST_FORM = 2

/** How a list is filed by its owner; no part of what is in it. */
export interface Filing {
  /** The folder's name, or an empty text. */
  readonly folder: string
  readonly tags: readonly string[]
  readonly pinned: boolean
}

/** A list as kept: the roster with what its row shows. */
export interface SavedList extends Filing {
  readonly form: typeof LIST_FORM
  readonly id: Id
  /** Counts how often the record was written: who writes over another's number than the one he read is refused. */
  readonly rev: number
  /** How many of the list's stored steps of undo are taken. */
  readonly step: number
  readonly roster: Roster
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** When it went to the bin, or null. */
  readonly removed: string | null
  /** Null until it was worked out once. */
  readonly summary: Summary | null
  /** What it looked like when it was last worked out, for the day its data is gone; null until then. */
  readonly seen: Seen | null
  /** The newest points and season at the time when its owner chose to stay on those it has; empty where nothing was declined. */
  readonly declined: string
}

/** A stored record that is no list we can read. It stays in the database as it is. */
export interface DamagedList {
  readonly id: Id
  /** What it was called, as far as that can be read. */
  readonly name: string
  /** One sentence. */
  readonly problem: string
  /** Where in the record, empty when nowhere in particular. */
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
