/** Text with typographic marks replaced by the plain ones of a keyboard, and single spaces. */
export function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/\u00D7/g, 'x')
    .replace(/\s+/g, ' ')
    .trim()
}

function bare(text: string): string {
  return plain(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What two spellings of one name have in common: letters and digits only, no accents, no case. */
export function keyOf(name: string): string {
  return bare(name).replace(/[^a-z0-9]/g, '')
}

/** Id of a name: `Neave's Companions` is `neaves-companions`. */
export function slugOf(name: string): string {
  return bare(name)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Orders text the same way on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Values without repeats, ordered the same way on every machine. */
export function sortedUnique(values: Iterable<string>): string[] {
  return [...new Set(values)].toSorted(byText)
}
