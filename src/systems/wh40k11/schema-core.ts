import * as z from 'zod/mini'

import { coreStratagemSchema } from './schema-army.ts'
import { disposition } from './schema-prices.ts'
import { keyword, keywordSets, name, number, points, slug } from './schema-sheet.ts'

export const battleSizeId = z.enum(['incursion', 'strike-force', 'onslaught'])

/** A number for each battle size. */
const bySize = z.strictObject({ incursion: z.int(), 'strike-force': z.int(), onslaught: z.int() })

/** Which units a rule speaks of: what matches any of `units`, `anyOf`, `groups`, and nothing of `noneOf` and `notUnits`. */
export const filterSchema = z.strictObject({
  units: z.optional(z.array(slug)),
  anyOf: z.optional(keywordSets),
  groups: z.optional(z.array(slug)),
  noneOf: z.optional(z.array(keyword)),
  notUnits: z.optional(z.array(slug)),
})

/** Units of other pages (or of a sub-group of its own) that an army may take as allies. */
export const allySchema = z.strictObject({
  /** Also what a group of allied units in a list is `from`. */
  id: slug,
  n: number,
  name,
  /** `A01`. */
  rule: z.string().check(z.regex(/^A\d\d$/)),
  /** Pages whose armies may take them, or alliances: all pages of one but those that the allies come from. */
  hosts: z.array(slug),
  /** Only with one of these detachments; never with one of those. */
  detachments: z.optional(z.array(slug)),
  notDetachments: z.optional(z.array(slug)),
  /** Every other unit of the army must have this keyword. */
  everyUnit: z.optional(keyword),
  /** Pages that the allies and their prices come from; `host`: the army's own page. */
  from: z.union([z.literal('host'), z.array(slug)]),
  /** They cost their second price. */
  allyPrice: z.optional(z.literal(true)),
  /** Absent: every unit of those pages. */
  select: z.optional(filterSchema),
  /** Points of all of them together. */
  points: z.optional(bySize),
  /** At most so many units with a keyword; a unit with several counts under each. */
  caps: z.optional(z.array(z.strictObject({ label: name, keyword, max: bySize }))),
  /** A unit that needs no place under its cap: one for each unit that matches. */
  free: z.optional(z.array(z.strictObject({ unit: slug, per: z.array(keyword) }))),
  /** Only one of these kinds, and at most so many of it. */
  oneKindOf: z.optional(z.array(z.strictObject({ keyword, max: z.int() }))),
  /** Units with such a keyword that are not Battleline are at most as many as Battleline ones with it. */
  battlelineEach: z.optional(z.array(keyword)),
  /** One of them can be the Warlord, can have enhancements. */
  warlord: z.boolean(),
  enhancements: z.boolean(),
  /** Keyword that they have on top of their own. */
  gains: z.optional(keyword),
  /** Faction keyword that they have instead of their own. */
  becomes: z.optional(keyword),
  /** What its data leaves unsure: a note, no verdict. */
  doubtful: z.optional(z.literal(true)),
})

export const coreSchema = z.strictObject({
  format: z.literal(1),
  battleSizes: z.array(
    z.strictObject({
      id: battleSizeId,
      n: number,
      name,
      /** Not in the official table: only a list that asks for it is judged by it. */
      house: z.optional(z.literal(true)),
      points: z.int(),
      dp: z.int(),
      enhancements: z.int(),
      /** Units of one datasheet. */
      copies: z.int(),
      /** DP of a detachment that may be taken alone though it is over the budget. */
      aloneDp: z.optional(z.int()),
    }),
  ),
  usualSize: battleSizeId,
  dispositions: z.array(z.strictObject({ id: disposition, n: number, name })),
  stratagems: z.array(coreStratagemSchema),
  /** Keywords that multiply the copies of a datasheet, and that which leaves one. */
  copyFactors: z.array(z.strictObject({ keyword, factor: z.int() })),
  single: keyword,
  upgradeCopies: z.int(),
  attached: z.strictObject({ leaders: z.int(), supports: z.int(), enhancements: z.int() }),
  /** Keywords that units gain while the army is mustered: with the detachment, whatever page it is taken on. */
  grants: z.array(
    z.strictObject({
      /** The page whose armies have it; absent with a detachment, which has it wherever it is taken. */
      page: z.optional(slug),
      detachment: z.optional(slug),
      /** The Warlord must be this unit, or have all of these keywords. */
      warlord: z.optional(slug),
      warlordKeywords: z.optional(z.array(keyword)),
      keyword,
      to: filterSchema,
    }),
  ),
  /** Keywords that a unit's owner can choose for it. */
  choosableKeywords: z.array(z.strictObject({ id: slug, n: number, keyword, name })),
  /** Units of which one such keyword is chosen, unless they have one of them already. */
  keywordChoices: z.array(
    z.strictObject({
      name,
      /** Only with this detachment. */
      detachment: z.optional(slug),
      to: filterSchema,
      from: z.array(slug),
      /** Not this keyword for units with that one. */
      notFor: z.optional(z.array(z.strictObject({ id: slug, keyword }))),
      /** Every such unit has one; absent: those that their owner picks, at least and at most so many. */
      every: z.optional(z.literal(true)),
      min: z.optional(z.int()),
      max: z.optional(z.int()),
      /** Characters and the unit that they join must have one in common. */
      shared: z.optional(z.literal(true)),
    }),
  ),
  mustInclude: z.array(z.strictObject({ page: slug, detachment: slug, keyword, min: z.int() })),
  /** Not in one army: with the detachment, with one of the units, or at all on the page; what `except` names may. */
  exclusions: z.array(
    z.strictObject({
      page: slug,
      detachment: z.optional(slug),
      /** Not without this detachment. */
      unless: z.optional(slug),
      units: z.optional(z.array(slug)),
      not: filterSchema,
    }),
  ),
  /**
   * Warlords beyond what datasheets say: units, or bearers of an enhancement, that cannot be it unless one of the detachments is
   * there, that may with it, or one of which must.
   */
  warlords: z.array(
    z.strictObject({
      is: z.enum(['barred', 'allowed', 'required']),
      page: slug,
      detachments: z.array(slug),
      units: z.optional(z.array(slug)),
      keyword: z.optional(keyword),
      enhancement: z.optional(slug),
    }),
  ),
  /** Detachments of one chapter, which lock the army to it. */
  chapterDetachments: z.array(z.strictObject({ detachment: slug, chapter: keyword })),
  /** Chapters: at most one of these faction keywords in an army. */
  chapters: z.array(keyword),
  /** Units that a chapter's army cannot have, unless they have the chapter's keyword, and detachments that it cannot. */
  chapterRules: z.array(
    z.strictObject({ chapter: keyword, not: filterSchema, detachments: z.optional(z.array(slug)) }),
  ),
  /** Who may join a unit beyond its one leader. */
  attachExceptions: z.array(
    z.strictObject({
      page: slug,
      /** The unit joined, from this number of models on. */
      bodyguard: z.optional(slug),
      models: z.optional(z.int()),
      /** Leaders that may be the second one; absent: any. */
      leaders: z.optional(z.array(slug)),
      /** Only beside one of these. */
      beside: z.optional(z.array(slug)),
      besideKeyword: z.optional(keyword),
      /** At most one of the two has this keyword. */
      atMostOne: z.optional(keyword),
      /** Both leaders must be different units. */
      different: z.optional(z.literal(true)),
    }),
  ),
  /** With the detachment, these units must have these enhancements. */
  mandatoryEnhancements: z.array(
    z.strictObject({ page: slug, detachment: slug, unit: slug, enhancement: slug }),
  ),
  /** Detachments whose enhancements do not count towards the limit. */
  uncountedEnhancements: z.array(slug),
  /** Detachments whose enhancements any unit may have that they are for, Character or not. */
  unitEnhancements: z.array(slug),
  /** At most one unit of each datasheet with this keyword. */
  noDuplicates: z.array(keyword),
  /** At most one of all these units together. */
  oneOf: z.array(
    z.strictObject({ name, units: z.optional(z.array(slug)), keyword: z.optional(keyword) }),
  ),
  /** With the detachment so many of each of these units, though their datasheets allow one. */
  moreOf: z.array(z.strictObject({ detachment: slug, units: z.array(slug), max: z.int() })),
  /** Units that must join another before the battle, after mustering: one for each unit with the keyword. */
  joinsBefore: z.array(z.strictObject({ keyword, joined: keyword })),
  allies: z.array(allySchema),
  /** Points from which strategic reserves are noted, in percent of the limit. */
  reservesPercent: z.int(),
  usualLimit: points,
})
