import type { Id, Roster } from '../engine/roster.ts'

/** From where and when the data of a system is. */
export interface Sources {
  /** ISO date of the newest official figures. */
  readonly version: string
  readonly sources: readonly {
    readonly publication: string
    readonly date: string
    readonly revision: string | null
  }[]
  /** How many factions' books there are. */
  readonly books: number
}

/** How the data of one system gets here. What it loads, it keeps for the visit. */
export interface Loader {
  /** What every list needs: manifest, shared tables. Books may be empty. */
  readonly base: () => Promise<unknown>
  /** All that resolving this roster needs, with other books for what may yet come into it. */
  readonly forRoster: (roster: Roster, books?: readonly Id[]) => Promise<unknown>
  /** The same without waiting; null when something must be fetched first. */
  readonly atHand: (roster: Roster) => unknown
  readonly sources: () => Promise<Sources>
  /** The append-only registry of numbers, `kind:id` by position. */
  readonly registry: () => Promise<readonly string[]>
  /** What a keyword or an ability is called in the language of the interface; the word itself where it has no other. */
  readonly words: () => Promise<(word: string) => string>
  /** An error that came of the data: which file does not fit the format, and where, or the same error when all files do. */
  readonly explain: (error: unknown) => Promise<unknown>
}
