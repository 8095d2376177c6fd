import type { Fact } from './army.ts'
import type { Edit } from './edit.ts'
import type { Id } from './roster.ts'
import type { RuleText } from './rule-text.ts'
import type { Place } from './rule.ts'
import type { TurnAid } from './turn-aid.ts'

/** A choice of the whole army that a pick opens to it: a force disposition. */
export interface Grant {
  /** What is chosen, in a word or two: `Force disposition`. */
  readonly what: string
  readonly name: string
  readonly chosen: boolean
  /** Chooses it; null where it is chosen already, or cannot be before the pick is. */
  readonly edit: Edit | null
}

/** A slot of a unit in which something is given, or may be. */
export interface GiftPlace {
  readonly place: Place
  /** The unit, told apart from others of its name. */
  readonly name: string
  readonly held: boolean
}

/** Something that units may have because a pick is in the list: an enhancement. */
export interface Gift {
  readonly id: Id
  readonly name: string
  readonly points: number
  /** Who may have it, in a few words. */
  readonly whom: string
  /** Marks of one to three words: `Upgrade`. */
  readonly tags: readonly string[]
  /** How many units of the list have it, and how many may. */
  readonly held: number
  readonly max: number
  /** Of the text about it (`text-id.ts`). */
  readonly text?: Id
  /** Units of the list that have it, then those that may. */
  readonly places: readonly GiftPlace[]
}

/** A pick of the whole army with all that it brings. */
export interface Brought {
  readonly id: Id
  readonly name: string
  /** What it takes of its slot's budget. */
  readonly used: number
  readonly grants: readonly Grant[]
  readonly facts: readonly Fact[]
  readonly gifts: readonly Gift[]
  /** What is special about some of the gifts, in sentences; mostly there is nothing. */
  readonly remarks: readonly string[]
  readonly aids: readonly TurnAid[]
  /** Rules that it brings beside its aids. */
  readonly rules?: readonly RuleText[]
}

/** What players look up about a list while they build and play it: the picks of one of its slots, with what they bring. */
export interface Overview {
  /** The slot of the army that the picks are in. */
  readonly slot: Id
  readonly picks: readonly Brought[]
}
