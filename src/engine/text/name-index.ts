import { distance, nameKey } from '../names.ts'

/** What a name in a text was taken for. */
export interface NameMatch<Entry> {
  readonly entry: Entry
  /** `near` where the words are not quite a name of the entry. */
  readonly how: 'exact' | 'near'
  /** Near in small words or the plural only (`Jakhal` for `Jakhals`). */
  readonly alike?: true
}

/** Entries that can be looked up by what players write. */
export interface NameIndex<Entry> {
  /** The entries of a name, in their order; several where two things have one name. */
  readonly exact: (words: string) => readonly Entry[]
  /** The one entry that the words name but for the plural and small words; quick, as nothing near is looked for. */
  readonly alike: (words: string) => NameMatch<Entry> | null
  /** The one entry that the words must mean; null where none is near, or two are equally near. */
  readonly match: (words: string) => NameMatch<Entry> | null
  /** The entries nearest to the words, at most five, the nearest first; then those that share a good part of the words. */
  readonly nearest: (words: string) => readonly Entry[]
  /** The one entry whose name has all the words (`Vhordrai` of `Prince Vhordrai`); of several the plainest, if there is one. */
  readonly within: (words: string) => Entry | null
}

const small = new Set(['and', 'the', 'of', 'with', 'w', 'in', 'on', 'a'])

/** The words of a name, without small ones and plural ends. */
function looseWords(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\p{Mark}]/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (word.length > 3 ? singular(word) : word))
}

/** What the singular and the plural of a word have in common: `legionary`, `wolf`, `knife`, `guardsman`, `wych`, `boy` of `boyz`. */
function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`
  return word
    .replace(/(?:(?<=[sxz]|ch|sh)es|(?<!s)s|(?<=[^sz])z)$/, '')
    .replace(/(?<=ch|sh|[fv])e$/, '')
}

/** `Jakhals with Mauler Chainblade` and `Jakhal w/ mauler chainblades` are one. */
function looseKey(name: string): string {
  return looseWords(name).join('')
}

/** So many unlike lookups are remembered; a text with more of them is no list. */
const mostRemembered = 2000
const longest = 90
const mostNearest = 5

interface Keyed<Entry> {
  readonly entry: Entry
  readonly loose: string
}

interface Near<Entry> {
  readonly entry: Entry
  readonly apart: number
}

/**
 * How far words are from a name, in letters; one name at the end or beginning of the other counts as near, unless it is only a
 * word or two of a sentence.
 */
function apartOf(words: string, name: string, most: number): number {
  const longer = words.length >= name.length ? words : name
  const shorter = longer === words ? name : words
  const within =
    shorter.length > 5 &&
    shorter.length * 2.5 >= words.length &&
    (longer.endsWith(shorter) || longer.startsWith(shorter))
  return Math.min(distance(words, name, most), within ? 3 : most)
}

function nearOf<Entry>(words: string, keyed: readonly Keyed<Entry>[]): readonly Near<Entry>[] {
  const key = looseKey(words).slice(0, longest)
  if (key.length < 3) return []
  const most = Math.max(4, Math.ceil(key.length / 2.5))
  const best = new Map<Entry, number>()
  for (const { entry, loose } of keyed) {
    const apart = apartOf(key, loose, most)
    if (apart < Math.min(most, best.get(entry) ?? most)) best.set(entry, apart)
  }
  return [...best]
    .map(([entry, apart]) => ({ entry, apart }))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, mostNearest)
}

interface Keys<Entry> {
  readonly byKey: ReadonlyMap<string, readonly Entry[]>
  readonly byLoose: ReadonlyMap<string, readonly Entry[]>
  readonly keyed: readonly Keyed<Entry>[]
}

function keysOf<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  keyOf: (name: string) => string,
): Keys<Entry> {
  const byKey = new Map<string, Entry[]>()
  const byLoose = new Map<string, Entry[]>()
  const keyed: Keyed<Entry>[] = []
  const put = (map: Map<string, Entry[]>, key: string, entry: Entry) => {
    const all = map.get(key)
    if (!all) map.set(key, [entry])
    else if (!all.includes(entry)) all.push(entry)
  }
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const loose = looseKey(name).slice(0, longest)
      put(byKey, keyOf(name), entry)
      put(byLoose, loose, entry)
      keyed.push({ entry, loose })
    }
  }
  return { byKey, byLoose, keyed }
}

/**
 * An index of names. `namesOf` gives all that an entry is called, its aliases too; `keyOf` is what two ways to write a name
 * have in common, in the game's own view (a season before or after the name).
 */
export function nameIndex<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  keyOf: (name: string) => string = nameKey,
): NameIndex<Entry> {
  const { byKey, byLoose, keyed } = keysOf(entries, namesOf, keyOf)
  const near = remembered((words) => nearOf(words, keyed))
  const exact = (words: string) => byKey.get(keyOf(words)) ?? []
  const alike = (words: string): NameMatch<Entry> | null => {
    const [same] = exact(words)
    if (same !== undefined) return { entry: same, how: 'exact' }
    const [loose, other] = byLoose.get(looseKey(words).slice(0, longest)) ?? []
    if (loose === undefined || other !== undefined) return null
    return { entry: loose, how: 'near', alike: true }
  }
  const match = (words: string): NameMatch<Entry> | null => {
    const same = alike(words)
    if (same) return same
    const [first, second] = near(words)
    const most = Math.max(1, Math.floor(looseKey(words).length / 5))
    if (!first || first.apart > most || second?.apart === first.apart) return null
    return { entry: first.entry, how: 'near' }
  }
  const bags = remember(() =>
    entries.map((entry) => ({
      entry,
      bags: namesOf(entry).map((name) => new Set(looseWords(name))),
    })),
  )
  const plainest = remembered((words) => plainestWith(looseWords(words), bags()))
  return {
    exact,
    alike,
    match,
    nearest: (words) => {
      const found = near(words).map(({ entry }) => entry)
      const sharing = found.length < mostNearest ? sharingWith(looseWords(words), bags()) : []
      return [...new Set([...found, ...sharing])].slice(0, mostNearest)
    },
    within: plainest,
  }
}

function remembered<Value>(make: (words: string) => Value): (words: string) => Value {
  const known = new Map<string, Value>()
  return (words) => {
    const before = known.get(words)
    if (before !== undefined) return before
    const value = make(words)
    if (known.size < mostRemembered) known.set(words, value)
    return value
  }
}

function remember<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

interface Bagged<Entry> {
  readonly entry: Entry
  readonly bags: readonly ReadonlySet<string>[]
}

/** Entries that have words in common with these, of at least four letters and two fifths of all; the most first. */
function sharingWith<Entry>(
  words: readonly string[],
  entries: readonly Bagged<Entry>[],
): readonly Entry[] {
  const told = words.filter((word) => word.length > 3)
  const least = words.join('').length * 0.4
  if (told.length === 0) return []
  return entries
    .map(({ entry, bags }) => ({
      entry,
      shared: Math.max(
        0,
        ...bags.map((bag) => told.filter((word) => bag.has(word)).join('').length),
      ),
    }))
    .filter(({ shared }) => shared > 0 && shared >= least)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostNearest)
    .map(({ entry }) => entry)
}

/** Of all that have the words the one that the others only add to: a standard unit rather than its variants. */
function plainestWith<Entry>(
  words: readonly string[],
  entries: readonly Bagged<Entry>[],
): Entry | null {
  if (words.join('').length < 4) return null
  const found = entries
    .flatMap(({ entry, bags }) =>
      bags.filter((bag) => words.every((word) => bag.has(word))).map((bag) => ({ entry, bag })),
    )
    .toSorted((a, b) => a.bag.size - b.bag.size)
  const [first] = found
  if (!first) return null
  const own = [...first.bag]
  const sure = found.every(
    ({ entry, bag }) =>
      entry === first.entry || (bag.size > own.length && own.every((word) => bag.has(word))),
  )
  return sure ? first.entry : null
}
