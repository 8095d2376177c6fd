import type { Id } from './roster.ts'

/** Numbers by name: models by kind, or deviations from the default loadout by `<option>.<choice>`. */
export type Counts = Readonly<Record<string, number>>

/** An item by its place in the sheet's list, and how many of it. */
export type ItemCount = readonly [item: number, count: number]

/**
 * What models of a unit may have instead of, or besides, their default. `n` and the place of a choice in `to` never change: a
 * deviation is called `<n>.<place>`. One use is one model taking up the option.
 */
export interface LoadoutOption {
  readonly n: number
  /** Kinds that may use it; absent: all. */
  readonly who?: readonly Id[] | undefined
  /** What it gives belongs to the unit and not to a model. */
  readonly unit?: true | undefined
  /** What a use gives up: one of these sets. Absent: nothing. */
  readonly from?: readonly (readonly ItemCount[])[] | undefined
  /** Null where a choice was withdrawn. */
  readonly to: readonly (readonly ItemCount[] | null)[]
  /** Choices that a use may make, 1 if absent; each another one unless `same`. */
  readonly pick?: number | undefined
  readonly same?: true | undefined
  /** Uses by one model, 1 if absent. */
  readonly times?: number | undefined
  /** Uses in the unit, or for every full `per` models of it. Absent: as many as models; with `per` or `unit`: 1. */
  readonly max?: number | undefined
  readonly per?: number | undefined
  /** Kinds that `per` counts, where it is not all of them. */
  readonly perOf?: readonly Id[] | undefined
  /** Uses of one choice in the unit; the same again for every further full `eachPer` models. */
  readonly each?: number | undefined
  readonly eachPer?: number | undefined
  /** Every model that may use it does, or none. */
  readonly all?: true | undefined
  readonly minModels?: number | undefined
  readonly maxModels?: number | undefined
  /** A model needs all of one of these sets, and keeps them; it never has one of those. */
  readonly with?: readonly (readonly number[])[] | undefined
  readonly without?: readonly number[] | undefined
  /** What it gives stays: no other option replaces it. */
  readonly locks?: true | undefined
  /** Its conditions are not known: nothing but its numbers is checked. */
  readonly free?: true | undefined
}

/** The part of a datasheet that says how its models are armed. */
export interface LoadoutSheet {
  /** Names; an item is its place. */
  readonly items: readonly string[]
  readonly models: readonly { readonly id: Id }[]
  /** What the unit is made of, one of these; the first is the usual one. */
  readonly compositions: readonly (readonly {
    readonly kind: Id
    readonly min: number
    readonly max: number
  }[])[]
  /** What each model of these kinds has by default; entries for one kind add up. */
  readonly loadout: readonly {
    readonly kinds: readonly Id[]
    readonly items: readonly ItemCount[]
  }[]
  readonly options: readonly LoadoutOption[]
  /** Items of which no model has two, and sets of items of which it has one at most. */
  readonly singles?: readonly number[] | undefined
  readonly apart?: readonly (readonly number[])[] | undefined
}

/** Models armed alike. */
export interface Armed {
  /** Null for what belongs to the unit; it then stands for one bearer. */
  readonly kind: Id | null
  readonly models: number
  /** What each of them has. */
  readonly items: readonly ItemCount[]
}

/**
 * Why a deviation cannot stand. `unknown`: the sheet has no such choice. `too-many`: the option is used too often.
 * `few-models`, `many-models`: the unit has too few or too many models for it. `not-all`: every model or none. `repeated`: the
 * same choice too often. `no-model`: more choices than models. `no-item`: what it gives up is not there. `condition`: another
 * item is missing or in the way.
 */
export type LoadoutFaultKind =
  | 'unknown'
  | 'too-many'
  | 'few-models'
  | 'many-models'
  | 'not-all'
  | 'repeated'
  | 'no-model'
  | 'no-item'
  | 'condition'

export interface LoadoutFault {
  readonly kind: LoadoutFaultKind
  /** The deviation at fault, or the first of the option's. */
  readonly key: string
  /** -1 where unknown. */
  readonly option: number
  /** Null where the fault is that of the whole option. */
  readonly choice: number | null
  /** What is taken, and the most that may be: of the choice, or of the whole option. */
  readonly count: number
  readonly max: number
}

export interface Loadout {
  /** How many of each item the whole unit has, by item. */
  readonly totals: readonly number[]
  readonly armed: readonly Armed[]
  readonly faults: readonly LoadoutFault[]
}
