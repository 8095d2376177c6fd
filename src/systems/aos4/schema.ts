import * as z from 'zod/mini'

import {
  armyRuleSchema,
  armySchema,
  loreSchema,
  optionSchema,
  selectorSchema,
  tableSchema,
  unitSchema,
} from './schema-army.ts'
import {
  abilitySchema,
  date,
  keyword,
  name,
  number,
  points,
  season,
  sheetId,
  sheetSchema,
  slug,
} from './schema-sheet.ts'

/**
 * The one definition of the data files of Age of Sigmar in `data/aos4/`. Types are inferred from it; the unit tests and the
 * development server check every file against it, a production start does not.
 */

export const bookSchema = z.strictObject({
  format: z.literal(1),
  id: slug,
  name,
  alliance: z.enum(['order', 'chaos', 'death', 'destruction']),
  legends: z.optional(z.literal(true)),
  /** Ids of the manifest's sources. */
  sources: z.array(slug),
  /** Other books whose sheets this one's armies use. */
  needs: z.array(slug),
  sheets: z.array(sheetSchema),
  /** The faction first (if the book is a faction's), then its Armies of Renown. */
  armies: z.array(armySchema),
})

/** A member of a Regiment of Renown, with the few facts that legality and totals need without its home book. */
export const memberSchema = z.strictObject({
  unit: slug,
  name,
  sheet: sheetId,
  book: slug,
  min: z.int(),
  max: z.int(),
  models: z.int(),
  health: z.int(),
  keywords: z.array(keyword),
  /** Where members are priced singly. */
  points: z.optional(points),
  /** Armies in which it may take enhancements after all, since it has their keyword. */
  enhancementsIn: z.optional(z.array(slug)),
})

export const renownSchema = z.strictObject({
  format: z.literal(1),
  sources: z.array(slug),
  regiments: z.array(
    z.strictObject({
      id: slug,
      n: number,
      name,
      /** Null: members are priced singly. */
      points: z.nullable(points),
      legends: z.optional(z.literal(true)),
      leaving: z.optional(date),
      /** Armies that may take it. */
      armies: z.array(slug),
      /** Armies that only community data lists: allowed with a warning. */
      unconfirmed: z.optional(z.array(slug)),
      members: z.array(memberSchema),
      manifestations: z.array(name),
      terrain: z.array(name),
      abilities: z.array(abilitySchema),
      oldNames: z.optional(z.array(name)),
    }),
  ),
})

export const coreSchema = z.strictObject({
  format: z.literal(1),
  seasons: z.array(
    z.strictObject({
      id: season,
      name,
      short: name,
      current: z.optional(z.literal(true)),
      cards: z.array(z.strictObject({ id: slug, n: number, name })),
    }),
  ),
  limits: z.array(z.int()),
  usualLimit: z.int(),
  regiments: z.strictObject({ min: z.int(), max: z.int() }),
  places: z.strictObject({ regiment: z.int(), general: z.int() }),
  /** n auxiliary units cost this times n times (n - 1). */
  auxiliarySurcharge: z.int(),
  renownMax: z.int(),
  terrainMax: z.int(),
  cards: z.int(),
  manifestationLores: z.array(loreSchema),
  sheets: z.array(sheetSchema),
})

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  system: z.literal('aos4'),
  /** Date of the newest official figures. */
  version: date,
  sources: z.array(
    z.strictObject({ id: slug, publication: name, date, revision: z.optional(name) }),
  ),
  books: z.array(
    z.strictObject({
      id: slug,
      name,
      alliance: z.enum(['order', 'chaos', 'death', 'destruction']),
      legends: z.optional(z.literal(true)),
      needs: z.array(slug),
      armies: z.array(
        z.strictObject({
          id: slug,
          n: number,
          name,
          kind: z.enum(['faction', 'army-of-renown']),
          legends: z.optional(z.literal(true)),
          parents: z.array(slug),
        }),
      ),
    }),
  ),
})

/** Every unit and pick of all armies by name, for what is not in the books at hand. `at`: army, points, models. */
export const indexSchema = z.strictObject({
  format: z.literal(1),
  units: z.array(
    z.strictObject({
      id: slug,
      n: number,
      name,
      at: z.array(z.tuple([slug, points, z.int()])),
      oldNames: z.optional(z.array(name)),
    }),
  ),
  picks: z.array(z.strictObject({ slot: slug, id: slug, n: number, name, at: z.array(slug) })),
})

/** Renames: what a former id is called today, and other spellings of a name. */
export const aliasesSchema = z.strictObject({
  format: z.literal(1),
  ids: z.record(z.string(), z.string()),
  names: z.array(
    z.strictObject({ kind: z.enum(['army', 'unit', 'pick', 'renown']), name, id: slug }),
  ),
})

/** `kind:id`, number = position; entries are only ever added at the end. Kinds: army, unit, renown, and the slot of a pick. */
export const registrySchema = z.array(z.string().check(z.regex(/^[a-z-]+:[a-z0-9-]+$/)))

export type SheetData = z.infer<typeof sheetSchema>
export type Selector = z.infer<typeof selectorSchema>
export type RegimentOption = z.infer<typeof optionSchema>
export type UnitData = z.infer<typeof unitSchema>
export type LoreData = z.infer<typeof loreSchema>
export type TableData = z.infer<typeof tableSchema>
export type ArmyRuleData = z.infer<typeof armyRuleSchema>
export type ArmyData = z.infer<typeof armySchema>
export type BookData = z.infer<typeof bookSchema>
export type RenownData = z.infer<typeof renownSchema>
export type RenownRegiment = RenownData['regiments'][number]
export type CoreData = z.infer<typeof coreSchema>
export type ManifestData = z.infer<typeof manifestSchema>
export type IndexData = z.infer<typeof indexSchema>
export type AliasData = z.infer<typeof aliasesSchema>

/** All that resolving a roster needs; `books` may lack books that are not loaded yet. */
export interface AosData {
  readonly manifest: ManifestData
  readonly core: CoreData
  readonly renown: RenownData
  readonly books: ReadonlyMap<string, BookData>
  /** Loaded only when a roster names something that its books lack. */
  readonly index: IndexData | null
  readonly aliases: AliasData
}
