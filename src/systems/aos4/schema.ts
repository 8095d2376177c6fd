import * as z from 'zod/mini'

/**
 * The one definition of the data files of Age of Sigmar in `data/aos4/`. Types are inferred from it; the unit tests and the
 * development server check every file against it, a production start does not.
 */

/** Name of a thing as published; at most 90 characters, so that no sentence passes for one. */
const name = z.string().check(z.minLength(1), z.maxLength(90))
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(90))
const sheetId = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), z.maxLength(120))
/** A keyword as printed, in capitals, with its parameter where it has one: `WARD (5+)`. */
const keyword = z.string().check(z.regex(/^[\p{Lu}0-9][\p{Lu}0-9'()+/\-.,: ]*$/u), z.maxLength(60))
/** A printed value: number, dice, distance, target: `2D6`, `D3+3`, `10"`, `4+`, `-`. */
const value = z
  .string()
  .check(z.regex(/^[-0-9D+*"'./ ]*[0-9D+*"-]$|^$|^See below$/), z.maxLength(16))
const points = z.int().check(z.minimum(0), z.maximum(2000))
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Position in the registry `ids.json`; what share links carry. */
const number = z.int().check(z.minimum(0))
const season = z.enum(['2025-26', '2026-27'])
const seasons = z.optional(z.array(season))

export const weaponSchema = z.strictObject({
  name,
  kind: z.enum(['melee', 'ranged']),
  /** Columns `range attacks hit wound rend damage`. */
  stats: z.record(z.enum(['range', 'attacks', 'hit', 'wound', 'rend', 'damage']), value),
  abilities: z.array(name),
})

export const abilitySchema = z.strictObject({
  name,
  kind: z.enum(['passive', 'activated', 'spell', 'prayer', 'command', 'other']),
  timing: z.optional(
    z.strictObject({
      window: z.optional(
        z.enum([
          'deployment',
          'start of turn',
          'hero phase',
          'movement phase',
          'shooting phase',
          'charge phase',
          'combat phase',
          'end of turn',
          'start of battle round',
          'any phase',
          'other',
        ]),
      ),
      whose: z.optional(z.enum(['your', 'enemy', 'any'])),
      limit: z.optional(
        z.enum([
          'once per turn',
          'once per turn (army)',
          'once per phase',
          'once per battle',
          'once per battle (army)',
          'once per battle round',
        ]),
      ),
      reaction: z.optional(z.literal(true)),
    }),
  ),
  /** Casting or chanting value. */
  value: z.optional(value),
})

/** A warscroll. Stats: `move health save control`, manifestations also `banishment`. */
export const sheetSchema = z.strictObject({
  id: sheetId,
  name,
  keywords: z.array(keyword),
  stats: z.record(z.enum(['move', 'health', 'save', 'control', 'banishment']), value),
  weapons: z.array(weaponSchema),
  abilities: z.array(abilitySchema),
  /** `32mm`, `60 x 35mm`, with the number of models where a unit mixes them: `28.5mm (3)`. */
  bases: z.array(z.string().check(z.maxLength(40))),
  command: z.array(name),
  wargear: z.array(
    z.strictObject({ model: name, options: z.array(z.strictObject({ name, max: z.int() })) }),
  ),
})

type SelectorShape =
  | { any: true }
  | { keyword: string }
  | { units: string[] }
  | { all: SelectorShape[] }
  | { either: SelectorShape[] }
  | { not: SelectorShape }

/** Which units an option or quota means. `any`: every unit of the army; `units`: ids. */
export const selectorSchema: z.ZodMiniType<SelectorShape> = z.union([
  z.strictObject({ any: z.literal(true) }),
  z.strictObject({ keyword }),
  z.strictObject({ units: z.array(slug) }),
  z.strictObject({ all: z.array(z.lazy(() => selectorSchema)) }),
  z.strictObject({ either: z.array(z.lazy(() => selectorSchema)) }),
  z.strictObject({ not: z.lazy(() => selectorSchema) }),
])

/**
 * One regiment option of a leader. `units` lets in non-HERO units that match (and heroes only when named by id), at most `max`
 * of them where that is given; `role` lets in heroes that join in that role, all together at most `max` (null: no limit);
 * `required`: exactly that companion must be there; `cap` limits units that other options let in.
 */
export const optionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('units'),
    label: name,
    select: selectorSchema,
    max: z.optional(z.int()),
    required: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('role'), label: name, role: name, max: z.nullable(z.int()) }),
  z.strictObject({ kind: z.literal('cap'), label: name, select: selectorSchema, max: z.int() }),
])

/** A unit as an army's list prints it. The id is a slug of the name that all armies share; price and options are the army's own. */
export const unitSchema = z.strictObject({
  id: slug,
  n: number,
  name,
  sheet: sheetId,
  points,
  /** Models in a unit of the smallest size. */
  models: z.int().check(z.minimum(1)),
  reinforce: z.boolean(),
  seasons,
  legends: z.optional(z.literal(true)),
  /** Leaves for Legends on this day: a note, never a verdict. */
  leaving: z.optional(date),
  variant: z.optional(z.enum(['ghyran', 'aqshy', 'undersize'])),
  /** The standard unit that a Scourge variant stands in for: both in one army exclude each other. */
  variantOf: z.optional(slug),
  /** Keywords that this army grants beyond those of the sheet. */
  keywords: z.optional(z.array(keyword)),
  /** What it may lead. Absent: cannot lead a regiment. Empty: leads, but takes nobody with it. */
  leads: z.optional(z.array(optionSchema)),
  /** False: may never be the general. */
  general: z.optional(z.literal(false)),
  /** Roles in which this hero joins the regiment of a leader that offers one of them. */
  roles: z.optional(z.array(name)),
  /** Leaders whose regiment it may join whatever their options say. */
  joins: z.optional(z.array(slug)),
  /** It may only be taken in the regiment of one of these leaders. */
  onlyWith: z.optional(z.array(slug)),
  /** False: not as an auxiliary unit. */
  auxiliary: z.optional(z.literal(false)),
  /** One of this unit for each of those in the army. */
  onePer: z.optional(z.array(slug)),
  /** It adds a place to the regiment, at most one of it, and needs one of those in the same regiment. */
  bonusPlace: z.optional(z.strictObject({ needs: z.array(slug) })),
  /** Not in one army with these (written on both). */
  excludes: z.optional(z.array(slug)),
  /** It excludes every other unit that matches. */
  excludesAll: z.optional(selectorSchema),
  /** At most one unit of each `group` in a regiment whose leader does not match `unlessLed`. */
  regimentCap: z.optional(z.strictObject({ group: name, unlessLed: selectorSchema })),
  /** At most so many in the army. UNIQUE units need none. */
  armyMax: z.optional(z.int()),
  priceFrom: z.optional(z.literal('community')),
  /** Names it had before. */
  oldNames: z.optional(z.array(name)),
})

const priced = { id: slug, n: number, name, points, seasons, legends: z.optional(z.literal(true)) }

export const pickSchema = z.strictObject(priced)
export const terrainSchema = z.strictObject({ ...priced, sheet: z.optional(sheetId) })
export const loreSchema = z.strictObject({
  ...priced,
  abilities: z.array(abilitySchema),
  /** Sheets of the manifestations it summons. */
  sheets: z.optional(z.array(sheetId)),
})

/** A table of enhancements: one of its items for an army, one for a unit. */
export const tableSchema = z.strictObject({
  id: slug,
  name,
  eligible: z.array(slug),
  items: z.array(z.strictObject({ ...priced, eligible: z.optional(z.array(slug)) })),
})

/** Restrictions of one army beyond the general rules. */
export const armyRuleSchema = z.discriminatedUnion('rule', [
  /** At least one of these must be in the army. */
  z.strictObject({ rule: z.literal('required'), units: z.array(slug) }),
  /** The general must be one of these. */
  z.strictObject({ rule: z.literal('general'), units: z.array(slug) }),
  /** The units that match, counted together (or each alone when `each`), number at most `base` plus one for each that matches `per`. */
  z.strictObject({
    rule: z.literal('quota'),
    label: name,
    select: selectorSchema,
    each: z.optional(z.literal(true)),
    base: z.int(),
    per: z.optional(selectorSchema),
  }),
  /** As many regiments led by one as by the other. */
  z.strictObject({
    rule: z.literal('balance'),
    label: name,
    one: selectorSchema,
    other: selectorSchema,
  }),
])

/** A faction's own list, or an Army of Renown's. */
export const armySchema = z.strictObject({
  id: slug,
  n: number,
  name,
  kind: z.enum(['faction', 'army-of-renown']),
  legends: z.optional(z.literal(true)),
  /** Factions that may field it; of a faction: its own id. */
  parents: z.array(slug),
  /** Keyword of the army. */
  keyword,
  /** Battle traits and the like, by name. */
  traits: z.array(abilitySchema),
  units: z.array(unitSchema),
  tables: z.array(tableSchema),
  formations: z.array(z.strictObject({ ...priced, abilities: z.array(abilitySchema) })),
  spellLores: z.array(loreSchema),
  prayerLores: z.array(loreSchema),
  /** Faction's own ones; the universal ones are in core.json. */
  manifestationLores: z.array(loreSchema),
  /** Which universal manifestation lores it may take; absent: all. */
  universalLores: z.optional(z.array(slug)),
  terrain: z.array(terrainSchema),
  rules: z.array(armyRuleSchema),
})

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
