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

/** `Scourge of Aqshy X`, `Scourge of Aqshy: X` and `X (Scourge of Aqshy)` as the last of these; marks of the catalogue stripped. */
export function unitName(name: string): string {
  const clean = plain(name.replace(/[\u2726\u2756\u00FE]/g, '').replace(/\[LEGENDS\]?/g, ''))
  const scourge = /^Scourge of (Aqshy|Ghyran):? (.+)$/.exec(clean)
  return scourge ? `${scourge[2]} (Scourge of ${scourge[1]})` : clean
}

/** Name of the standard unit that a Scourge variant stands in for; null for any other unit. */
export function standardName(name: string): string | null {
  return /^(.+) \(Scourge of (?:Aqshy|Ghyran)\)$/.exec(name)?.[1] ?? null
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
