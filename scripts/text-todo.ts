import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'

import { byText } from '../src/library/import/names.ts'
import { grouped } from './grouped.ts'
import { readTextFile, textGames } from './text-files.ts'
import { placesOf } from './text-places.ts'
import { sourceTextsOf } from './text-sources.ts'
import { wantedTexts } from './text-wanted.ts'
import type { WantedText } from './text-wanted.ts'

const usage = `Usage: npm run text:todo -- FOLDER [GAME [BOOK]] [--all] [--out DIR]

Prints what the sources in FOLDER say of each rule that has no summary yet (--all: of each rule), by its key.
--out writes a file for each book below DIR instead, and DIR/GAME/without-source.txt: what no source has words for.
What it prints is theirs: keep it out of the repository.`

interface Wishes {
  readonly folder: string
  readonly games: readonly string[]
  readonly book: string | undefined
  readonly all: boolean
  readonly out: string | undefined
}

function wishesOf(args: readonly string[]): Wishes | null {
  const at = args.indexOf('--out')
  const out = at < 0 ? undefined : args[at + 1]
  const rest = (at < 0 ? args : args.toSpliced(at, 2)).filter((arg) => arg !== '--all')
  const [folder, game, book, ...more] = rest
  if (folder === undefined || more.length > 0 || rest.some((arg) => arg.startsWith('-')))
    return null
  if ((at >= 0 && out === undefined) || (game !== undefined && !placesOf.has(game))) return null
  const games = game === undefined ? textGames : [game]
  return { folder, games, book, all: args.includes('--all'), out }
}

/** What a writer needs to know of a rule, as JSON. */
function described({ name, of, texts }: WantedText) {
  const [first, ...others] = texts.map(({ parts, file }) => ({ ...parts, source: file }))
  return {
    name,
    of: of.length > 6 ? [...of.slice(0, 5), `${of.length - 5} more`] : of,
    ...first,
    ...(others.length > 0 ? { also: others } : {}),
  }
}

/** Keys that have a summary in the file of a book. */
function writtenIn(game: string, book: string): ReadonlySet<string> {
  const file = readTextFile(game, book)
  const summaries =
    typeof file === 'object' && file !== null && 'summaries' in file ? file.summaries : {}
  return new Set(Object.keys(summaries ?? {}))
}

function workOf(game: string, { folder, book, all }: Wishes) {
  const known = placesOf.get(game)?.() ?? []
  const places = known.filter((place) => book === undefined || place.book === book)
  const texts = sourceTextsOf.get(game)?.(folder, places)
  const books = grouped(texts ? wantedTexts(places, texts) : [], (one) => one.book)
  return [...books].map(([id, wanted]) => {
    const written = all ? new Set() : writtenIn(game, id)
    const open = wanted.filter(({ key }) => !written.has(key))
    return { id, open: open.toSorted((a, b) => byText(a.key, b.key)) }
  })
}

const worklist = (open: readonly WantedText[]) =>
  JSON.stringify(Object.fromEntries(open.map((one) => [one.key, described(one)])), null, 1)

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

/** Prints or writes what is still to be summed up. Returns 0, or 2 when it was typed wrong or a source cannot be read. */
export function main(args: readonly string[]): number {
  const wishes = wishesOf(args)
  if (!wishes) {
    console.error(usage)
    return 2
  }
  const { out } = wishes
  const to = out === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', out)
  if (to !== null && existsSync(join(to, 'package.json'))) {
    console.error('The words of the sources have no place in the repository: name another folder.')
    return 2
  }
  try {
    for (const game of wishes.games) {
      const work = workOf(game, wishes)
      for (const { id, open } of work) {
        if (to === null) console.log(worklist(open))
        else write(join(to, game, `${id}.json`), worklist(open))
      }
      const open = work.flatMap((one) => one.open)
      const silent = open.filter(({ texts }) => texts.length === 0)
      if (to !== null)
        write(
          join(to, game, 'without-source.txt'),
          silent.map(({ book, key, name, of }) => `${book}: ${key} (${name}, ${of[0]})`).join('\n'),
        )
      console.error(`${game}: ${open.length} to write, ${silent.length} of them without a source`)
    }
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
