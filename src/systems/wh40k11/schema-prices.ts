import * as z from 'zod/mini'

import { keyword, name, number, points, slug } from './schema-sheet.ts'

export const pricesId = z.string().check(z.regex(/^v\d+\.\d+$/))

export const disposition = z.enum([
  'take-and-hold',
  'purge-the-foe',
  'priority-assets',
  'reconnaissance',
  'disruption',
])

const priced = {
  /** Rows of the manual, smallest first: a number of models pays the first row that is large enough, or the last. */
  sizes: z.array(
    z.strictObject({
      models: z.int().check(z.minimum(1)),
      points,
      /** Where the number of models alone does not give the row: how many of each kind it is for. */
      kinds: z.optional(z.record(slug, z.int())),
    }),
  ),
  /** From this copy of the unit in the army on, each costs so much more. */
  surcharge: z.optional(z.strictObject({ from: z.int().check(z.minimum(2)), add: points })),
  /** Models that can be added to the unit. */
  addons: z.optional(
    z.array(z.strictObject({ id: slug, name, models: z.int(), points, kind: z.optional(slug) })),
  ),
  /** Items that cost points, each one taken; `item` is the number in the datasheet's items. */
  wargear: z.optional(z.array(z.strictObject({ item: z.optional(number), name, points }))),
}

export const unitPriceSchema = z.strictObject({
  id: slug,
  ...priced,
  /** Its second price, as an ally of an army of another page. */
  ally: z.optional(z.strictObject(priced)),
})

/** A detachment as one version has it on one page; what a version lacks cannot be taken. */
export const detachmentPriceSchema = z.strictObject({
  id: slug,
  dp: z.int().check(z.minimum(0)),
  dispositions: z.array(disposition),
  /** At most one detachment of an army has a tag. */
  tag: z.optional(keyword),
  /** Prices of its enhancements by id. */
  enhancements: z.record(slug, points),
})

/** One page of one official version of the points manual: the file `prices/<version>/<page>.json`. */
export const pricePageSchema = z.strictObject({
  format: z.literal(1),
  prices: pricesId,
  id: slug,
  units: z.array(unitPriceSchema),
  detachments: z.array(detachmentPriceSchema),
})
