import type { Id, Roster } from '../engine/roster.ts'
import { booksOf } from '../systems/wh40k11/armies.ts'
import type { NamesData } from '../systems/wh40k11/schema-names.ts'
import type {
  AliasData,
  BookData,
  CoreData,
  FortyData,
  IndexData,
  ManifestData,
  Naming,
  PriceBookData,
  PricePageData,
} from '../systems/wh40k11/schema.ts'
import { language } from '../text/t.ts'
import { remember } from './data-file.ts'
import { faultOf, sourcesOf } from './loaded-files.ts'
import type { Loader } from './loader.ts'

/** The places of all files are loaded with the first of them: a visit without this game does without. */
const readFile = async (name: string): Promise<unknown> =>
  await (await import('./wh40k11-files.ts')).readForty(name)

/**
 * Makes a loader of Warhammer 40,000 data over `read`, which gives the parsed file of a name in `data/wh40k11`. `speaks` says
 * which language names are wanted in.
 */
export function fortyLoader(
  read: (name: string) => Promise<unknown> = readFile,
  speaks: () => string = language,
): Loader {
  const files = new Map<string, unknown>()
  const file = remember(async (name) => {
    const value = await read(name)
    files.set(name, value)
    return value
  })
  let data: FortyData | null = null

  /** Null in English, and where there are none: what there is by its English name will do. */
  async function naming(): Promise<Naming | null> {
    const code = speaks()
    if (code === 'en') return null
    try {
      const [names, { namingOf }] = await Promise.all([
        file(`names/${code}`),
        import('../systems/wh40k11/shown-names.ts'),
      ])
      return namingOf(names as NamesData)
    } catch {
      return null
    }
  }

  async function base(): Promise<FortyData> {
    const [named, manifest, core, aliases] = await Promise.all([
      naming(),
      ...['manifest', 'core', 'aliases'].map(file),
    ])
    data ??= {
      manifest: manifest as ManifestData,
      core: core as CoreData,
      aliases: aliases as AliasData,
      books: new Map(),
      prices: new Map(),
      index: null,
      naming: named,
    }
    return data
  }

  /** Books, and their pages of a points version, are fetched together and come to the data in one go. */
  async function withBooks(ids: readonly Id[], version: Id | null): Promise<FortyData> {
    const before = await base()
    const books = ids.filter((id) => !before.books.has(id))
    const pages = version === null ? [] : lackedPages(before, ids, version)
    if (books.length + pages.length === 0) return before
    const [newBooks, newPages] = await Promise.all([
      Promise.all(books.map(file)),
      Promise.all(pages.map((id) => file(`prices/${version}/${id}`))),
    ])
    const now = data ?? before
    data = {
      ...now,
      books: new Map([
        ...now.books,
        ...(newBooks as BookData[]).map((book) => [book.id, book] as const),
      ]),
      prices: withPages(now, version, newPages as PricePageData[]),
    }
    return data
  }

  async function forRoster(roster: Roster, more: readonly Id[] = []): Promise<FortyData> {
    const before = await base()
    const ids = [...new Set([...booksOf(roster, before), ...more])]
    const loaded = await withBooks(ids, versionOf(roster, before))
    if (loaded.index || !lacksNames(roster, loaded)) return loaded
    const index = (await file('index')) as IndexData
    data = { ...(data ?? loaded), index }
    return data
  }

  function atHand(roster: Roster): FortyData | null {
    if (!data) return null
    const { books } = data
    const ids = booksOf(roster, data)
    const version = versionOf(roster, data)
    if (!ids.every((id) => books.has(id))) return null
    if (version !== null && lackedPages(data, ids, version).length > 0) return null
    return data.index || !lacksNames(roster, data) ? data : null
  }

  async function explain(error: unknown): Promise<unknown> {
    const { checkForty } = await import('./wh40k11-check.ts')
    return faultOf(error, files, checkForty)
  }

  const registry = async () => (await file('ids')) as readonly string[]
  const sources = async () => {
    const manifest = (await file('manifest')) as ManifestData
    return sourcesOf(manifest, manifest.pages.length)
  }
  const words = async () => {
    const { naming: named } = await base()
    return (word: string) => named?.word(word) ?? word
  }
  return { base, forRoster, atHand, registry, sources, words, explain }
}

/** The points version that a list stays on; the newest where it names none that there is. */
function versionOf({ prices }: Roster, { manifest }: FortyData): Id | null {
  const own = manifest.prices.find(({ id }) => id === prices)
  return (own ?? manifest.prices[0])?.id ?? null
}

/** Pages of a points version for these books that are not at hand; books of Legends units have none of their own. */
function lackedPages(data: FortyData, books: readonly Id[], version: Id): readonly Id[] {
  const had = new Set(data.prices.get(version)?.pages.map(({ id }) => id))
  return data.manifest.pages.map(({ id }) => id).filter((id) => books.includes(id) && !had.has(id))
}

function withPages(
  { manifest, prices }: FortyData,
  version: Id | null,
  pages: readonly PricePageData[],
): ReadonlyMap<Id, PriceBookData> {
  const named = manifest.prices.find(({ id }) => id === version)
  if (!named || pages.length === 0) return prices
  const before = prices.get(named.id)?.pages ?? []
  return new Map([...prices, [named.id, { ...named, pages: [...before, ...pages] }]])
}

/** Whether a roster names a unit, detachment or enhancement that its books lack, so that only the index can name it. */
function lacksNames(roster: Roster, { books }: FortyData): boolean {
  const all = [...books.values()].map(namesOf)
  const known = (id: Id) => all.some((names) => names.has(id))
  const picks = [roster, ...roster.groups.flatMap(({ units }) => units)].flatMap((one) => one.picks)
  return (
    picks.some(({ slot, id }) => (slot === 'detachment' || slot === 'enhancement') && !known(id)) ||
    roster.groups.some(({ units }) => units.some(({ unit }) => !known(unit)))
  )
}

const names = new WeakMap<BookData, ReadonlySet<Id>>()

function namesOf(book: BookData): ReadonlySet<Id> {
  let known = names.get(book)
  if (!known) {
    const { units, detachments } = book
    const enhancements = detachments.flatMap((one) => one.enhancements)
    known = new Set([...units, ...detachments, ...enhancements].map(({ id }) => id))
    names.set(book, known)
  }
  return known
}
