import type { Id } from './roster.ts'

/** A unit as it stands on the table, for the trackers of a game. */
export interface PlayUnit {
  /** Of the roster's unit. */
  readonly id: Id
  /** Told apart from others of its name. */
  readonly name: string
  /** Name of its group: the regiment, the attached unit. */
  readonly group: string
  /** Models by kind, those that fall first before those that fall last. */
  readonly models: readonly {
    readonly name: string
    readonly count: number
    /** Health or Wounds of each model; null where the data does not say. */
    readonly wounds: number | null
  }[]
  /** What is looked up most about it, as printed: Move, Save, Ward. */
  readonly stats: readonly { readonly label: string; readonly value: string }[]
  /** Whether it is not on the table at first, such as a summoned unit. */
  readonly later: boolean
}

/** Something that a list gives its player to use, or to remember, in the game. */
export interface PlayEntry {
  /** The same for the same thing through all edits of the list, so that notes and marks stay with it. */
  readonly id: Id
  readonly name: string
  /** What brings it: a detachment, a lore, the core rules, a warscroll, an enhancement. */
  readonly from: string
  /** `spell`, `prayer`, `stratagem`, `core`, ... in the game's words. */
  readonly kind: string
  /** Units that have it; empty where the whole army does. */
  readonly who: readonly { readonly unit: Id; readonly name: string }[]
  readonly cost: { readonly value: number; readonly counts: string } | null
  /** Casting or chanting value, or null. */
  readonly value: string | null
  /** Always on: it stands apart from what is used. */
  readonly passive: boolean
  readonly reaction: boolean
  /** By the game's words (`system.phases`); none: in any. */
  readonly phases: readonly string[]
  readonly whose: 'your' | 'enemy' | 'any'
  /** How often: `once per turn (army)`; null where nothing limits it. */
  readonly limit: string | null
  /** What `limit` counts over, so that a screen can tick it off: null where it is not counted. */
  readonly per: 'phase' | 'turn' | 'round' | 'battle' | null
  /** Whether `limit` holds for each unit of `who` by itself; false where it is one for the whole army. */
  readonly each: boolean
  /** Whether the list has what it is used on, as far as the data says. */
  readonly usable: boolean
  /** Of the text about it (`text-id.ts`), or null. */
  readonly text: Id | null
}

/** A phase or moment of the game. */
export interface PlayPhase {
  readonly name: string
  readonly per: 'battle' | 'round' | 'turn'
  /** A moment rather than a phase: who has nothing to use at it passes it over. */
  readonly passing: boolean
}

/** Something that both players gain and spend. */
export interface PlayCounter {
  readonly id: Id
  readonly name: string
  /** As a cost names it (`PlayEntry.cost.counts`). */
  readonly short: string
  /**
   * What each player gets whenever a phase of this name begins, and whether what was left before is lost; null where that is not
   * the same in every game.
   */
  readonly gains: { readonly value: number; readonly phase: string; readonly anew: boolean } | null
}

/** A list as it is played. */
export interface PlaySheet {
  readonly entries: readonly PlayEntry[]
  readonly units: readonly PlayUnit[]
  /** Battle rounds of a game. */
  readonly rounds: number
  /** `system.phases` in the order of play, each with what it comes once in: a deployment in a battle, most in a turn. */
  readonly phases: readonly PlayPhase[]
  /** Counters that each player has, besides victory points: `CP`. */
  readonly counters: readonly PlayCounter[]
}

/** The sheet without the moments at which nothing of the list is used and nothing is gained; the one that is being played stays. */
export function withoutIdleMoments(sheet: PlaySheet, now?: string): PlaySheet {
  const { entries, counters, phases } = sheet
  const busy = new Set([
    ...entries.flatMap((entry) => entry.phases),
    ...counters.flatMap(({ gains }) => gains?.phase ?? []),
    ...(now === undefined ? [] : [now]),
  ])
  return { ...sheet, phases: phases.filter(({ name, passing }) => !passing || busy.has(name)) }
}
