import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { glossaryFaults, glossarySchema, MOST_SIGNS } from '../src/library/glossary-file.ts'
import { commonRuns, MOST_COMMON } from './common-words.ts'

const home = join(import.meta.dirname, '..')
const games = ['aos4', 'wh40k11'] as const

const fileOf = (game: string) => join(home, 'data', game, 'text', 'glossary.json')

/** The texts of the sources in a folder, one file after the other. */
function* sourcesIn(folder: string): Generator<string> {
  for (const part of ['sources', 'seeds'].filter((one) => existsSync(join(folder, one)))) {
    const files = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.(cat|gst|json|txt|md|ya?ml)$/.test(name))) {
      yield readFileSync(join(folder, part, file), 'utf8')
    }
  }
}

/** Our own texts of a game by what they are called, and what is wrong with their form, a sentence each. */
function textsOf(game: string): {
  readonly texts: ReadonlyMap<string, string>
  readonly faults: readonly string[]
} {
  const read = glossarySchema.safeParse(JSON.parse(readFileSync(fileOf(game), 'utf8')))
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path, message }) => `${game}: ${path.join('.')}: ${message}`,
    )
    return { texts: new Map(), faults }
  }
  const texts = read.data.terms.flatMap(({ id, text, note }) => [
    [`${game}: ${id}`, text] as const,
    ...(note === undefined ? [] : [[`${game}: ${id}, note`, note] as const]),
  ])
  const faults = glossaryFaults(read.data).map((fault) => `${game}: ${fault}`)
  return { texts: new Map(texts), faults }
}

/**
 * Checks our own texts about the rules: form, length and ids; with the folder of the sources also that no eight words in a row are
 * theirs. Settles with 1 if something is wrong.
 */
export async function main(args: readonly string[]): Promise<number> {
  const [folder] = args
  if (folder !== undefined && !existsSync(join(folder, 'sources'))) {
    console.error(`There is no folder "sources" in ${folder}.`)
    return 2
  }
  const read = games.filter((game) => existsSync(fileOf(game))).map(textsOf)
  const own = new Map(read.flatMap(({ texts }) => [...texts]))
  const copied = commonRuns(own, folder === undefined ? [] : sourcesIn(folder)).map(
    ({ key, run }) => `${key} has ${MOST_COMMON} words of a source: “${run}”.`,
  )
  const faults = [...read.flatMap((one) => one.faults), ...copied]
  for (const fault of faults) console.log(fault)
  const how = folder === undefined ? 'form only' : 'form and sources'
  const verdict = faults.length === 0 ? 'In order' : `${faults.length} wrong`
  console.log(`${verdict}: ${own.size} texts (${how}; at most ${MOST_SIGNS} signs each).`)
  return faults.length === 0 ? 0 : 1
}
