import type { Id, Roster, RosterGroup, RosterPick, RosterUnit } from './roster.ts'
import type { RuleText } from './rule-text.ts'
import type { Place } from './rule.ts'
import type { Ability, Sheet } from './sheet.ts'

/** A fact about a unit in one line of its card: label and value, in our words. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly tone?: 'warn'
}

export interface Keyword {
  /** In English, as rules compare it. */
  readonly name: string
  /** In the language of the interface, where that has another word for it; search finds it by both. */
  readonly called?: string
  /** True when the army grants it, false when the sheet prints it. */
  readonly granted: boolean
}

/** A size of a unit with its price. */
export interface SizePrice {
  readonly points: number
  readonly models: number
  /** What sets it apart from others with as many models (`3 Hunters and 3 Wolves`); empty where nothing does. */
  readonly kinds: string
}

/** What copies of a unit cost. */
export interface PriceRow {
  /** `Copies 1-3`, `4th and on`. */
  readonly label: string
  /** How much more than the first copy. */
  readonly add: number
  /** For each of the unit's sizes. */
  readonly points: readonly number[]
}

/** A unit as an army's list prints it, whether or not anyone has taken it. */
export interface Profile {
  readonly id: Id
  readonly name: string
  /** Sizes that have a price of their own, smallest first. */
  readonly sizes: readonly SizePrice[]
  /** What each size costs, a row for each span of copies of the unit; empty where the sizes say it all. */
  readonly prices: readonly PriceRow[]
  /** Null when the book with the sheet is not loaded or has none. */
  readonly sheet: Sheet | null
  readonly keywords: readonly Keyword[]
  readonly hero: boolean
  readonly unique: boolean
  readonly legends: boolean
  /** ISO date on which it leaves for Legends, or null. */
  readonly leaving: string | null
  /** Names it had before, for search. */
  readonly oldNames: readonly string[]
  /** What it may lead as short labels (`Any Infantry`, `0-1 Maw Nomad`); empty for one who leads nobody. */
  readonly leads: readonly string[]
  /** Notes as facts: cannot be reinforced, joins as ..., leaves on ... */
  readonly facts: readonly Fact[]
}

/** A pick resolved: what it is called and costs. */
export interface ArmyPick extends RosterPick {
  readonly name: string
  readonly points: number
  /** Names of what it brings: spells with casting values, manifestations. */
  readonly brings: readonly string[]
  /** Marks of one to three words: `2 DP`. */
  readonly tags: readonly string[]
  /** The rules that it is or brings, those that texts can be about. */
  readonly texts?: readonly RuleText[]
  /** True when no book has it. */
  readonly missing: boolean
}

/** A slot of the army or of a unit, with what fills it. */
export interface Slot {
  readonly id: Id
  readonly name: string
  readonly min: number
  readonly max: number
  /** What its picks use up of `max`: their number, or what they take of a budget. */
  readonly used: number
  /** What `used` and `max` count: `DP`; empty where it is the picks themselves. */
  readonly counts: string
  /** Whether nothing that can fill it ever costs points, so that there is no figure to show. */
  readonly free?: boolean
  /** Whether players may keep what fills it to themselves until it is used in a game. */
  readonly secret?: boolean
  readonly picks: readonly ArmyPick[]
  /** False where the army has nothing to offer for it. */
  readonly open: boolean
}

/** Choices of wargear that one kind of model has: how many carry each, and how many may. */
export interface ArmyWargear {
  readonly model: string
  readonly options: readonly {
    readonly name: string
    readonly count: number
    readonly max: number
  }[]
}

export interface ArmyUnit {
  readonly id: Id
  readonly roster: RosterUnit
  readonly group: Id
  readonly name: string
  /** Null for a unit that no book of this army has (`missing` or of another army). */
  readonly profile: Profile
  readonly known: boolean
  readonly leader: boolean
  /** The part it plays in its group, in a word (`Support`); empty where that goes without saying. */
  readonly part: string
  /** Why it costs more than others of its name (`4th copy +10`), or empty. */
  readonly extra: string
  /** Unit's own price at its size, without picks. */
  readonly points: number
  readonly models: number
  /** Health of all its models. */
  readonly wounds: number
  readonly marks: readonly Id[]
  readonly picks: readonly ArmyPick[]
  readonly slots: readonly Slot[]
  /** What of its wargear differs from the usual, in words: `2 × Power klaw`. */
  readonly carries: readonly string[]
  /** Empty where the sheet gives no choice, or is not at hand. */
  readonly wargear: readonly ArmyWargear[]
}

/** How a group looks and behaves, whatever game it is from. */
export type GroupStyle = 'own' | 'locked' | 'loose'

export interface ArmyGroup {
  readonly id: Id
  readonly roster: RosterGroup
  readonly kind: Id
  readonly style: GroupStyle
  /** What stands on its spine: `I`, `R`, `AUX`. */
  readonly numeral: string
  /** The heading that it stands under, in the order of `army.groups`; empty where groups need none. */
  readonly section: string
  /** The word written up its spine (`Attached`, `Transports`); empty where the numeral stands there. */
  readonly spine: string
  /** What the one unit of it is, in a word (`Transport`); empty where that goes without saying. */
  readonly sort: string
  /** Name of its leader or of the ready-made group. */
  readonly name: string
  readonly units: readonly ArmyUnit[]
  /** Points of all that belongs to the group, picks and surcharges too. */
  readonly points: number
  /** Places for units besides the leader, or null where there is no such limit. */
  readonly places: { readonly used: number; readonly max: number } | null
  /** What may join, in short (`Beastclaw, Infantry`), or a remark (`no surcharge; a second +20`). */
  readonly remark: string
  /** What a ready-made group can do beside its units. */
  readonly abilities?: readonly Ability[]
}

/**
 * One reason for points. Totals are sums of these and of nothing else. `kind`: `unit` the models, `surcharge` what comes on
 * top of them, anything else what is carried or chosen.
 */
export interface CostLine {
  readonly at: Place
  readonly kind: Id
  readonly label: string
  readonly points: number
}

/** A count that the head of the list shows: `5 drops`, `43 models`, `2 of 4 enhancements`. */
export interface Tally {
  readonly id: Id
  readonly label: string
  readonly value: number
  /** How many there may be; null where nothing limits them. */
  readonly max: number | null
}

/** An official points version by name (`v1.1, 22 July 2026`); `short` has room in a mark: `v1.1`. */
export interface PointsVersion {
  readonly id: Id
  readonly name: string
  readonly short: string
}

/** A roster resolved against the books; built once for each roster object and never changed. */
export interface Army {
  readonly roster: Roster
  /** `Ogor Mawtribes` or `Ogor Mawtribes: The Roving Maw`. */
  readonly title: string
  /** `short` has room in a stamp: `GHB 2026-27`. */
  readonly season: { readonly id: Id; readonly name: string; readonly short: string }
  /** The official points version it was resolved with; null where the data has none. */
  readonly prices: PointsVersion | null
  /** Of the data the army was resolved with: `29 July 2026`. */
  readonly dataDate: string
  /** What a line below the name says after the title: `Strike Force`, `points v1.2, 5 Aug 2026`. */
  readonly about: readonly string[]
  readonly groups: readonly ArmyGroup[]
  /** By short id. */
  readonly units: ReadonlyMap<Id, ArmyUnit>
  /** Army-wide slots in the order they are shown. */
  readonly slots: readonly Slot[]
  readonly costs: readonly CostLine[]
  readonly points: number
  readonly limit: number
  readonly tallies: readonly Tally[]
}
