import type { BookData, PricePageData, SheetData } from '../../../systems/wh40k11/schema.ts'
import { keyOf, plain } from '../names.ts'
import { compareDetachment } from './compare-detachments.ts'
import { compareSheet } from './compare-sheets.ts'
import type { NoteTexts } from './compare-sheets.ts'
import type { Converted } from './convert.ts'
import type { Facts, FactPage, FactSheets } from './fact-forms.ts'

/** A value that the earlier conversion has otherwise. */
export interface Difference {
  readonly kind: string
  readonly where: string
  readonly what: string
  readonly facts: string
  readonly ours: string
}

type FactUnit = FactPage['units'][number]

interface Comparing {
  readonly book: BookData
  readonly prices: PricePageData
  /** Names of the page's units by id. */
  readonly names: ReadonlyMap<string, string>
  readonly sheets: ReadonlyMap<string, SheetData>
  readonly facts: FactSheets
  /** Sheets that were compared already. */
  readonly seen: Set<string>
  readonly found: Difference[]
}

/** Everything in which the earlier conversion and this one differ, page by page; each datasheet once. */
export function compareFacts(converted: Converted, facts: Facts): readonly Difference[] {
  const found: Difference[] = []
  const seen = new Set<string>()
  const sheets = new Map(converted.sheets.map(({ sheet }) => [sheet.id, sheet]))
  for (const page of facts.pages) {
    const book = converted.books.find(({ id }) => id === page.slug)
    const version = converted.prices.find(({ id }) => id === 'v1.1')
    const prices = version?.pages.find(({ id }) => id === page.slug)
    if (!book || !prices) throw new Error(`There is no page ${page.slug}`)
    const names = new Map(book.units.map(({ id, name }) => [id, name]))
    const comparing = { book, prices, names, sheets, facts: facts.sheets, seen, found }
    for (const unit of page.units) compareUnit(unit, comparing)
    newUnits(page, comparing)
    for (const one of page.detachments) comparePageDetachment(one, converted, comparing)
  }
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

function newUnits(page: FactPage, { book, found }: Comparing): void {
  const known = new Set(page.units.flatMap(({ name, mfmName }) => [keyOf(name), keyOf(mfmName)]))
  for (const { name } of book.units)
    if (!known.has(keyOf(name)))
      found.push({ kind: 'unit', where: book.name, what: name, facts: '', ours: name })
}

function comparePageDetachment(
  fact: FactPage['detachments'][number],
  { books }: Converted,
  { book, prices, found }: Comparing,
): void {
  const own = books
    .flatMap(({ detachments }) => detachments)
    .find(({ name }) => keyOf(name) === keyOf(fact.name))
  if (!own) {
    const { name } = fact
    found.push({ kind: 'detachment', where: book.name, what: name, facts: name, ours: '' })
    return
  }
  const price = prices.detachments.find(({ id }) => id === own.id)
  compareDetachment(fact, own, price, (kind, what, facts, ours) => {
    found.push({ kind, where: own.name, what, facts, ours })
  })
}

const secondPrices = 'Every Model Has The Imperium Keyword'

function compareUnit(fact: FactUnit, comparing: Comparing): void {
  const { book, prices, sheets, facts, seen, found } = comparing
  const keys = [keyOf(fact.name), keyOf(fact.mfmName)]
  const unit = book.units.find(({ name }) => keys.includes(keyOf(name)))
  const row = prices.units.find(({ id }) => id === unit?.id)
  const price = fact.group === secondPrices ? row?.ally : row
  const note: NoteTexts = (kind, theirs, ours) => {
    if (theirs !== ours)
      found.push({ kind, where: book.name, what: plain(fact.name), facts: theirs, ours })
  }
  if (!unit || !price) return note('unit', fact.name, '')
  comparePrice(fact, price, note)
  note('legends', fact.legends ? 'Legends' : 'current', unit.legends ? 'Legends' : 'current')
  note('role', fact.role ?? 'none', unit.role ?? 'none')
  compareJoins(fact, unit, comparing, note)
  const sheet = sheets.get(unit.sheet ?? '')
  const factSheet = facts[fact.datasheet ?? '']
  note('datasheet', factSheet ? 'known' : 'none', sheet ? 'known' : 'none')
  if (!sheet || !factSheet || seen.has(sheet.id)) return
  seen.add(sheet.id)
  compareSheet(factSheet, sheet, note)
}

type Price = Omit<PricePageData['units'][number], 'id' | 'ally'>

function comparePrice(fact: FactUnit, price: Price, note: NoteTexts): void {
  note('price', sizesText(fact.sizes), sizesText(price.sizes))
  note('surcharge', stepText(fact.surcharge?.[0]), stepText(price.surcharge))
  note('add-on', sizesText(fact.addons ?? []), sizesText(price.addons ?? []))
  const theirs = (fact.wargear ?? []).map(({ item, points }) => ({ name: item, points }))
  note('wargear price', itemsText(theirs), itemsText(price.wargear ?? []))
}

function stepText(one: { from: number; add: number } | undefined): string {
  return one ? `${one.from}: ${one.add}` : ''
}

function sizesText(sizes: readonly { models: number; points: number }[]): string {
  return sizes
    .map(({ models, points }) => `${models}: ${points}`)
    .toSorted()
    .join(', ')
}

function itemsText(items: readonly { name: string; points: number }[]): string {
  return items
    .map(({ name, points }) => `${keyOf(name)} ${points}`)
    .toSorted()
    .join(', ')
}

function compareJoins(
  fact: FactUnit,
  { joins = [] }: BookData['units'][number],
  { names }: Comparing,
  note: NoteTexts,
): void {
  const onPage = new Map([...names.values()].map((name) => [keyOf(name), name]))
  const theirs = (fact.attachTo ?? []).map(keyOf).filter((key) => onPage.has(key))
  const ours = joins.map((id) => keyOf(names.get(id) ?? ''))
  const only = (one: readonly string[], other: readonly string[]): string =>
    one
      .filter((key) => !other.includes(key))
      .map((key) => onPage.get(key))
      .join(', ')
  note('joins', only(theirs, ours), only(ours, theirs))
}
