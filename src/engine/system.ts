import type { Army, Profile } from './army.ts'
import type { Brought, Overview } from './brought.ts'
import type { Drop } from './drop.ts'
import type { Edit } from './edit.ts'
import type { Outfit } from './outfit.ts'
import type { PlayMoments } from './play-moment.ts'
import type { PlaySheet } from './play.ts'
import type { Reference, ReferenceSection } from './reference.ts'
import type { Id, Roster } from './roster.ts'
import type { RuleText } from './rule-text.ts'
import type { Fix, Place, Rule } from './rule.ts'
import type { TurnAid } from './turn-aid.ts'
import type { UnitChoices } from './unit-choices.ts'

/** A column of a stat line or weapon table. */
export interface Column {
  readonly id: Id
  readonly label: string
  readonly short: string
}

/** A place that can be filled: it has a name, a state and candidates. */
export interface OpenPlace {
  readonly place: Place
  /** What stands on its spine (`III`, `AUX`, `+`). */
  readonly numeral: string
  readonly title: string
  /** As a button beside a plus says it (`Regiment`), or the name of the group that it is in; without it the title. */
  readonly name?: string
  /** `1 of 3 places, Beastclaw, Infantry`. */
  readonly sub: string
  readonly used: number
  /** Infinity where there is no limit. */
  readonly max: number
  /** `units` are taken into a group, `picks` fill a slot. */
  readonly kind: 'units' | 'picks'
}

/**
 * Something that may fill a place. `fits`: no new error. `over`: its only new error is the points limit. `refused`: it breaks
 * a rule, named in `reason`.
 */
export interface Candidate {
  readonly id: Id
  readonly name: string
  readonly status: 'fits' | 'over' | 'refused'
  /** Change of the total in points, surcharge included. */
  readonly points: number
  /** What it takes of the budget that its slot counts: `2` of DP; 0 where the slot has none. */
  readonly takes: number
  /** Points left afterwards, negative when over. */
  readonly left: number
  readonly edit: Edit
  /** Why not, one sentence; null when it fits. */
  readonly reason: string | null
  readonly rule: Id | null
  /** Where it would fit instead, as edits. Computed when asked for. */
  readonly elsewhere: () => readonly Fix[]
  /** How many the list has already. */
  readonly taken: number
  readonly profile: Profile | null
  /** Marks of one to three words: `2 DP`. */
  readonly tags: readonly string[]
  /** For picks: what it brings; for ready-made groups: its units. */
  readonly brings: readonly string[]
  /** More words that search finds it by: keywords, old names, the table it is of. */
  readonly words: readonly string[]
  /** The rules that it is or brings, those that texts can be about. */
  readonly texts?: readonly RuleText[]
}

/** An army that a list can be begun with. */
export interface ArmyChoice {
  readonly faction: Id
  readonly variant: Id | null
  readonly name: string
  /** `Destruction`, `Order`, ... */
  readonly alliance: string
  readonly legends: boolean
  /** Armies without a page of their own that are built as this one: found by these names too. */
  readonly includes?: readonly string[]
}

/** The words of a game for things that every game has. */
export interface Words {
  readonly game: string
  readonly shortGame: string
  /** A tag for rows where little room is: `AoS`. */
  readonly tagGame: string
  readonly sheet: string
  readonly sheets: string
  readonly group: string
  readonly groups: string
  readonly variant: string
  /** Before the names of those that a unit may lead or join: `Leads`. */
  readonly leads: string
  /** Before the names of those that may lead or join it: `May be led by`. */
  readonly ledBy: string
  readonly firstStep: string
  /** What comes after the first step, for an empty list; after its first unit, once that is the step. */
  readonly afterFirst: string
  readonly afterUnit: string
  /** What can be looked up of a faction without a list: `Warscrolls, lores and enhancements`. */
  readonly lookUp: string
  /** What `turnAids` gives: `Stratagems`. */
  readonly aids: string
  /** Whether a list is begun with the choices of the whole army, which then stand above its units. */
  readonly choicesFirst: boolean
  /** The tally that stands beside the total; null: what is left of the points. */
  readonly headTally: Id | null
}

/** All that shared code asks of a game. `Data` is what its books look like once loaded. */
export interface System<Data = unknown, A extends Army = Army> {
  readonly id: Id
  readonly words: Words
  /** Points limits on offer, smallest first, and the usual one. */
  readonly sizes: readonly number[]
  readonly usualSize: number
  readonly seasons: readonly { readonly id: Id; readonly name: string }[]
  /** Official points versions that the data has, newest first. */
  readonly priceBooks: (
    data: Data,
  ) => readonly { readonly id: Id; readonly name: string; readonly date: string }[]
  readonly stats: readonly Column[]
  /** Phases and moments of a turn that `turnAids` name, in the order of play. */
  readonly phases: readonly string[]
  readonly weaponColumns: Readonly<Record<'melee' | 'ranged', readonly Column[]>>
  readonly rules: readonly Rule<A>[]
  /** Ids of the books that a roster needs to be resolved in full, those of guests included. */
  readonly booksOf: (roster: Roster, data: Data) => readonly Id[]
  /** Whether the data has the roster's faction, and what replaces its list. */
  readonly knows: (roster: Roster, data: Data) => boolean
  /** A list without units, on the newest points version of the data. */
  readonly emptyRoster: (
    choice: { faction: Id; variant: Id | null; limit: number; name: string },
    data: Data,
  ) => Roster
  readonly resolve: (roster: Roster, data: Data) => A
  /**
   * The same army by the names that everything has in English: texts that others read, and what is kept of a list, have those
   * whatever language the screens have.
   */
  readonly official: (army: A) => A
  /** Another roster resolved with the data that this army was resolved with. */
  readonly again: (army: A, roster: Roster) => A
  /** Armies that a list can be begun with, in the order they are shown. */
  readonly armies: (data: Data) => readonly ArmyChoice[]
  /** Places that can be filled now, in roster order: new group, each group, army slots, the slots of each unit. */
  readonly places: (army: A) => readonly OpenPlace[]
  /**
   * Everything that could fill the place: what fits first, then what is over, then what is refused; by points, then name. A pick
   * that is taken already is offered with the edit that takes it away.
   */
  readonly candidates: (army: A, place: Place) => readonly Candidate[]
  /** Where a unit could move, allowed moves only, with the change in points. */
  readonly moves: (army: A, unit: Id) => readonly Fix[]
  /**
   * What comes of dragging a unit onto each other group of the list, refusals too, and to the places beside them that it could
   * go to. Worked out when a drag begins; empty for a unit that stays where it is.
   */
  readonly drops: (army: A, unit: Id) => readonly Drop[]
  /** What an edit does, for undo and toasts: `Remove Gluttons`. */
  readonly describe: (army: A, edit: Edit) => string
  /** Ids of books that the candidates of a place need beyond those at hand; load them, then ask again. */
  readonly missingBooks: (army: A, place: Place) => readonly Id[]
  /** What can be chosen of a unit's models and wargear; worked out when asked for. */
  readonly unitChoices: (army: A, unit: Id) => UnitChoices
  /** A unit's models and only what they carry; null where the data does not say it, or has no sheet of the unit. */
  readonly outfit: (army: A, unit: Id) => Outfit | null
  /** What a candidate for one of the army's slots brings in full; null where there is no more to say of it. */
  readonly details: (army: A, slot: Id, candidate: Id) => Brought | null
  /** The choices of the whole army with all that they bring; null in a game where there is not so much to look up. */
  readonly overview: (army: A) => Overview | null
  /** What the list gives its player to use in the game, in the order of its sources. */
  readonly turnAids: (army: A) => readonly TurnAid[]
  /** Ids of the books whose moments `playSheet` takes for an army. */
  readonly playBooks: (army: A) => readonly Id[]
  /** A list as it is played: what it can use, when, and who. What the moments lack is taken as always on. */
  readonly playSheet: (army: A, moments: PlayMoments) => PlaySheet
  /** Everything about an army that can be looked up without a list; its books must be loaded. */
  readonly reference: (data: Data, faction: Id, variant: Id | null) => Reference
  /** What belongs to no army alone (Regiments of Renown, universal lores); needs no book. */
  readonly sharedReference: (data: Data) => readonly ReferenceSection[]
}
