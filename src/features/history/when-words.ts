const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** When something was, with the time of day: `today, 14:05`, `yesterday, 14:05`, `26 Nov, 14:05`, `26 Nov 2025, 14:05`. */
export function whenWords(time: string, now: Date): string {
  const then = new Date(time)
  return `${dayWords(then, now)}, ${clock.format(then)}`
}

function dayWords(then: Date, now: Date): string {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (then.toDateString() === now.toDateString()) return 'today'
  if (then.toDateString() === before.toDateString()) return 'yesterday'
  return (then.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(then)
}
