import type { Id } from '../engine/roster.ts'

/** A line of a list as it was last seen: `10 Gluttons`, 240, with what it carried. */
export interface SeenRow {
  /** The unit of the roster; null for what belongs to the whole army. */
  readonly unit: Id | null
  readonly name: string
  readonly points: number
  readonly details: readonly string[]
}

export interface SeenBlock {
  readonly title: string
  readonly points: number
  readonly rows: readonly SeenRow[]
}

/** A list as it was last worked out: names and points that outlive the data they came from. */
export interface Seen {
  /** The points version, by id and by name; null where the game has none. */
  readonly prices: Id | null
  readonly version: string
  readonly season: string
  /** `Ogor Mawtribes`, with its Army of Renown or detachments. */
  readonly title: string
  readonly points: number
  readonly limit: number
  readonly blocks: readonly SeenBlock[]
}
