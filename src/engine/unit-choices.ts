import type { Edit } from './edit.ts'
import type { Id } from './roster.ts'
import type { Place } from './rule.ts'

/** A number of models that a unit may have, or a mix of their kinds. */
export interface SizeChoice {
  readonly models: number
  /** What sets it apart from others with as many models (`3 Hunters and 3 Wolves`); empty where nothing does. */
  readonly kinds: string
  /** What the unit then costs, without its choices. */
  readonly points: number
  /** Its place among the sizes that have a price of their own (`profile.sizes`); null for one between two of them. */
  readonly column: number | null
  readonly now: boolean
  /** What the step to it is called: `Reinforce to 6`. */
  readonly label: string
  /** Keeps the mix of kinds and the wargear as far as they go with it. */
  readonly edit: Edit
}

/** Where a unit stands among copies of its name, in words for its card. */
export interface CopyWords {
  /** `4th of 5, at most 6`; `1 of at most 6`. */
  readonly which: string
  /** What taking one more is called: `Add a 5th`; empty where there are as many as there may be. */
  readonly another: string
}

/** Something that a unit has so many of, with the edits that lead to one fewer, one more, or all of them. */
export interface CountChoice {
  readonly id: Id
  readonly name: string
  readonly count: number
  readonly max: number
  /** What each costs. */
  readonly points: number
  readonly fewer: Edit | null
  readonly more: Edit | null
  readonly all: Edit | null
}

/** Choices that belong together: those of one option, or of one kind of model. */
export interface ChoiceGroup {
  readonly id: Id
  /** The models that may, for the heading over all of theirs; empty where that goes without saying. */
  readonly who: string
  /** What they are instead of: `Instead of Choppa`. */
  readonly title: string
  /** How many are taken, and the limits: `1 of 2, one for every 10 models`. */
  readonly sub: string
  /** What its player has to see to; empty where all is checked. */
  readonly warning: string
  /** None where the unit is not of the size for it. */
  readonly choices: readonly CountChoice[]
}

/** Units that one joins, or that join it. */
export interface JoinChoice {
  /** `Leader`, `Joins`. */
  readonly label: string
  /** What the way to the choice is called: `Attach a leader`; empty where there is no room for more. */
  readonly act: string
  readonly place: Place
  /** Units of the list that are joined with it. */
  readonly now: readonly Id[]
  /** Who may, by name. */
  readonly names: readonly string[]
}

/** All that can be chosen of a unit's models and what they carry. */
export interface UnitChoices {
  /** Smallest first; empty where there is one size only. */
  readonly sizes: readonly SizeChoice[]
  /** The row of `profile.prices` and the column of `profile.sizes` that the unit pays; null where there are no such rows. */
  readonly pays: { readonly row: number; readonly column: number } | null
  /** Null where copies are not counted, or there can be one only. */
  readonly copies: CopyWords | null
  /** Kinds of models whose numbers can be chosen. */
  readonly kinds: readonly CountChoice[]
  /** Those of the same models follow one another. */
  readonly wargear: readonly ChoiceGroup[]
  /** What is wrong with its wargear, a sentence each, and the nearest that has no fault. */
  readonly faults: readonly string[]
  readonly mend: Edit | null
  readonly joining: readonly JoinChoice[]
}

/** The choices of a unit that is not in the list: none. */
export const noChoices: UnitChoices = {
  sizes: [],
  pays: null,
  copies: null,
  kinds: [],
  wargear: [],
  faults: [],
  mend: null,
  joining: [],
}
