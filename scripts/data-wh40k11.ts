import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { auditReport } from '../src/library/import/wh40k11/audit.ts'
import { compareFacts } from '../src/library/import/wh40k11/compare-facts.ts'
import { convert } from '../src/library/import/wh40k11/convert.ts'
import type { Converted } from '../src/library/import/wh40k11/convert.ts'
import type { FormerSheets } from '../src/library/import/wh40k11/sheet-shelf.ts'
import { dataFolderForty } from '../src/library/node-wh40k11.ts'
import { bookSchema } from '../src/systems/wh40k11/schema-army.ts'
import { registrySchema } from '../src/systems/wh40k11/schema.ts'
import type { SheetData } from '../src/systems/wh40k11/schema.ts'
import {
  noteRelease,
  options,
  readRegister,
  wishesOf,
  writeChanged,
  writeFiles,
} from './data-command.ts'
import { textSection, withTexts } from './text-counts.ts'
import { fortyPlaces } from './text-places.ts'
import { layout, readFacts, readSources } from './wh40k11-sources.ts'

const usage = `Usage: npm run data:wh40k11 -- FOLDER [--init] [--release VERSION]

Writes data/wh40k11 from its sources. ${layout}
${options}`

/** Datasheets of the data at hand, whose items keep their numbers. */
function readFormer(): FormerSheets {
  if (!existsSync(dataFolderForty)) return new Map()
  const books = readdirSync(dataFolderForty)
    .filter((file) => file.endsWith('.json'))
    .map((file) =>
      bookSchema.safeParse(JSON.parse(readFileSync(join(dataFolderForty, file), 'utf8'))),
    )
  return new Map(
    books
      .flatMap(({ data }): readonly SheetData[] => data?.sheets ?? [])
      .map((sheet) => [sheet.id, sheet]),
  )
}

/** Our texts about the rules that the conversion names, counted. */
function textsOf({ manifest, core, books, aliases }: Converted): string {
  const byId = new Map(books.map((book) => [book.id, book]))
  const data = { manifest, core, books: byId, prices: new Map(), index: null, aliases }
  return textSection('wh40k11', fortyPlaces(data))
}

/** Writes all that was converted; returns how many data files there are and how many of them changed. */
function writeAll(made: Converted, audit: string): readonly [number, number] {
  const files: readonly (readonly [string, unknown])[] = [
    ...made.books.map((book) => [book.id, book] as const),
    ...made.prices.flatMap(({ id, pages }) =>
      pages.map((page) => [`prices/${id}/${page.id}`, page] as const),
    ),
    ...made.play.map((file) => [`play/${file.book}`, file] as const),
    ['core', made.core],
    ['index', made.index],
    ['aliases', made.aliases],
    ['manifest', made.manifest],
    ['ids', made.registry],
  ]
  const changed = writeFiles(dataFolderForty, files) + writeNames(made.names)
  writeChanged(join(dataFolderForty, 'AUDIT.md'), withTexts(audit, textsOf(made)))
  return [files.length + made.names.length, changed]
}

/** Names in other languages, one a line. */
function writeNames(files: Converted['names']): number {
  return files.filter((file) =>
    writeChanged(
      join(dataFolderForty, 'names', `${file.language}.json`),
      `${JSON.stringify(file, null, 1)}\n`,
    ),
  ).length
}

/** Converts the sources of a folder into `data/wh40k11`. Returns 0, or 2 when the folder is missing or cannot be read as expected. */
export function main(args: readonly string[]): number {
  const wishes = wishesOf(args)
  if (!wishes) {
    console.error(usage)
    return 2
  }
  const { folder, init, version } = wishes
  try {
    const registry = readRegister(dataFolderForty, (value) => registrySchema.parse(value), init)
    const made = convert(readSources(folder), registry, readFormer())
    const audit = auditReport(made, compareFacts(made, readFacts(folder)))
    const [all, changed] = writeAll(made, audit)
    if (version !== null) noteRelease(dataFolderForty, version, made.registry)
    console.log(`${all} files, ${changed} changed, ${made.notes.length} notes`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
