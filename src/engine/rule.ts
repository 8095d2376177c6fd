import type { KeptWords } from '../text/kept-words.ts'
import type { Message } from '../text/t.ts'
import type { Edit } from './edit.ts'
import type { Id } from './roster.ts'

/**
 * Where a rule is printed: publication and section, shown as `Core Rules 3.1`, a section without a number after a comma. The text
 * itself is never copied.
 */
export interface Cite {
  readonly source: string
  readonly section: string
}

/** What a breach is about; the screen can jump to it. */
export interface Place {
  readonly group?: Id
  readonly unit?: Id
  /** A slot of the army, or of `unit` when that is given. */
  readonly slot?: Id
}

export type Severity = 'error' | 'warning' | 'note'

/** A change that mends a finding: an edit with the words of its button and what it does to the total. */
export interface Fix {
  readonly label: string
  /** The label as a step of undo keeps it, of what mends a finding. */
  readonly kept?: KeptWords
  readonly edit: Edit
  /** Change of the total in points, signed. */
  readonly change: number
}

/** One place where a rule is not kept. `say`: one sentence with numbers and names; `lead`: its first, strongest part. */
export interface Breach {
  readonly at: Place
  readonly say: string
  readonly severity?: Severity
  /** By how much, where that can be counted (`4 of 3` is 1); 1 where it can't. */
  readonly amount?: number
  /** Short ids of all units concerned, for highlighting. */
  readonly units?: readonly Id[]
  /** Two or three words for a tag on the unit's row (`4th of 3`). */
  readonly tag?: string
  /** Where exactly it is printed, where the rule is printed in several places: on the page of a detachment, of a faction. */
  readonly cite?: Cite
  /**
   * Edits that may mend it, the least destructive first; only those that preview shows to help are offered. Their labels are made
   * when they are asked for, so that undo can keep what they are made of.
   */
  readonly fixes?: () => readonly Omit<Fix, 'change'>[]
}

/** A sentence of the rulebook that can be broken. */
export interface Rule<Army> {
  readonly id: Id
  readonly name: Message
  readonly cite: Cite
  readonly check: (army: Army) => readonly Breach[]
}

/** What validation reports: a breach with its rule. */
export interface Finding {
  readonly rule: Id
  readonly name: string
  /** `Core Rules 3.1`. */
  readonly citation: string
  readonly severity: Severity
  readonly say: string
  readonly at: Place
  readonly amount: number
  readonly units: readonly Id[]
  readonly tag: string | null
  /** Computed when asked for: trying every fix costs time. */
  readonly fixes: () => readonly Fix[]
  /** Tries one fix of those still to be tried; whether all are, so that `fixes` has them at hand. */
  readonly tryFix: () => boolean
}
