import * as z from 'zod/mini'

import { BOUNDS } from './bounds.ts'
import type { Seen } from './seen.ts'

/** Sentences and notes are long, names are not. */
const words = z.string().check(z.maxLength(BOUNDS.notes))
const short = z.string().check(z.maxLength(500))
const some = z.array(words).check(z.maxLength(500))
const points = z.number()

const row = z.object({
  unit: z.nullable(short),
  id: short,
  what: short,
  name: short,
  points: z.nullable(points),
  known: z.boolean(),
  details: z.array(z.object({ what: short, says: some })).check(z.maxLength(100)),
})

const block = z.object({
  id: short,
  mark: short,
  title: words,
  points,
  rows: z.array(row).check(z.maxLength(2 * BOUNDS.units)),
})

const place = z.object({
  group: z.exactOptional(short),
  unit: z.exactOptional(short),
  slot: z.exactOptional(short),
})

const finding = z.object({
  rule: short,
  name: short,
  citation: short,
  severity: z.enum(['error', 'warning', 'note']),
  say: words,
  at: place,
  amount: points,
})

const schema = z.object({
  game: short,
  prices: z.nullable(short),
  version: short,
  season: short,
  title: words,
  about: some,
  points,
  limit: points,
  blocks: z.array(block).check(z.maxLength(BOUNDS.groups + 10)),
  findings: z.array(finding).check(z.maxLength(100)),
  time: z.iso.datetime(),
})

/** Reads what a list looked like; null where it can't be read. */
export function readSeen(value: unknown): Seen | null {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}
