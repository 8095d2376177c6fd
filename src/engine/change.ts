import type { Id } from './roster.ts'
import type { SeenFinding, SeenRow } from './seen.ts'

/**
 * What became of a row. `missing`: the data no longer knows it, or has no price for it. `merged`: several that had names of their
 * own are one now. `changed`: it costs the same, something in it is different.
 */
export type ChangeKind =
  | 'same'
  | 'changed'
  | 'dearer'
  | 'cheaper'
  | 'renamed'
  | 'added'
  | 'removed'
  | 'missing'
  | 'merged'

/** Words that gave way to others: `Models`, from `10 models` to `20 models`. Empty where there was, or is, nothing. */
export interface WordChange {
  readonly what: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export type ChangeSide = Pick<SeenRow, 'name' | 'points'>

/** A row before and after; null on the side where it is not there. */
export interface ChangeRow {
  readonly key: string
  /** The unit of the roster; null for what is none. */
  readonly unit: Id | null
  readonly kind: ChangeKind
  /** What kind of choice it is; empty for units. */
  readonly what: string
  /** How large it is: `6 models`; empty for single models and for choices. */
  readonly size: string
  readonly before: ChangeSide | null
  readonly after: ChangeSide | null
  /** Of what the list pays for it. */
  readonly change: number
  /** Whether the data knows it now, or knew it last. */
  readonly known: boolean
  /** Of merged ones: the names that they had. */
  readonly from: readonly string[]
  readonly details: readonly WordChange[]
}

export interface ChangeBlock {
  readonly id: Id
  readonly mark: string
  readonly title: string
  readonly rows: readonly ChangeRow[]
}

/** Figures before and after, and the second less the first. */
export interface Shift {
  readonly before: number
  readonly after: number
  readonly change: number
}

/** All that differs between two states of a list. */
export interface Changes {
  /** Every row, in the order of the list as it is after; what is gone stands last. */
  readonly blocks: readonly ChangeBlock[]
  /** What differs of the army as a whole: its name, season, points version, limit. */
  readonly head: readonly WordChange[]
  readonly points: Shift
  readonly limit: Shift
  /** How many rows there are of each kind. */
  readonly counts: Readonly<Record<ChangeKind, number>>
  /** Findings that were not there before, or were smaller, and those that are not there any more, or are smaller. */
  readonly fresh: readonly SeenFinding[]
  readonly healed: readonly SeenFinding[]
}
