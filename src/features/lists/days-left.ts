import { BIN_AGE } from '../../store/take-stored.ts'

const DAY = 24 * 60 * 60 * 1000

/** Whole days until a list in the bin is erased for good, 0 on its last one. */
export function daysLeft(removed: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(removed) + BIN_AGE - now.getTime()) / DAY))
}

/** `90 days left`, `1 day left`, `last day`. */
export function daysLeftWords(days: number): string {
  if (days === 0) return 'last day'
  return days === 1 ? '1 day left' : `${days} days left`
}
