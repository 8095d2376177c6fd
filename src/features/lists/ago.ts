import { date, t } from '../../text/t.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When something happened, as short as a row allows: `just now`, `5 min ago`, `yesterday`, `26 Nov`, `26 Nov 2025`. */
export function ago(time: string, now: Date): string {
  const then = new Date(time)
  const passed = now.getTime() - then.getTime()
  if (passed < MINUTE) return t('just now')
  if (passed < 60 * MINUTE) {
    return t('{count, number} min ago', { count: Math.floor(passed / MINUTE) })
  }
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY)
  if (days === 0) return t('{count, number} h ago', { count: Math.floor(passed / (60 * MINUTE)) })
  if (days === 1) return t('yesterday')
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return date(then, { day: 'numeric', month: 'short', ...year })
}

function startOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}
