import type { Profile } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { todayOf } from './aliases.ts'
import { matches } from './filter.ts'
import { priceBookOf, pricePage, type Priced } from './prices.ts'
import { bareProfile, profileOf } from './profile.ts'
import type {
  AllyData,
  BookData,
  DetachmentData,
  DetachmentPriceData,
  EnhancementData,
  FortyData,
  ManifestData,
  PriceBookData,
  SheetData,
  UnitData,
} from './schema.ts'

/** A detachment of a page in one points version: what it is, and what it takes and costs there. */
export interface Detachment {
  readonly id: Id
  readonly name: string
  readonly data: DetachmentData | null
  /** The book that has it; null while that is not loaded. */
  readonly book: Id | null
  readonly price: DetachmentPriceData
}

/** A unit as a page offers it. */
export interface Listed {
  readonly entry: UnitData
  readonly page: Id
  readonly priced: Priced | null
  readonly sheet: SheetData | null
  /** Keywords and faction keywords of its sheet. */
  readonly keywords: ReadonlySet<string>
  readonly profile: Profile
}

/** A faction's page in one points version, made quick to ask. Built once for each of them and set of data. */
export interface Catalogue {
  readonly data: FortyData
  readonly pageId: Id
  readonly page: ManifestData['pages'][number] | null
  /** Null while the page's book is not loaded. */
  readonly book: BookData | null
  readonly prices: PriceBookData | null
  readonly title: string
  /** Units of the page that this points version has a price for. */
  readonly list: readonly Listed[]
  readonly detachments: readonly Detachment[]
  readonly allies: readonly AllyData[]
  readonly detachment: (id: Id) => Detachment | null
  readonly enhancement: (
    id: Id,
  ) => { readonly detachment: Detachment; readonly data: EnhancementData } | null
  /** A unit as one page lists it, at its price there or as an ally. */
  readonly listed: (page: Id, unit: Id, ally: boolean) => Listed | null
  /** Units that an ally rule offers, of the books at hand. */
  readonly alliesOf: (ally: AllyData) => readonly Listed[]
  readonly isAllyOf: (ally: AllyData, unit: Id) => boolean
  /** Pages that have a unit of this id. */
  readonly homesOf: (unit: Id) => readonly Id[]
  readonly pageName: (page: Id) => string
  readonly unitName: (unit: Id) => string | null
  readonly foreign: (unit: Id) => Profile
}

const known = new WeakMap<FortyData, Map<string, Catalogue>>()

/** The catalogue of a faction in a points version; the newest at hand where the version is null or not there. */
export function catalogueOf(data: FortyData, faction: Id, prices: Id | null): Catalogue {
  let ofData = known.get(data)
  if (ofData === undefined) known.set(data, (ofData = new Map()))
  const book = priceBookOf(data, prices)
  const key = `${faction}/${book?.id ?? ''}`
  let catalogue = ofData.get(key)
  if (catalogue === undefined) ofData.set(key, (catalogue = build(data, faction, book)))
  return catalogue
}

function build(data: FortyData, faction: Id, prices: PriceBookData | null): Catalogue {
  const pageId = todayOf(data, 'page', faction)
  const page = data.manifest.pages.find((one) => one.id === pageId) ?? null
  const listed = listing(data, prices)
  const own = data.books.get(pageId)?.units ?? []
  const detachments = detachmentsOf(data, prices, pageId)
  const enhancements = new Map(
    detachments.flatMap((detachment) =>
      (detachment.data?.enhancements ?? []).map(
        (one) => [one.id, { detachment, data: one }] as const,
      ),
    ),
  )
  const alliesOf = remembered((ally: AllyData) => alliedUnits(data, pageId, ally, listed))
  const names = remembered((unit: Id) => nameOfUnit(data, unit))
  return {
    data,
    pageId,
    page,
    book: data.books.get(pageId) ?? null,
    prices,
    title: page?.name ?? bareProfile(faction, null).name,
    list: own.flatMap((unit) => {
      const one = listed(pageId, unit.id, false)
      return one?.priced ? [one] : []
    }),
    detachments,
    allies: data.core.allies.filter((ally) => isHost(ally, page)),
    detachment: (id) => {
      const today = todayOf(data, 'detachment', id)
      return detachments.find((one) => one.id === today || one.id === id) ?? null
    },
    enhancement: (id) =>
      enhancements.get(id) ?? enhancements.get(todayOf(data, 'enhancement', id)) ?? null,
    listed,
    alliesOf,
    isAllyOf: (ally, unit) => alliesOf(ally).some(({ entry }) => entry.id === unit),
    homesOf: (unit) => homesOf(data, unit),
    pageName: (id) => data.manifest.pages.find((one) => one.id === id)?.name ?? id,
    unitName: names,
    foreign: remembered((unit: Id) => bareProfile(unit, names(unit))),
  }
}

/** Whether armies of a page may have the allies: by its own name, or by its alliance, but never its own units. */
export function isHost({ hosts, from }: AllyData, page: Catalogue['page']): boolean {
  if (page === null) return false
  if (hosts.includes(page.id)) return true
  return hosts.includes(page.alliance) && (from === 'host' || !from.includes(page.id))
}

function listing(data: FortyData, prices: PriceBookData | null): Catalogue['listed'] {
  const made = new Map<string, Listed | null>()
  return (page, unit, ally) => {
    const key = `${page}/${unit}/${ally ? 'ally' : ''}`
    let one = made.get(key)
    if (one === undefined) made.set(key, (one = list(data, prices, page, unit, ally)))
    return one
  }
}

function list(
  data: FortyData,
  prices: PriceBookData | null,
  page: Id,
  unit: Id,
  ally: boolean,
): Listed | null {
  const id = todayOf(data, 'unit', unit)
  const entry = data.books.get(page)?.units.find((one) => one.id === id || one.id === unit)
  if (!entry) return null
  const price = pricePage(prices, page).units.get(entry.id)
  const priced = price ? (ally ? (price.ally ?? price) : price) : null
  const sheet = entry.sheet === null ? null : sheetOf(data, entry.sheet)
  const keyword = data.manifest.pages.find((one) => one.id === page)?.keyword
  const keywords = new Set(
    sheet ? [...sheet.keywords, ...sheet.factions] : keyword ? [keyword] : [],
  )
  const nameOf = (other: Id) => nameOfUnit(data, other)
  return {
    entry,
    page,
    priced,
    sheet,
    keywords,
    profile: profileOf({ data, entry, priced, sheet, keywords, nameOf }),
  }
}

const sheets = new WeakMap<BookData, ReadonlyMap<Id, SheetData>>()

function sheetOf(data: FortyData, id: Id): SheetData | null {
  const book = data.books.get(id.slice(0, id.indexOf('/')))
  if (!book) return null
  let known = sheets.get(book)
  if (!known) sheets.set(book, (known = new Map(book.sheets.map((one) => [one.id, one]))))
  return known.get(id) ?? null
}

function detachmentsOf(
  data: FortyData,
  prices: PriceBookData | null,
  page: Id,
): readonly Detachment[] {
  const priced = pricePage(prices, page).detachments
  const wanted = new Set(priced.map(({ id }) => id))
  const found = new Map<Id, { readonly book: Id; readonly data: DetachmentData }>()
  for (const book of data.books.values()) {
    for (const one of book.detachments) {
      if (wanted.has(one.id)) found.set(one.id, { book: book.id, data: one })
    }
  }
  return priced.map((price) => {
    const one = found.get(price.id)
    const name = one?.data.name ?? data.index?.picks.find(({ id }) => id === price.id)?.name
    return {
      id: price.id,
      name: name ?? bareProfile(price.id, null).name,
      data: one?.data ?? null,
      book: one?.book ?? null,
      price,
    }
  })
}

function alliedUnits(
  data: FortyData,
  host: Id,
  ally: AllyData,
  listed: Catalogue['listed'],
): readonly Listed[] {
  const pages = ally.from === 'host' ? [host] : ally.from
  return pages.flatMap((page) =>
    (data.books.get(page)?.units ?? []).flatMap((unit) => {
      const one = listed(page, unit.id, ally.allyPrice ?? false)
      if (!one?.priced || (ally.allyPrice && !unit.allied)) return []
      const { keywords } = one
      const meant = matches(ally.select ?? {}, { id: unit.id, group: unit.group, keywords })
      return meant ? [one] : []
    }),
  )
}

function homesOf(data: FortyData, unit: Id): readonly Id[] {
  const indexed = data.index?.units.find((one) => one.id === unit)
  if (indexed) return indexed.at
  return [...data.books.values()]
    .filter((book) => book.units.some((one) => one.id === unit))
    .map((book) => book.id)
}

function nameOfUnit(data: FortyData, unit: Id): string | null {
  for (const book of data.books.values()) {
    const found = book.units.find((one) => one.id === unit)
    if (found) return found.name
  }
  return data.index?.units.find((one) => one.id === unit)?.name ?? null
}

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) made.set(key, (value = make(key)))
    return value
  }
}
