import type { PriceBookData, SheetData, UnitPriceData } from '../../../systems/wh40k11/schema.ts'
import { byText, keyOf, plain, slugOf } from '../names.ts'
import type { Note, ReadPage } from './convert.ts'
import { enhancementId } from './detachments.ts'
import type { DetachmentShelf } from './detachments.ts'
import { Items } from './items.ts'
import { kindsNamed } from './kinds.ts'
import type { ManualDetachment, ManualPrice } from './manual.ts'
import type { ManualVersion } from './sources.ts'

interface Context {
  readonly pages: readonly ReadPage[]
  readonly detachments: DetachmentShelf
  readonly sheets: ReadonlyMap<string, SheetData>
  readonly number: (kind: string, id: string) => number
  readonly notes: Note[]
}

type DetachmentPrice = PriceBookData['pages'][number]['detachments'][number]

/** The price book of one version of the manual. */
export function priceBook(version: ManualVersion, context: Context): PriceBookData {
  return {
    id: version.id,
    n: context.number('prices', version.id),
    date: version.date,
    pages: context.pages.map(({ page, ids, units }) => {
      const source = version.pages.get(page.id)
      if (!source) throw new Error(`Version ${version.id} has no page ${page.name}`)
      const sheetOf = (id: string): SheetData | undefined =>
        context.sheets.get(units.find((unit) => unit.id === id)?.sheet ?? '')
      return {
        format: 1,
        prices: version.id,
        id: page.id,
        units: source.units
          .map((unit): UnitPriceData => {
            const id = ids.get(keyOf(unit.name)) ?? ''
            const sheet = sheetOf(id)
            return {
              id,
              ...priced(unit, sheet, context, unit.name),
              ...(unit.ally ? { ally: priced(unit.ally, sheet, context, unit.name) } : {}),
            }
          })
          .toSorted((a, b) => byText(a.id, b.id)),
        detachments: source.detachments
          .map((one) => detachmentPrice(one, context, page.name))
          .toSorted((a, b) => byText(a.id, b.id)),
      }
    }),
  }
}

function priced(
  price: ManualPrice,
  sheet: SheetData | undefined,
  { notes }: Context,
  unit: string,
): Omit<UnitPriceData, 'id' | 'ally'> {
  const items = new Items(sheet?.items ?? [])
  const kindOf = (name: string): string => {
    const [kind] = kindsNamed(name, sheet?.models ?? [])
    if (kind === undefined) notes.push({ kind: 'price-kind', where: plain(unit), what: name })
    return kind ?? slugOf(name)
  }
  const wargear = price.wargear.map(({ name, points }) => {
    const item = items.find(name)
    if (item === null) notes.push({ kind: 'price-item', where: plain(unit), what: name })
    return { ...(item === null ? {} : { item }), name: plain(name), points }
  })
  return {
    sizes: price.sizes.map(({ models, points, kinds }) => ({
      models,
      points,
      ...(kinds
        ? { kinds: Object.fromEntries(kinds.map(({ name, count }) => [kindOf(name), count])) }
        : {}),
    })),
    ...(price.surcharge ? { surcharge: price.surcharge } : {}),
    ...(price.addons.length > 0
      ? {
          addons: price.addons.map(({ name, models, points }) => {
            const [kind] = kindsNamed(name, sheet?.models ?? [])
            return {
              id: slugOf(name),
              name,
              models,
              points,
              ...(kind === undefined ? {} : { kind }),
            }
          }),
        }
      : {}),
    ...(wargear.length > 0 ? { wargear } : {}),
  }
}

function detachmentPrice(
  source: ManualDetachment,
  { detachments }: Context,
  page: string,
): DetachmentPrice {
  const id = detachments.ids.get(keyOf(source.name))
  const known = id === undefined ? undefined : detachments.all.get(id)
  if (!known) throw new Error(`${page}: the app has no detachment ${source.name}`)
  const ids = new Set(known.enhancements.map((one) => one.id))
  const prices = source.enhancements.map(({ name, points }): [string, number] => {
    const own = enhancementId(known.name, name)
    if (!ids.has(own)) throw new Error(`${source.name}: the app has no enhancement ${name}`)
    return [own, points]
  })
  return {
    id: known.id,
    dp: source.dp,
    dispositions: [slugOf(source.disposition) as DetachmentPrice['dispositions'][number]],
    ...(source.tag === undefined ? {} : { tag: source.tag.toUpperCase() }),
    enhancements: Object.fromEntries(prices.toSorted(([a], [b]) => byText(a, b))),
  }
}
