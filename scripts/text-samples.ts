import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { nameOfId } from '../src/engine/wording.ts'
import { table } from '../src/library/import/audit-table.ts'
import { byText } from '../src/library/import/names.ts'

const count = z.int().check(z.nonnegative())

const samplesSchema = z.array(
  z.strictObject({
    game: z.enum(['aos4', 'wh40k11']),
    book: z.string(),
    /** Kinds of text that the sample was drawn from. */
    kinds: z.array(z.string()).check(z.minLength(1)),
    read: count,
    /** Texts with a wrong number. */
    numbers: count,
    /** Texts with a condition that is missing, weaker or wrong. */
    conditions: count,
    /** 2 for a second sample of the same texts, and so on. */
    round: z.int().check(z.positive()),
  }),
)

/** What was found in a sample of a book's texts, read beside their source by someone who wrote none of them. */
export type Sample = z.infer<typeof samplesSchema>[number]

/** The samples on record. Throws what does not have the form. */
export function readSamples(): readonly Sample[] {
  return samplesSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'text-samples.json'), 'utf8')),
  )
}

/** The section of a game's audit about samples of its texts; empty where none was read. */
export function sampleSection(game: string, samples: readonly Sample[]): string {
  const own = samples.filter((sample) => sample.game === game)
  if (own.length === 0) return ''
  const sorted = own.toSorted(
    (a, b) => byText(a.book, b.book) || byText(a.kinds.join(), b.kinds.join()) || a.round - b.round,
  )
  const sum = (of: 'read' | 'numbers' | 'conditions') =>
    own.reduce((total, sample) => total + sample[of], 0)
  return table(
    'Samples read',
    'Texts drawn at random (5 % of a book, at least 5) and read beside their source by someone who wrote none of them; what the reader had mended before is drawn but not counted. A fault found is mended; where there is one, all of the book is read anew and a second sample drawn. `npm run text:todo -- FOLDER GAME BOOK --sample` draws one.',
    ['Book', 'Kinds', 'Round', 'Read', 'Wrong numbers', 'Missing conditions'],
    [
      ...sorted.map(({ book, kinds, round, read, numbers, conditions }) => [
        nameOfId(book),
        kinds.join(', '),
        round,
        read,
        numbers,
        conditions,
      ]),
      ['All', '', '', sum('read'), sum('numbers'), sum('conditions')],
    ],
  )
}

/** Draws a twentieth of the keys, at least 5: the same ones for the same book, and other ones each round while there are any. */
export function drawn(book: string, keys: readonly string[], round: number): readonly string[] {
  const size = Math.max(5, Math.ceil(keys.length / 20))
  const lot = (key: string) => createHash('sha256').update(`${book} ${key}`).digest('hex')
  return keys.toSorted((a, b) => byText(lot(a), lot(b))).slice(size * (round - 1), size * round)
}
