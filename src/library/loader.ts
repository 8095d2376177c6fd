import type { Id, Roster } from '../engine/roster.ts'

/** How the data of one system gets here. What it loads, it keeps for the visit. */
export interface Loader {
  /** What every list needs: manifest, shared tables. Books may be empty. */
  readonly base: () => Promise<unknown>
  /** The base and these books. */
  readonly books: (ids: readonly Id[]) => Promise<unknown>
  /** All that resolving this roster needs. */
  readonly forRoster: (roster: Roster) => Promise<unknown>
  /** The same without waiting; null when something must be fetched first. */
  readonly atHand: (roster: Roster) => unknown
  /** The append-only registry of numbers, `kind:id` by position. */
  readonly registry: () => Promise<readonly string[]>
}
