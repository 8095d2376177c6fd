import type { ReferenceEntry, ReferenceUnit } from '../../engine/reference.ts'

/** Letters and digits in lower case, without accents and punctuation; words stay apart. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Whether every word of the query begins a word of one of the texts. */
export function found(query: string, texts: readonly string[]): boolean {
  const words = plain(query).split(' ').filter(Boolean)
  const hay = ` ${texts.map(plain).join(' ')}`
  return words.every((word) => hay.includes(` ${word}`))
}

/** Units that a query finds by name, old name or keyword. */
export function findUnits(
  units: readonly ReferenceUnit[],
  query: string,
): readonly ReferenceUnit[] {
  return units.filter(({ profile }) =>
    found(query, [
      profile.name,
      ...profile.oldNames,
      ...profile.keywords.map((keyword) => keyword.name),
    ]),
  )
}

/** Entries that a query finds by name or by what belongs to them. */
export function findEntries(
  entries: readonly ReferenceEntry[],
  query: string,
): readonly ReferenceEntry[] {
  return entries.filter((entry) =>
    found(query, [entry.name, ...entry.words, ...(entry.armies ?? []).map(({ name }) => name)]),
  )
}
