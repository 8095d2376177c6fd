import type { ReferenceEntry, ReferenceUnit } from '../../engine/reference.ts'

/**
 * Letters and digits in lower case, without accents and punctuation; words stay apart. The plus of a roll and the sign of
 * inches stay with their figure.
 */
export function plain(text: string): string {
  let made = known.get(text)
  if (made === undefined) known.set(text, (made = simplified(text)))
  return made
}

/** Names and sentences are the same with each letter typed. */
const known = new Map<string, string>()

function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(\d)\s?(?:''|["”″])/g, '$1"')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<!\d)"|(?<!\d)\+(?!\d)|[^a-z0-9+"]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Whether every word of the query begins a word of one of the texts; figures also without their sign, names also of several. */
export function found(query: string, texts: readonly string[]): boolean {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return true
  const hay = ` ${texts.map(plain).join(' ')}`
  const bare = hay.replaceAll(/[+"]/g, ' ')
  return words.map(singular).every((word) => hay.includes(` ${word}`) || bare.includes(` ${word}`))
}

/** `charges` finds `charge rolls`. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** A rule by name, with what is said of it. */
export interface Spoken {
  readonly name: string
  readonly said: string
}

/** Something found: `by` names the rules that say what was asked for; empty where its own names do. */
export interface Found<T> {
  readonly thing: T
  readonly by: readonly string[]
}

function foundBy<T>(
  thing: T,
  query: string,
  names: readonly string[],
  rules: readonly Spoken[],
): readonly Found<T>[] {
  if (found(query, names)) return [{ thing, by: [] }]
  const by = rules.filter(({ name, said }) => found(query, [...names, name, said]))
  return by.length > 0 ? [{ thing, by: by.map(({ name }) => name) }] : []
}

/** Units that a query finds by name, old name or keyword, or by what is said of their rules. */
export function findUnits(
  units: readonly ReferenceUnit[],
  query: string,
  rulesOf: (unit: ReferenceUnit) => readonly Spoken[] = () => [],
): readonly Found<ReferenceUnit>[] {
  return units.flatMap((unit) => {
    const { name, oldNames, keywords } = unit.profile
    const words = keywords.flatMap((one) => [one.name, one.called ?? []].flat())
    const names = [name, ...oldNames, ...words]
    return foundBy(unit, query, names, rulesOf(unit))
  })
}

/** Entries that a query finds by name, by what belongs to them, or by what is said of it. */
export function findEntries(
  entries: readonly ReferenceEntry[],
  query: string,
  rulesOf: (entry: ReferenceEntry) => readonly Spoken[] = () => [],
): readonly ReferenceEntry[] {
  return entries.flatMap((entry) => {
    const armies = (entry.armies ?? []).map(({ name }) => name)
    const all = foundBy(entry, query, [entry.name, ...entry.words, ...armies], rulesOf(entry))
    return all.map(({ thing }) => thing)
  })
}
