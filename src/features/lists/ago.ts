const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** When something happened, as short as a row allows: `just now`, `5 min ago`, `yesterday`, `26 Nov`, `26 Nov 2025`. */
export function ago(time: string, now: Date): string {
  const then = new Date(time)
  const passed = now.getTime() - then.getTime()
  if (passed < MINUTE) return 'just now'
  if (passed < 60 * MINUTE) return `${Math.floor(passed / MINUTE)} min ago`
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY)
  if (days === 0) return `${Math.floor(passed / (60 * MINUTE))} h ago`
  if (days === 1) return 'yesterday'
  return (then.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(then)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
