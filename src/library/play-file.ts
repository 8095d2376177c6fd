import * as z from 'zod/mini'

import type { BookMoments } from '../engine/play-moment.ts'
import { issueLine } from './issue.ts'

/** Moments of the turn by the words of the games; each game takes those that it has. */
const phase = z.string().check(z.regex(/^[a-z]+( [a-z]+){0,3}$/), z.maxLength(30))

/** Keys as the texts of a book have them: `sheet/beastboss/ferocious-rage`. */
const key = z
  .string()
  .check(
    z.regex(
      /^(sheet|ability|trait|formation|lore|enhancement|regiment|rule|stratagem)(\/[a-z0-9]+(-+[a-z0-9]+)*){1,3}$/,
    ),
  )

const moment = z.strictObject({
  id: key,
  phases: z.optional(z.array(phase)),
  whose: z.optional(z.enum(['your', 'enemy'])),
  limit: z.optional(
    z
      .string()
      .check(z.regex(/^(once|twice|\d times) per (phase|turn|battle round|battle)( \(army\))?$/)),
  ),
  reaction: z.optional(z.literal(true)),
  passive: z.optional(z.literal(true)),
})

/** `data/<game>/play/<book>.json`: when a player uses what the book has, where the book itself does not say it. */
export const playFileSchema = z.strictObject({
  format: z.literal(1),
  book: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  moments: z.array(moment),
})

export type PlayFile = z.infer<typeof playFileSchema>

/** The moments of a play file. Throws an `Error` that names file, place and what is wrong with it. */
export function momentsIn(file: string, value: unknown): BookMoments {
  const read = playFileSchema.safeParse(value)
  if (read.success) {
    return Object.fromEntries(
      read.data.moments.map(({ id, ...moment }) => [id, moment]),
    ) as BookMoments
  }
  const lines = read.error.issues.slice(0, 5).map((issue) => issueLine(issue))
  throw new Error(`${file}: ${lines.join('; ')}`)
}
