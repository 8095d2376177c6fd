/** A slug or short number that names something for ever: `tyrant`, `ogor-mawtribes`, `u7`. */
export type Id = string

/** The number of the saved shape below; a step in `store/steps.ts` leads from each number to the next. */
export const ROSTER_SCHEMA = 2

/** One unit as its owner chose it. It holds ids, never names, prices or sheets. */
export interface RosterUnit {
  /** Short and unique within the roster (`u1`, `u2`, ...). */
  readonly id: Id
  /** Which unit of the books: a slug that every army shares, so that a change of army keeps it. */
  readonly unit: Id
  /** The part it plays in its group, in the system's terms (`leader`, `member`, ...). */
  readonly role: Id
  /** Which of the sizes its profile offers: 0 the smallest, 1 the next (reinforced), ... */
  readonly size: number
  /**
   * How many models of each kind, where a game counts them; empty for the usual number at `size`. A kind is a key of the
   * sheet, never a name.
   */
  readonly models: Readonly<Record<string, number>>
  /** Marks that one unit of the army carries (`general`). */
  readonly marks: readonly Id[]
  /** What fills the unit's own slots (enhancements). */
  readonly picks: readonly RosterPick[]
  /** Wargear: only what differs from the default loadout, option name to number of models. */
  readonly wargear: Readonly<Record<string, number>>
  readonly nickname: string
  readonly note: string
}

/** What fills a slot: slot and pick are both ids of the books. */
export interface RosterPick {
  readonly slot: Id
  readonly id: Id
}

/** Units that belong together: a regiment, the auxiliaries, a Regiment of Renown, an attached unit. */
export interface RosterGroup {
  readonly id: Id
  /** A kind of group that the system knows. */
  readonly kind: Id
  /** The ready-made group of the books that this one was taken from, or null for one's own. */
  readonly from: Id | null
  readonly units: readonly RosterUnit[]
}

/** What a user chose, as saved: plain data, ids and numbers. */
export interface Roster {
  readonly schema: typeof ROSTER_SCHEMA
  readonly system: Id
  readonly name: string
  readonly notes: string
  readonly faction: Id
  /** The army within the faction that replaces its list (an Army of Renown), or null for the faction itself. */
  readonly variant: Id | null
  readonly season: Id
  /** The official points version that the list stays on; null for the newest at hand. */
  readonly prices: Id | null
  /** Points limit agreed by the players. */
  readonly limit: number
  /** Whether units that left for Legends may be taken. */
  readonly legends: boolean
  readonly groups: readonly RosterGroup[]
  /** Army-wide picks, in the order they were made; several may stand for one slot. */
  readonly picks: readonly RosterPick[]
}
