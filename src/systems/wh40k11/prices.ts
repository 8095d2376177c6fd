import type { PriceRow, SizePrice } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { mixWords, sumOf, type Models } from './models.ts'
import type {
  DetachmentPriceData,
  FortyData,
  PriceBookData,
  SheetData,
  UnitPriceData,
} from './schema.ts'

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

/** Models of a unit with those that its add-ons bring, as far as the datasheet has them; these are not paid by the size. */
export function crewOf(
  counts: Models,
  addons: readonly { readonly id: Id }[],
  priced: Priced | null,
): Models {
  const crew: Record<string, number> = { ...counts }
  for (const { id } of addons) {
    const { kind, models = 0 } = priced?.addons?.find((one) => one.id === id) ?? {}
    if (kind !== undefined) crew[kind] = (crew[kind] ?? 0) + models
  }
  return crew
}

/** Kinds of models that come by add-ons alone. */
export function addedKinds(priced: Priced | null): ReadonlySet<Id> {
  return new Set((priced?.addons ?? []).flatMap(({ kind }) => kind ?? []))
}

/** The datasheet without the kinds of models that are paid as add-ons. */
export function withoutAdded(sheet: SheetData, priced: Priced): SheetData {
  const added = addedKinds(priced)
  if (added.size === 0) return sheet
  const compositions = sheet.compositions.map((one) => one.filter(({ kind }) => !added.has(kind)))
  return { ...sheet, compositions }
}

/** What a copy of a unit costs more than the first. */
export function surchargeAt({ surcharge }: Priced, copy: number): number {
  return surcharge && copy >= surcharge.from ? surcharge.add : 0
}

/** Sizes that a unit has prices for; their kinds are named where two of them have as many models. */
export function sizePrices({ sizes }: Priced, sheet: SheetData | null): readonly SizePrice[] {
  const apart = new Set(sizes.map(({ models }) => models)).size < sizes.length
  return sizes.map(({ points, models, kinds }) => {
    return { points, models, kinds: apart && kinds ? mixWords(sheet, kinds) : '' }
  })
}

/** The price of each size, and what it is from the copy on that costs more; none for one size at one price. */
export function priceRows({ sizes, surcharge }: Priced): readonly PriceRow[] {
  const row = (label: string, add: number): PriceRow => {
    return { label, add, points: sizes.map(({ points }) => points + add) }
  }
  if (!surcharge) return sizes.length > 1 ? [row(t('Points'), 0)] : []
  const { from, add } = surcharge
  const first = from === 2 ? t('1st copy') : t('Copies 1–{last, number}', { last: from - 1 })
  const later = t('{copy, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} and on', {
    copy: from,
  })
  return [row(first, 0), row(later, add)]
}
