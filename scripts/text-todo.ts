import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { byText } from '../src/library/import/names.ts'
import { grouped } from './grouped.ts'
import { readTextFile, textGames } from './text-files.ts'
import { placesOf } from './text-places.ts'
import { drawn } from './text-samples.ts'
import { sourceTextsOf } from './text-sources.ts'
import { wantedTexts } from './text-wanted.ts'
import type { WantedText } from './text-wanted.ts'

const usage = `Usage: npm run text:todo -- FOLDER [GAME [BOOK]] [--all] [--out DIR]
       npm run text:todo -- FOLDER GAME BOOK --sample [--kinds KIND,KIND] [--round N]

Prints what the sources in FOLDER say of each rule that has no summary yet (--all: of each rule), by its key.
--out writes a file for each book below DIR instead, and DIR/GAME/without-source.txt: what no source has words for.
--sample draws a twentieth of a book's summaries, at least 5, and prints them beside the sources: the same ones each time, others
with --round 2. --kinds draws from these kinds of text only, such as rule,stratagem.
What it prints is theirs: keep it out of the repository.`

interface Wishes {
  readonly folder: string
  readonly games: readonly string[]
  readonly book: string | undefined
  readonly all: boolean
  readonly out: string | undefined
  /** Null where no sample is drawn. */
  readonly sample: { readonly kinds: readonly string[] | null; readonly round: number } | null
}

function wishesOf(args: readonly string[]): Wishes | null {
  const read = parsed(args)
  if (!read) return null
  const { all = false, out, sample = false, kinds, round = '1' } = read.values
  const [folder, game, book, ...more] = read.positionals
  if (folder === undefined || more.length > 0) return null
  if (game !== undefined && !placesOf.has(game)) return null
  const isSampled = sample && book !== undefined && /^[1-9]$/.test(round)
  if (sample ? !isSampled : kinds !== undefined || round !== '1') return null
  const games = game === undefined ? textGames : [game]
  const draw = { kinds: kinds?.split(',') ?? null, round: Number(round) }
  return { folder, games, book, all, out, sample: sample ? draw : null }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        out: { type: 'string' },
        sample: { type: 'boolean' },
        kinds: { type: 'string' },
        round: { type: 'string' },
      },
    })
  } catch {
    return null
  }
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

/** The summaries in the file of a book, by key. */
function summariesOf(game: string, book: string): ReadonlyMap<string, unknown> {
  const file = readTextFile(game, book)
  const summaries =
    typeof file === 'object' && file !== null && 'summaries' in file ? file.summaries : {}
  return new Map(Object.entries(summaries ?? {}))
}

/** Of the keys with a summary those that a sample has; without a sample, those that have none. */
function openKeys(
  id: string,
  keys: readonly string[],
  written: ReadonlyMap<string, unknown>,
  { all, sample }: Wishes,
): ReadonlySet<string> {
  if (!sample) return new Set(all ? keys : keys.filter((key) => !written.has(key)))
  const isWanted = (key: string) => sample.kinds?.includes(key.split('/')[0] ?? '') ?? true
  return new Set(
    drawn(
      id,
      keys.filter((key) => written.has(key) && isWanted(key)),
      sample.round,
    ),
  )
}

interface Work {
  readonly id: string
  readonly open: readonly WantedText[]
  readonly written: ReadonlyMap<string, unknown>
}

function workOf(game: string, wishes: Wishes): readonly Work[] {
  const { folder, book } = wishes
  const known = placesOf.get(game)?.() ?? []
  const places = known.filter((place) => book === undefined || place.book === book)
  const texts = sourceTextsOf.get(game)?.(folder, places)
  const books = grouped(texts ? wantedTexts(places, texts) : [], (one) => one.book)
  return [...books].map(([id, wanted]) => {
    const written = summariesOf(game, id)
    const keys = openKeys(
      id,
      wanted.map(({ key }) => key),
      written,
      wishes,
    )
    const open = wanted.filter(({ key }) => keys.has(key))
    return { id, open: open.toSorted((a, b) => byText(a.key, b.key)), written }
  })
}

const worklist = ({ open, written }: Work, isSample: boolean) =>
  JSON.stringify(
    Object.fromEntries(
      open.map((one) => [
        one.key,
        isSample ? { ours: written.get(one.key), ...described(one) } : described(one),
      ]),
    ),
    null,
    1,
  )

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
      for (const one of work) {
        const list = worklist(one, wishes.sample !== null)
        if (to === null) console.log(list)
        else write(join(to, game, `${one.id}.json`), list)
      }
      const open = work.flatMap((one) => one.open)
      const silent = open.filter(({ texts }) => texts.length === 0)
      if (to !== null)
        write(
          join(to, game, 'without-source.txt'),
          silent.map(({ book, key, name, of }) => `${book}: ${key} (${name}, ${of[0]})`).join('\n'),
        )
      const what = wishes.sample ? 'drawn' : 'to write'
      console.error(`${game}: ${open.length} ${what}, ${silent.length} of them without a source`)
    }
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
