import { date, t } from '../../text/t.ts'

const clock = { hour: '2-digit', minute: '2-digit' } as const
const sameYear = { day: 'numeric', month: 'short' } as const
const otherYear = { ...sameYear, year: 'numeric' } as const

/** When something was, with the time of day: `today, 14:05`, `yesterday, 14:05`, `26 Nov, 14:05`, `26 Nov 2025, 14:05`. */
export function whenWords(time: string, now: Date): string {
  const then = new Date(time)
  return t('{day}, {time}', { day: dayWords(then, now), time: date(then, clock) })
}

function dayWords(then: Date, now: Date): string {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (then.toDateString() === now.toDateString()) return t('today')
  if (then.toDateString() === before.toDateString()) return t('yesterday')
  return date(then, then.getFullYear() === now.getFullYear() ? sameYear : otherYear)
}
