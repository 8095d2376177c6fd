import * as z from 'zod/mini'

import {
  abilitySchema,
  date,
  keyword,
  name,
  number,
  points,
  seasons,
  sheetId,
  slug,
} from './schema-sheet.ts'

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
  z.strictObject({
    kind: z.literal('role'),
    label: name,
    role: name,
    max: z.nullable(z.int()),
    /** Those of whom only one reading of the community data says that they may join so: a warning, never a verdict. */
    doubtful: z.optional(z.array(slug)),
  }),
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

export const terrainSchema = z.strictObject({
  ...priced,
  /** Leaves for Legends on this day. */
  leaving: z.optional(date),
  sheet: z.optional(sheetId),
})
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
    /** What is counted is not sure: a warning beside the verdict. */
    doubtful: z.optional(z.literal(true)),
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
