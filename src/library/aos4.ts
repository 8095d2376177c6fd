import type { Id, Roster } from '../engine/roster.ts'
import { aos4 } from '../systems/aos4/index.ts'
import type {
  AliasData,
  AosData,
  ArmyData,
  BookData,
  CoreData,
  IndexData,
  ManifestData,
  RenownData,
} from '../systems/aos4/schema.ts'
import { t } from '../text/t.ts'
import { fetchFile, remember } from './data-file.ts'
import { faultOf, sourcesOf } from './loaded-files.ts'
import type { Loader } from './loader.ts'
import { NoSuchData } from './no-such-data.ts'

const urls = import.meta.glob<string>(['/data/aos4/*.json', '!/data/aos4/AUDIT*'], {
  query: '?url',
  import: 'default',
  eager: true,
})

async function readFile(name: string): Promise<unknown> {
  const file = `data/aos4/${name}.json`
  const url = urls[`/${file}`]
  if (url === undefined) {
    throw new NoSuchData(t('{file} does not exist in this version of Muster.', { file }))
  }
  const value = await fetchFile(url, file)
  if (import.meta.env.DEV) (await import('./aos4-check.ts')).checkAos4(name, value)
  return value
}

/** Its publisher has names in English alone. */
const words = () => Promise.resolve((word: string) => word)

/** Makes a loader of Age of Sigmar data over `read`, which gives the parsed file of a name in `data/aos4`. */
export function aos4Loader(read: (name: string) => Promise<unknown> = readFile): Loader {
  const files = new Map<string, unknown>()
  const file = remember(async (name) => {
    const value = await read(name)
    files.set(name, value)
    return value
  })
  let data: AosData | null = null

  async function base(): Promise<AosData> {
    const [manifest, core, renown, aliases] = await Promise.all(
      ['manifest', 'core', 'regiments-of-renown', 'aliases'].map(file),
    )
    data ??= {
      manifest: manifest as ManifestData,
      core: core as CoreData,
      renown: renown as RenownData,
      aliases: aliases as AliasData,
      books: new Map(),
      index: null,
    }
    return data
  }

  async function books(ids: readonly Id[]): Promise<AosData> {
    const before = await base()
    const missing = ids.filter((id) => !before.books.has(id))
    if (missing.length === 0) return before
    const loaded = (await Promise.all(missing.map(file))) as BookData[]
    const now = data ?? before
    data = {
      ...now,
      books: new Map([...now.books, ...loaded.map((book) => [book.id, book] as const)]),
    }
    return data
  }

  async function forRoster(roster: Roster, more: readonly Id[] = []): Promise<AosData> {
    const before = await base()
    const withBooks = await books([...new Set([...aos4.booksOf(roster, before), ...more])])
    if (withBooks.index || !lacksNames(roster, withBooks)) return withBooks
    const index = (await file('index')) as IndexData
    data = { ...(data ?? withBooks), index }
    return data
  }

  function atHand(roster: Roster): AosData | null {
    if (!data) return null
    const books = data.books
    if (!aos4.booksOf(roster, data).every((id) => books.has(id))) return null
    return data.index || !lacksNames(roster, data) ? data : null
  }

  async function explain(error: unknown): Promise<unknown> {
    const { checkAos4 } = await import('./aos4-check.ts')
    return faultOf(error, files, checkAos4)
  }

  const registry = async () => (await file('ids')) as readonly string[]
  const sources = async () => {
    const manifest = (await file('manifest')) as ManifestData
    return sourcesOf(manifest, manifest.books.length)
  }
  return { base, forRoster, atHand, registry, sources, words, explain }
}

/** Whether a roster names a unit or pick that its army's own lists lack, so that only the index can name it. */
function lacksNames(roster: Roster, data: AosData): boolean {
  const army = armyOf(roster, data)
  if (!army) return true
  const known = namesOf(army, data)
  return (
    roster.picks.some(({ id }) => !known.has(id)) ||
    roster.groups.some(({ from, units }) =>
      units.some(
        ({ unit, picks }) =>
          (from === null && !known.has(unit)) || picks.some(({ id }) => !known.has(id)),
      ),
    )
  )
}

function armyOf({ faction, variant }: Roster, data: AosData): ArmyData | undefined {
  const armies = [...data.books.values()].flatMap((book) => book.armies)
  return armies.find(({ id }) => id === (variant ?? faction))
}

const names = new WeakMap<ArmyData, ReadonlySet<Id>>()

function namesOf(army: ArmyData, { core }: AosData): ReadonlySet<Id> {
  const remembered = names.get(army)
  if (remembered) return remembered
  const entries = [
    army.units,
    army.formations,
    army.spellLores,
    army.prayerLores,
    army.manifestationLores,
    army.terrain,
    ...army.tables.map(({ items }) => items),
    core.manifestationLores,
    ...core.seasons.map(({ cards }) => cards),
  ]
  const known = new Set(entries.flatMap((list) => list.map(({ id }) => id)))
  names.set(army, known)
  return known
}
