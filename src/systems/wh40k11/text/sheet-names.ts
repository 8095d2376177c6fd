import { nameKey } from '../../../engine/names.ts'
import type { Id } from '../../../engine/roster.ts'
import { nameIndex, type NameIndex } from '../../../engine/text/name-index.ts'
import type { SheetData } from '../schema.ts'
import { shortFor } from './initials.ts'

/** What words under a unit can mean by its datasheet: kinds of models, or items. */
export interface Thing {
  readonly name: string
  /** Several where the sheet tells models apart that lists call alike. */
  readonly models: readonly Id[]
  readonly items: readonly number[]
  /** Whether the words are its name, but for the plural. */
  readonly sure: boolean
}

/** What the names of one datasheet mean. */
export interface SheetNames {
  /** What the words name, but for the plural. */
  readonly sure: (words: string) => Thing | null
  /** The same, or what comes near to the words, which takes longer. */
  readonly thing: (words: string) => Thing | null
  /** Names of the sheet nearest to the words. */
  readonly nearest: (words: string) => readonly string[]
}

interface Entry {
  readonly name: string
  readonly names: string[]
  readonly models: Id[]
  readonly items: number[]
}

/** So many lookups are remembered of a sheet. */
const remembered = 500
/** Words longer than this are several names, or prose. */
const longest = 90

const none: SheetNames = { sure: () => null, thing: () => null, nearest: () => [] }
const known = new WeakMap<SheetData, SheetNames>()

/** What tells models or items of one name apart: `(plasma gun)`, `w/ blaster`, ` - standard`. */
function plainName(name: string): string {
  return name.replace(/ ?\(.*\)$| w\/ .*$| - [^-]*$/, '')
}

/** The names of a datasheet; nothing where there is none. */
export function sheetNames(sheet: SheetData | null): SheetNames {
  if (!sheet) return none
  const before = known.get(sheet)
  if (before) return before
  const entries = entriesOf(sheet)
  const index = nameIndex(entries, (entry) => entry.names)
  const shortened = remembering((words) => shortenedTo(entries, words))
  const sure = remembering((words) => surely(index, words) ?? sureOf(shortened(words)))
  const names: SheetNames = {
    sure,
    thing: remembering((words) => sure(words) ?? shortened(words) ?? nearly(index, words)),
    nearest: (words) => [
      ...new Set([...meantBy(entries, words), ...index.nearest(words)].map(({ name }) => name)),
    ],
  }
  known.set(sheet, names)
  return names
}

function entriesOf(sheet: SheetData): readonly Entry[] {
  const entries = new Map<string, Entry>()
  const put = (name: string, model: Id | null, item: number | null) => {
    const key = nameKey(name)
    const entry = entries.get(key) ?? { name, names: [name], models: [], items: [] }
    entries.set(key, entry)
    if (model !== null && !entry.models.includes(model)) entry.models.push(model)
    if (item !== null && !entry.items.includes(item)) entry.items.push(item)
  }
  const { models, items, weapons } = sheet
  for (const { id, name } of models) put(name, id, null)
  for (const [item, name] of items.entries()) put(name, null, item)
  for (const { name, item } of weapons) if (!entries.has(nameKey(name))) put(name, null, item)
  const exact = nameIndex([...entries.values()], ({ names }) => names)
  const plain = (name: string, model: Id | null, item: number | null) => {
    const short = plainName(name)
    const same = short === name ? null : exact.match(short)
    if (short === name || same?.how === 'exact') return
    put(short, model, item)
    // the plain name in the plural is another kind of the same models
    if (model !== null && same?.alike)
      for (const other of same.entry.models) put(short, other, null)
  }
  // a stat line names one model: `Initiate` of `Primaris Initiates`
  const lines = (sheet.profiles ?? []).filter(({ name }) => exact.alike(name) === null)
  if (lines.length > 0) {
    const kinds = [...entries.values()].filter((entry) => entry.items.length === 0)
    const { within } = nameIndex(kinds, ({ names }) => names)
    for (const { name } of lines) within(name)?.names.push(name)
  }
  for (const { id, name } of models) plain(name, id, null)
  for (const [item, name] of items.entries()) plain(name, null, item)
  return [...entries.values()]
}

/** Items whose name the letters can stand for; those that have them as initials come before all others. */
function meantBy(
  entries: readonly Entry[],
  letters: string,
): readonly (Entry & { sure: boolean })[] {
  const found = entries.flatMap((entry) => {
    const how = entry.names.map((name) => shortFor(letters, name)).find((one) => one !== null)
    return entry.items.length === 0 || how === undefined ? [] : [{ ...entry, how }]
  })
  const initials = found.filter(({ how }) => how === 'initials')
  const all = initials.length > 0 ? initials : found
  return all.map(({ how, ...entry }) => ({ ...entry, sure: how === 'initials' }))
}

/** The one item that letters stand for; null where several could be meant. */
function shortenedTo(entries: readonly Entry[], letters: string): Thing | null {
  const [only, other] = meantBy(entries, letters)
  return only && !other ? only : null
}

const sureOf = (thing: Thing | null) => (thing?.sure === true ? thing : null)

function remembering(find: (words: string) => Thing | null): (words: string) => Thing | null {
  const things = new Map<string, Thing | null>()
  return (words) => {
    const before = things.get(words)
    if (before !== undefined) return before
    const thing = find(words)
    if (things.size < remembered) things.set(words, thing)
    return thing
  }
}

function surely(index: NameIndex<Entry>, words: string): Thing | null {
  if (words.length > longest) return null
  const match = index.alike(words)
  if (match) return { ...match.entry, sure: true }
  // what stands in brackets behind a model is what it carries, which follows anyway
  const plain = plainName(words)
  const short = plain === words || plain === '' ? null : index.alike(plain)
  return short && short.entry.models.length > 0 ? { ...short.entry, sure: true } : null
}

function nearly(index: NameIndex<Entry>, words: string): Thing | null {
  if (words.length > longest) return null
  const plain = plainName(words)
  const short = plain === words || plain === '' ? null : index.match(plain)
  const exact = short?.how === 'exact' || short?.alike ? short : null
  const entry = (exact ?? index.match(words) ?? short)?.entry ?? index.within(words)
  return entry && { ...entry, sure: false }
}
