import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { QrCode } from '../../ui/qr-code.ts'
import type { RuleWords } from '../../ui/rule-words.ts'
import type { PaperContent } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import type { RuleEntry } from './rule-refs.ts'

/** A QR code that leads to the list, and the address that it stands for. */
export interface PaperLink {
  readonly code: QrCode
  readonly host: string
}

/** All that a page draws from. */
export interface PaperSource {
  readonly system: System
  readonly choice: PrintChoice
  readonly content: PaperContent
  /** What there is to say about the rules now; other words, another source, since texts have heights. */
  readonly words: RuleWords
  /** What the appendix says; empty where there is none. */
  readonly rules: readonly RuleEntry[]
  /** Null while it is made, where it is not asked for, and for a list that is too long for one. */
  readonly link: PaperLink | null
  /** The day, as the foot shows it. */
  readonly printed: string
}

/** How many faults the list has, in words. */
export function stateWords({ faults }: PaperContent): string {
  return t('{count, plural, =0 {in order} one {# fault} other {# faults}}', {
    count: faults.length,
  })
}
