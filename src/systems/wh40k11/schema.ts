import * as z from 'zod/mini'

import {
  bookSchema,
  detachmentSchema,
  enhancementSchema,
  stratagemSchema,
  unitSchema,
} from './schema-army.ts'
import { allySchema, coreSchema, filterSchema } from './schema-core.ts'
import {
  detachmentPriceSchema,
  pricePageSchema,
  pricesId,
  unitPriceSchema,
} from './schema-prices.ts'
import { date, keyword, name, number, sheetSchema, slug } from './schema-sheet.ts'

/**
 * The one definition of the data files of Warhammer 40,000 in `data/wh40k11/`. Types are inferred from it; the unit tests and
 * the development server check every file against it, a production start does not.
 */

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  system: z.literal('wh40k11'),
  /** Date of the newest official figures. */
  version: date,
  sources: z.array(
    z.strictObject({ id: slug, publication: name, date, revision: z.optional(name) }),
  ),
  /** Price books, newest first. */
  prices: z.array(z.strictObject({ id: pricesId, n: number, date })),
  /** Pages of the points manual, each a faction that an army can be of. */
  pages: z.array(
    z.strictObject({
      id: slug,
      n: number,
      name,
      /** The page whose datasheets and detachments a chapter shares. */
      parent: z.optional(slug),
      /** Faction keyword of its armies. */
      keyword,
      alliance: z.enum(['imperium', 'chaos', 'xenos']),
      /** Other books whose sheets and detachments its armies use. */
      needs: z.array(slug),
      /** Books with the sheets of its Legends units. */
      legends: z.array(slug),
    }),
  ),
})

/** Every unit, detachment and enhancement by name, for what is not in the books at hand; `at`: pages. */
export const indexSchema = z.strictObject({
  format: z.literal(1),
  units: z.array(
    z.strictObject({
      id: slug,
      n: number,
      name,
      at: z.array(slug),
      legends: z.optional(z.literal(true)),
    }),
  ),
  picks: z.array(
    z.strictObject({
      slot: z.enum(['detachment', 'enhancement']),
      id: slug,
      n: number,
      name,
      at: z.array(slug),
    }),
  ),
})

/** Renames: what a former id is called today, and other spellings of a name. */
export const aliasesSchema = z.strictObject({
  format: z.literal(1),
  ids: z.record(z.string(), z.string()),
  names: z.array(
    z.strictObject({ kind: z.enum(['page', 'unit', 'detachment', 'enhancement']), name, id: slug }),
  ),
})

/** `kind:id`, number = position; entries are only ever added at the end. */
export const registrySchema = z.array(z.string().check(z.regex(/^[a-z-]+:[a-z0-9.-]+$/)))

/** What has a name in another language here keeps the English one beside it; no file has this. */
interface Renamed {
  readonly official?: string
}

export type SheetData = z.infer<typeof sheetSchema>
export type UnitData = z.infer<typeof unitSchema>
export type EnhancementData = z.infer<typeof enhancementSchema> & Renamed
export type StratagemData = z.infer<typeof stratagemSchema> & Renamed
export type DetachmentData = z.infer<typeof detachmentSchema> & Renamed
export type BookData = z.infer<typeof bookSchema>
export type UnitPriceData = z.infer<typeof unitPriceSchema>
export type DetachmentPriceData = z.infer<typeof detachmentPriceSchema>
export type PricePageData = z.infer<typeof pricePageSchema>

/** One official version of the points manual, with those of its pages that are at hand. */
export interface PriceBookData {
  readonly id: string
  readonly n: number
  readonly date: string
  readonly pages: readonly PricePageData[]
}

export type FilterData = z.infer<typeof filterSchema>
export type AllyData = z.infer<typeof allySchema>
export type CoreData = z.infer<typeof coreSchema>
export type ManifestData = z.infer<typeof manifestSchema>
export type IndexData = z.infer<typeof indexSchema>
export type AliasData = z.infer<typeof aliasesSchema>

/** What things are called in a language (`shown-names.ts`). */
export interface Naming {
  /** The data with its names, each beside the English one. */
  readonly shown: (data: FortyData) => FortyData
  /** A keyword or an ability (`Rapid Fire 1`); the word itself where there is no other. */
  readonly word: (word: string) => string
}

/** All that resolving a roster needs; `books` and `prices` may lack what is not loaded yet. */
export interface FortyData {
  readonly manifest: ManifestData
  readonly core: CoreData
  readonly books: ReadonlyMap<string, BookData>
  /** By id; the newest is the manifest's first. */
  readonly prices: ReadonlyMap<string, PriceBookData>
  /** Loaded only when a roster names something that its books lack. */
  readonly index: IndexData | null
  readonly aliases: AliasData
  /** How the language of the interface names things; none in English. */
  readonly naming?: Naming | null
  /** The same data by its English names; only of data that has other ones. */
  readonly official?: FortyData
}
