import * as z from 'zod/mini'

import { keyword, keywordSets, name, number, sheetId, sheetSchema, slug } from './schema-sheet.ts'

/**
 * A unit as a page of the points manual lists it. The id is a slug of the name that all pages share; the price is in the price
 * books under page and unit, and where it has none there, that version does not have the unit.
 */
export const unitSchema = z.strictObject({
  id: slug,
  n: number,
  name,
  /** Null: no datasheet is known. */
  sheet: z.nullable(sheetId),
  legends: z.optional(z.literal(true)),
  /** Sub-group of the page that a rule speaks of: `blood-legions`, `harlequins`, `ultramarines`. */
  group: z.optional(slug),
  /** It has a second price, as an ally of an army of another page. */
  allied: z.optional(z.literal(true)),
  /** How it joins a unit: a leader may, a support unit must. */
  role: z.optional(z.enum(['leader', 'support'])),
  /** Units that it may join, and keywords of others that it may. */
  joins: z.optional(z.array(slug)),
  joinsKeywords: z.optional(keywordSets),
})

/** Who may take an enhancement: a model, or a unit, with all keywords of one set and none of `noneOf`. */
export const eligibilitySchema = z.strictObject({
  on: z.enum(['model', 'unit']),
  anyOf: keywordSets,
  noneOf: z.optional(z.array(keyword)),
  /** Units that are named instead of described. */
  units: z.optional(z.array(slug)),
  /** An ability, an item that it must have beside that. */
  ability: z.optional(name),
  item: z.optional(name),
})

export const enhancementSchema = z.strictObject({
  /** `detachment--enhancement`. */
  id: slug,
  n: number,
  name,
  /** Up to three, of which the first alone counts; units other than Characters may take it. */
  upgrade: z.optional(z.literal(true)),
  eligible: eligibilitySchema,
  /** Units that its bearer may join beyond its own list, as a leader or as a support unit. */
  leaderTo: z.optional(z.array(slug)),
  supportTo: z.optional(z.array(slug)),
})

export const phase = z.enum(['any', 'command', 'movement', 'shooting', 'charge', 'fight'])

const stratagem = {
  id: slug,
  name,
  cp: z.int(),
  turn: z.enum(['your', 'opponents', 'either']),
  phases: z.array(phase),
  /** Keywords of the units of one's own that it is used on, where it speaks of any. */
  target: z.optional(z.strictObject({ anyOf: keywordSets, noneOf: z.optional(z.array(keyword)) })),
}

export const stratagemSchema = z.strictObject({
  ...stratagem,
  type: z.optional(z.enum(['battle-tactic', 'strategic-ploy', 'epic-deed', 'wargear'])),
})

export const coreStratagemSchema = z.strictObject({
  ...stratagem,
  /** Number in the core rules: `15.02`. */
  rule: z.string().check(z.regex(/^\d\d\.\d\d$/)),
  optionalCp: z.optional(z.int()),
})

export const detachmentSchema = z.strictObject({
  id: slug,
  n: number,
  name,
  /** Names of its rules. */
  rules: z.array(name),
  enhancements: z.array(enhancementSchema),
  stratagems: z.array(stratagemSchema),
})

/** A file of datasheets; a page of the manual also has units and the detachments that no other book has. */
export const bookSchema = z.strictObject({
  format: z.literal(1),
  /** The page's id, or `<page>-legends` for the sheets of its Legends units. */
  id: slug,
  name,
  sources: z.array(slug),
  /** Army rules by name. */
  rules: z.array(name),
  keyword,
  sheets: z.array(sheetSchema),
  units: z.array(unitSchema),
  detachments: z.array(detachmentSchema),
})
