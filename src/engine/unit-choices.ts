import type { Edit } from './edit.ts'
import type { Id } from './roster.ts'

/** A number of models that a unit may have. */
export interface SizeChoice {
  readonly models: number
  /** What the unit then costs, without its choices. */
  readonly points: number
  /** Whether it has a price row of its own; the others lie between two rows. */
  readonly priced: boolean
  readonly now: boolean
  /** What the step to it is called: `Reinforce to 6`. */
  readonly label: string
  readonly edit: Edit
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
  readonly title: string
  /** Who may, and how many of them do: `Boyz, 1 of 2`. */
  readonly sub: string
  readonly choices: readonly CountChoice[]
}

/** All that can be chosen of a unit's models and what they carry. */
export interface UnitChoices {
  /** Smallest first; empty where there is one size only. */
  readonly sizes: readonly SizeChoice[]
  /** Kinds of models whose numbers can be chosen. */
  readonly kinds: readonly CountChoice[]
  readonly wargear: readonly ChoiceGroup[]
  /** Weapons by name and how many models carry each; null where the data does not say. */
  readonly carried: Readonly<Record<string, number>> | null
}
