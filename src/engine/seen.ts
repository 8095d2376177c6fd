import type { Id } from './roster.ts'
import type { Finding } from './rule.ts'

/** What a row has besides name and points: `Models`, `10 models`; `Enhancement`, `Big Gob +20`. */
export interface SeenDetail {
  readonly what: string
  readonly says: readonly string[]
}

/** A line of a list: a unit, a choice of the army, or what a group costs beyond its units. */
export interface SeenRow {
  /** The unit of the roster; null for what is none. */
  readonly unit: Id | null
  /** What the books call it. */
  readonly id: Id
  /** What kind of choice it is: `Battle formation`; empty for units. */
  readonly what: string
  readonly name: string
  /** All that the list pays for it; null where that is in the price of its group. */
  readonly points: number | null
  /** False for what the data does not know, or has no price for. Its name and points are then those it had before, if any. */
  readonly known: boolean
  readonly details: readonly SeenDetail[]
}

export interface SeenBlock {
  readonly id: Id
  /** What stands on its spine: `I`, `AUX`. */
  readonly mark: string
  readonly title: string
  readonly points: number
  readonly rows: readonly SeenRow[]
}

/** A finding as it was reported. */
export type SeenFinding = Pick<
  Finding,
  'rule' | 'name' | 'citation' | 'severity' | 'say' | 'at' | 'amount'
>

/** A list as it was worked out, in names, points and sentences, which outlive the data that they came from. */
export interface Seen {
  /** The game: `Age of Sigmar`. */
  readonly game: string
  /** The points version, by id and by name; null and empty where the data has none. */
  readonly prices: Id | null
  readonly version: string
  readonly season: string
  /** `Ogor Mawtribes`, with its Army of Renown. */
  readonly title: string
  /** What a line below the name says after the title. */
  readonly about: readonly string[]
  readonly points: number
  readonly limit: number
  /** The army's own choices come first. */
  readonly blocks: readonly SeenBlock[]
  readonly findings: readonly SeenFinding[]
}
