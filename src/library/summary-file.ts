import * as z from 'zod/mini'

import { MOST_SIGNS } from './glossary-file.ts'

/** Signs that an option or a row of a table may have. */
export const MOST_SIGNS_MORE = 120

const line = z.string().check(z.minLength(1), z.maxLength(MOST_SIGNS))

/** What the source says and the summary does not: a number or dice first, then in a few words what it is of. */
const leftOut = z.optional(
  z.array(z.string().check(z.regex(/^[+-]?[D\d]\S*( .+)?$/), z.maxLength(80))),
)

/** What the text leads up to: an option or a row of a table each. */
const more = z.optional(
  z
    .array(z.string().check(z.minLength(1), z.maxLength(MOST_SIGNS_MORE)))
    .check(z.minLength(1), z.maxLength(6)),
)

const effect = z.strictObject({ text: line, more, leftOut })

/** A stratagem, a line each. */
const steps = z.strictObject({
  when: line,
  target: z.optional(line),
  effect: line,
  leftOut,
})

/** `<kind>/<slug>` with more slugs where the kind needs them: `sheet/bannernob/waaagh-banner`. */
const key = z
  .string()
  .check(
    z.regex(
      /^(sheet|ability|trait|formation|lore|enhancement|regiment|rule|stratagem)(\/[a-z0-9]+(-+[a-z0-9]+)*){1,3}$/,
    ),
  )

export const summaryFileSchema = z.strictObject({
  /** The publication that the summaries were written from, with its version and date. */
  source: z.string().check(z.minLength(1), z.maxLength(120)),
  summaries: z.record(key, z.union([effect, steps])),
})

export type SummaryFile = z.infer<typeof summaryFileSchema>

/** What a rule does, in our own words. */
export type Summary = SummaryFile['summaries'][string]
