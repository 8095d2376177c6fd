import * as z from 'zod/mini'

import { keyword, name, slug } from './schema-sheet.ts'

const byId = z.record(slug, name)

/** `names/<language>.json`: what the publisher calls things in a language. What it has no name for in it keeps the English one. */
export const namesSchema = z.strictObject({
  format: z.literal(1),
  /** Two letters: `de`. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** The source's id in the manifest, and its version. */
  source: slug,
  revision: name,
  detachments: byId,
  enhancements: byId,
  stratagems: byId,
  dispositions: byId,
  battleSizes: byId,
  /** Of datasheets, by the keyword in English. */
  keywords: z.record(keyword, name),
  /** Abilities of weapons and units that the core rules explain, by their English name without a number. */
  abilities: z.record(name, name),
})

export type NamesData = z.infer<typeof namesSchema>
