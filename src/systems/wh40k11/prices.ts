import type { Id } from '../../engine/roster.ts'
import { sumOf, type Models } from './models.ts'
import type { DetachmentPriceData, FortyData, PriceBookData, UnitPriceData } from './schema.ts'

/** What one unit costs, on its page or as an ally. */
export type Priced = Omit<UnitPriceData, 'id' | 'ally'>

export type SizeRow = Priced['sizes'][number]

interface PricePage {
  readonly units: ReadonlyMap<Id, UnitPriceData>
  readonly detachments: readonly DetachmentPriceData[]
}

const pages = new WeakMap<PriceBookData, Map<Id, PricePage>>()
const nothing: PricePage = { units: new Map(), detachments: [] }

/** One page of a price book, quick to ask. */
export function pricePage(book: PriceBookData | null, page: Id): PricePage {
  if (!book) return nothing
  let known = pages.get(book)
  if (!known) {
    known = new Map(
      book.pages.map(({ id, units, detachments }) => [
        id,
        { units: new Map(units.map((unit) => [unit.id, unit])), detachments },
      ]),
    )
    pages.set(book, known)
  }
  return known.get(page) ?? nothing
}

/** The points version that a list is judged by: its own where it is at hand, else the newest that is. */
export function priceBookOf(data: FortyData, prices: Id | null): PriceBookData | null {
  const own = prices === null ? undefined : data.prices.get(prices)
  if (own) return own
  for (const { id } of data.manifest.prices) {
    const book = data.prices.get(id)
    if (book) return book
  }
  return null
}

/** The row that these models pay: the first that is large enough, or the last. */
export function rowFor(priced: Priced, models: Models): SizeRow | null {
  const total = sumOf(models)
  const fitting = priced.sizes.find(
    (row) =>
      row.models >= total &&
      Object.entries(row.kinds ?? {}).every(([kind, most]) => (models[kind] ?? 0) <= most),
  )
  return fitting ?? priced.sizes.at(-1) ?? null
}
