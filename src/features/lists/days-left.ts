import { BIN_AGE } from '../../store/take-stored.ts'
import { t } from '../../text/t.ts'

const DAY = 24 * 60 * 60 * 1000

/** Days until a list in the bin is erased for good, begun ones too: 1 on its last one. */
export function daysLeft(removed: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(removed) + BIN_AGE - now.getTime()) / DAY))
}

/** `90 days left`, `last day`. */
export function daysLeftWords(days: number): string {
  return t('{days, plural, =1 {last day} other {# days left}}', { days })
}
