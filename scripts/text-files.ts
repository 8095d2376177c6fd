import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const home = join(import.meta.dirname, '..')

/** The games that there are texts of. */
export const textGames = ['aos4', 'wh40k11'] as const

/** Where the summaries of a book, or the glossary, stand. */
export const textFile = (game: string, name: string) =>
  join(home, 'data', game, 'text', `${name}.json`)

/** A file of texts as it stands on disk, unchecked; undefined where there is none. Throws what JSON says of one it cannot read. */
export function readTextFile(game: string, name: string): unknown {
  const file = textFile(game, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Books of a game that have a file of summaries, sorted. */
export function summaryBooks(game: string): readonly string[] {
  const folder = join(home, 'data', game, 'text')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'glossary.json')
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
}
