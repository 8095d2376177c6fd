/** What texts that others read have in every language of the screens: the English. */

/** `a, b and c`. */
export function englishList(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `1 June 2027` of a day as the data has it; what is no day stays as it is. */
export function englishDate(iso: string): string {
  const day = Date.parse(iso)
  return Number.isNaN(day) ? iso : days.format(day)
}
