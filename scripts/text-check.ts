import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { glossaryFaults, glossarySchema, MOST_SIGNS } from '../src/library/glossary-file.ts'
import type { SummaryFile } from '../src/library/summary-file.ts'
import { commonRuns, MOST_COMMON, readable } from './common-words.ts'
import { SourceTexts } from './source-text.ts'
import { factFaults } from './text-facts.ts'
import { readTextFile, summaryBooks, textFile, textGames } from './text-files.ts'
import { readSummaries, stepsOf } from './text-form.ts'
import type { Fault } from './text-form.ts'
import { placesOf } from './text-places.ts'
import type { TextPlace } from './text-places.ts'
import { sourceTextsOf } from './text-sources.ts'
import { wantedTexts } from './text-wanted.ts'

const usage = `Usage: npm run text:check [-- FOLDER [GAME [BOOK]]]

Checks our texts about the rules: form, length, order, and that each is about something in the data. With the FOLDER of the
sources also that no ${MOST_COMMON} words in a row are theirs, and that numbers, dice and keywords are.`

/** What was read of one game, and what is wrong with it; faults have the file before their key. */
interface Checked {
  readonly texts: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
  /** Summaries whose facts no source can tell. */
  readonly silent: number
}

interface Wishes {
  readonly folder: string | undefined
  readonly games: readonly string[]
  readonly book: string | undefined
}

function wishesOf(args: readonly string[]): Wishes | null {
  const [folder, game, book, ...more] = args
  const isKnown = game === undefined || placesOf.has(game)
  if (more.length > 0 || args.some((arg) => arg.startsWith('-')) || !isKnown) return null
  const root = folder === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', folder)
  return { folder: root, games: game === undefined ? textGames : [game], book }
}

/** Folders of a game's sources; the pages in `seeds` are of both. */
const ofGame: Readonly<Record<string, RegExp>> = { aos4: /^aos4-/, wh40k11: /^wh40k11-/ }

/** The texts of a game's sources in a folder, one file after the other. */
function* sourcesIn(folder: string, game: string): Generator<string> {
  const sources = join(folder, 'sources')
  const own = readdirSync(sources).filter((name) => ofGame[game]?.test(name) ?? true)
  const parts = [...own.map((name) => join(sources, name)), join(folder, 'seeds')]
  for (const part of parts.filter((one) => existsSync(one))) {
    const files = readdirSync(part, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.(cat|gst|json|txt|md|ya?ml)$/.test(name)))
      yield readable(readFileSync(join(part, file), 'utf8'))
  }
}

function checkGlossary(game: string): Checked {
  const value = readTextFile(game, 'glossary')
  if (value === undefined) return { texts: new Map(), faults: [], silent: 0 }
  const at = `data/${game}/text/glossary.json`
  const read = glossarySchema.safeParse(value)
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({
      key: `${at} ${path.join('.')}`,
      what: message,
    }))
    return { texts: new Map(), faults, silent: 0 }
  }
  const texts = read.data.terms.flatMap(({ id, text, note }) => [
    [`${at} ${id}`, text] as const,
    ...(note === undefined ? [] : [[`${at} ${id}, note`, note] as const]),
  ])
  const faults = glossaryFaults(read.data).map((what) => ({ key: at, what }))
  return { texts: new Map(texts), faults, silent: 0 }
}

/** What the sources say by book and key: what a key is wanted for, and each sheet's own words besides. */
function saidBySources(game: string, folder: string, places: readonly TextPlace[]): SourceTexts {
  const read = sourceTextsOf.get(game)?.(folder, places) ?? new SourceTexts()
  for (const { book, key, texts } of wantedTexts(places, read))
    for (const text of texts) read.add(book, key, text)
  return read
}

function checkBook(
  game: string,
  book: string,
  places: readonly TextPlace[],
  said: SourceTexts | null,
): Checked {
  const at = `data/${game}/text/${book}.json`
  const own = places.filter((place) => place.book === book)
  const names = new Map(
    own.flatMap(({ key, shared, name, of }) => [
      [key, `${name} ${of}`] as const,
      ...(shared === null ? [] : [[shared, name] as const]),
    ]),
  )
  const { file, faults } = readSummaries(
    readFileSync(textFile(game, book), 'utf8'),
    new Set(names.keys()),
  )
  const summaries = Object.entries<SummaryFile['summaries'][string]>(file?.summaries ?? {})
  const facts = summaries.flatMap(([key, summary]) =>
    factFaults(
      { steps: stepsOf(summary).map(([, text]) => text), leftOut: summary.leftOut ?? [] },
      names.get(key) ?? '',
      said?.at(book, key) ?? [],
    ).map((what) => ({ key, what })),
  )
  const known = summaries.filter(([key]) => names.has(key))
  return {
    texts: new Map(
      summaries.flatMap(([key, summary]) =>
        stepsOf(summary).map(([step, text]) => [`${at} ${key} ${step}`, text] as const),
      ),
    ),
    faults: [...faults, ...facts].map(({ key, what }) => ({ key: `${at} ${key}`, what })),
    silent: said ? known.filter(([key]) => said.at(book, key).length === 0).length : 0,
  }
}

function checkGame(game: string, { folder, book }: Wishes): readonly Checked[] {
  const books = summaryBooks(game).filter((one) => book === undefined || one === book)
  const places = books.length > 0 ? (placesOf.get(game)?.() ?? []) : []
  const wanted = places.filter((place) => books.includes(place.book))
  const said = folder !== undefined && books.length > 0 ? saidBySources(game, folder, wanted) : null
  const all = [
    ...(book === undefined || book === 'glossary' ? [checkGlossary(game)] : []),
    ...books.map((one) => checkBook(game, one, wanted, said)),
  ]
  const texts = new Map(all.flatMap((one) => [...one.texts]))
  const runs = folder === undefined ? [] : commonRuns(texts, sourcesIn(folder, game))
  const copied = runs.map(({ key, run }) => ({
    key,
    what: `has ${run.split(' ').length} words in a row of a source: “${run}”`,
  }))
  return [...all, { texts: new Map(), faults: copied, silent: 0 }]
}

/**
 * Checks our own texts about the rules: form, length and keys; with the folder of the sources also against what they say.
 * Returns 1 if something is wrong, 2 if it was typed wrong or a source cannot be read.
 */
export function main(args: readonly string[]): number {
  const wishes = wishesOf(args)
  if (!wishes) {
    console.error(usage)
    return 2
  }
  const { folder } = wishes
  if (folder !== undefined && !existsSync(join(folder, 'sources'))) {
    console.error(`There is no folder "sources" in ${folder}.`)
    return 2
  }
  try {
    return report(
      wishes.games.flatMap((game) => checkGame(game, wishes)),
      folder !== undefined,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}

function report(checked: readonly Checked[], withSources: boolean): number {
  const faults = checked.flatMap((one) => one.faults)
  for (const { key, what } of faults) console.log(`${key}: ${what}`)
  const count = checked.reduce((sum, { texts }) => sum + texts.size, 0)
  const silent = checked.reduce((sum, one) => sum + one.silent, 0)
  const how = withSources ? 'form and sources' : 'form only'
  const without = silent > 0 ? `; ${silent} have no source to compare with` : ''
  const verdict = faults.length === 0 ? 'In order' : `${faults.length} wrong`
  console.log(`${verdict}: ${count} texts (${how}; at most ${MOST_SIGNS} signs each${without}).`)
  return faults.length === 0 ? 0 : 1
}
