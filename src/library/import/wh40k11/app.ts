import * as z from 'zod/mini'

import { plain } from '../names.ts'

/** Text of the app: several languages, of which English counts. Marks are replaced by plain ones, line breaks kept. */
const text = z.pipe(
  z.union([z.string(), z.object({ en: z.string() })]),
  z.transform((value) => clean(typeof value === 'string' ? value : value.en)),
)
const named = z.object({ name: text })
const told = z.object({ name: text, description: z.optional(text) })
const profile = z.object({
  name: text,
  range: text,
  attacks: text,
  skill: text,
  strength: text,
  ap: text,
  damage: text,
  keywords: z.array(text),
})
const weapons = z.array(z.object({ profiles: z.array(profile) }))

const datasheet = z.object({
  name: text,
  factions: z.array(text),
  keywords: z.array(text),
  stats: z.array(z.object({ name: text, m: text, t: text, sv: text, w: text, ld: text, oc: text })),
  rangedWeapons: weapons,
  meleeWeapons: weapons,
  abilities: z.object({
    core: z.optional(z.array(named)),
    faction: z.optional(z.array(named)),
    other: z.optional(z.array(told)),
    wargear: z.optional(z.array(told)),
    special: z.optional(z.array(told)),
    primarch: z.optional(z.array(z.object({ name: text, abilities: z.optional(z.array(told)) }))),
    invul: z.optional(z.object({ value: z.nullable(text), info: z.optional(text) })),
    damaged: z.optional(z.object({ range: text })),
  }),
  composition: z.array(text),
  loadout: z.optional(text),
  wargear: z.array(text),
  baseSize: z.optional(text),
  transport: z.optional(text),
})

const worded = z.object({
  name: text,
  rules: z.optional(z.array(z.object({ text: z.optional(text) }))),
})

const faction = z.object({
  name: z.string(),
  rules: z.object({
    army: z.optional(z.array(worded)),
    detachment: z.optional(z.array(z.object({ detachment: text, rules: z.array(worded) }))),
  }),
  detachments: z.array(z.object({ name: text, detachmentPoints: z.int() })),
  stratagems: z.array(
    z.object({
      name: text,
      cost: z.int(),
      turn: z.enum(['your', 'opponents', 'either']),
      type: text,
      phase: z.array(z.enum(['any', 'command', 'movement', 'shooting', 'charge', 'fight'])),
      target: z.optional(text),
      restrictions: z.optional(text),
      detachment: text,
    }),
  ),
  enhancements: z.array(
    z.object({
      name: text,
      cost: z.coerce.number(),
      keywords: z.array(text),
      excludes: z.array(text),
      description: text,
      detachment: text,
    }),
  ),
  datasheets: z.array(datasheet),
})

export type AppSheet = z.infer<typeof datasheet>
export type AppFaction = z.infer<typeof faction>
export type AppEnhancement = AppFaction['enhancements'][number]
export type AppStratagem = AppFaction['stratagems'][number]

/** Plain marks line by line; emphasis stays, since it marks keywords. */
function clean(value: string): string {
  return value
    .split('\n')
    .map(plain)
    .filter((line) => line !== '')
    .join('\n')
}

/** Reads one faction file of the app's export; throws what zod says when it has another form. */
export function readApp(value: unknown): AppFaction {
  return faction.parse(value)
}
