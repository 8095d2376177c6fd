import * as z from 'zod/mini'

/** Name of a thing as published; at most 90 characters, so that no sentence passes for one. */
export const name = z.string().check(z.minLength(1), z.maxLength(90))
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-+[a-z0-9]+)*$/), z.maxLength(120))
export const sheetId = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), z.maxLength(120))
/** A keyword in capitals, with plain marks: `T'AU EMPIRE`, `DEDICATED TRANSPORT`. */
export const keyword = z
  .string()
  .check(z.regex(/^['\p{Lu}0-9][\p{Lu}0-9'()+/\-.,: ]*$/u), z.maxLength(60))
/** A printed value: number, dice, distance, target: `2D6`, `D3+3`, `10"`, `4+`, `-`. */
export const value = z
  .string()
  .check(z.regex(/^[-0-9D+*"'./ ]*[0-9D+*"-]$|^$|^Melee$|^N\/A$/), z.maxLength(16))
export const points = z.int().check(z.minimum(0), z.maximum(5000))
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Position in the registry `ids.json`; what share links carry. */
export const number = z.int().check(z.minimum(0))
const count = z.int().check(z.minimum(0), z.maximum(200))
/** Any of these sets of keywords, each of which must be there in full. */
export const keywordSets = z.array(z.array(keyword))

const statsSchema = z.partialRecord(
  z.enum(['move', 'toughness', 'save', 'wounds', 'leadership', 'control', 'invulnerable']),
  value,
)

/** One line of a weapon table. A weapon with several modes has several lines of one `item`. */
export const weaponSchema = z.strictObject({
  name,
  kind: z.enum(['melee', 'ranged']),
  /** Which of the sheet's `items` this is a line of. */
  item: number,
  stats: z.partialRecord(z.enum(['range', 'attacks', 'skill', 'strength', 'ap', 'damage']), value),
  /** Weapon keywords as printed: `Rapid Fire 1`, `Anti-infantry 4+`. */
  abilities: z.array(name),
})

export const abilitySchema = z.strictObject({
  name,
  kind: z.enum(['core', 'faction', 'datasheet', 'wargear', 'special']),
})

/** So many of a sheet's items: `[item, number]`. */
export const itemCount = z.tuple([number, count])

/** How many models of a kind a unit has. */
export const kindRange = z.strictObject({ kind: slug, min: count, max: count })

/**
 * One wargear option in structure. `n` is for ever: links and lists carry `<n>.<position in to>`. A choice is what is taken,
 * `null` where a choice of an older version is no longer there.
 */
export const wargearOptionSchema = z.strictObject({
  n: z.int().check(z.minimum(1)),
  /** Kinds of models that may use it; absent: every model of the unit. */
  who: z.optional(z.array(slug)),
  /** The item belongs to the unit, whoever carries it. */
  unit: z.optional(z.literal(true)),
  /** What each use gives up: any one of these sets, all of it. Absent: it only adds. */
  from: z.optional(z.array(z.array(itemCount))),
  to: z.array(z.nullable(z.array(itemCount))),
  /** Choices that one model makes at one use; absent: 1. More than one choice at once, each another one unless `same`. */
  pick: z.optional(z.int()),
  same: z.optional(z.literal(true)),
  /** Times that one model may use it; absent: once. */
  times: z.optional(z.int()),
  /** Uses in the unit: `max` (absent: as many as there are models), or `max` for every full `per` models of the unit. */
  max: z.optional(z.int()),
  per: z.optional(z.int()),
  /** Kinds of models that `per` counts, where it is not all of them. */
  perOf: z.optional(z.array(slug)),
  /** Uses of one choice in the unit; the same again for every further full `eachPer` models. */
  each: z.optional(z.int()),
  eachPer: z.optional(z.int()),
  /** All models of `who` use it or none does. */
  all: z.optional(z.literal(true)),
  /** Only in units of at least, at most, so many models. */
  minModels: z.optional(z.int()),
  maxModels: z.optional(z.int()),
  /** The model must have all items of one of these sets, may have none of those. */
  with: z.optional(z.array(z.array(number))),
  without: z.optional(z.array(number)),
  /** The items it gives cannot be replaced; what it names under `with` cannot either. */
  locks: z.optional(z.literal(true)),
  /** Its conditions are not known in structure: offered with a warning, checked against nothing but `max`. */
  free: z.optional(z.literal(true)),
})

/** A datasheet. Extends the engine's sheet but for `command` and `wargear`, which have no counterpart here. */
export const sheetSchema = z.strictObject({
  id: sheetId,
  name,
  /** `app`: the official app. `community`: the catalogue that players keep. `tenth`: stat lines of the edition before. */
  source: z.enum(['app', 'community', 'tenth']),
  legends: z.optional(z.literal(true)),
  /** Keywords of the datasheet, those of the faction left out. */
  keywords: z.array(keyword),
  /** Faction keywords, chapter included. */
  factions: z.array(keyword),
  /** The first stat line. */
  stats: statsSchema,
  /** All stat lines by name, where there are several. */
  profiles: z.optional(z.array(z.strictObject({ name, stats: statsSchema }))),
  /** Wounds at and below which it counts as damaged: `1-5`. */
  damaged: z.optional(value),
  transport: z.optional(z.int()),
  /** Invulnerable saves that do not hold for all models and attacks; their stat has a star. */
  invulnerable: z.optional(
    z.array(
      z.strictObject({
        value,
        against: z.optional(z.enum(['ranged', 'melee'])),
        /** Every model but these. */
        notModel: z.optional(name),
        /** The ability that says when. */
        ability: z.optional(name),
      }),
    ),
  ),
  bases: z.array(z.string().check(z.maxLength(120))),
  weapons: z.array(weaponSchema),
  abilities: z.array(abilitySchema),
  /** Weapons and wargear by name; the number of an item is its position and never changes. */
  items: z.array(name),
  /** Kinds of models. */
  models: z.array(z.strictObject({ id: slug, name })),
  /** What the unit is made of, all of one of these; the first is the usual one. */
  compositions: z.array(z.array(kindRange)),
  /** Models in all, where the ranges of the kinds alone would let in fewer or more. */
  minModels: z.optional(z.int()),
  maxModels: z.optional(z.int()),
  /** What each model of these kinds has before any option is used. */
  loadout: z.array(z.strictObject({ kinds: z.array(slug), items: z.array(itemCount) })),
  options: z.array(wargearOptionSchema),
  /** Items of which no model has two, and sets of items of which it has one at most. */
  singles: z.optional(z.array(number)),
  apart: z.optional(z.array(z.array(number))),
  /** Numbers of options that older versions had. */
  formerOptions: z.optional(z.array(z.int())),
  flags: z.optional(
    z.array(z.enum(['must-be-warlord', 'cannot-be-warlord', 'no-enhancements', 'one-per-army'])),
  ),
})
