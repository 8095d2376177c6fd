import { join } from 'node:path'

import { auditReport } from '../src/library/import/audit.ts'
import { convert } from '../src/library/import/convert.ts'
import type { Converted } from '../src/library/import/convert.ts'
import { dataFolder } from '../src/library/node-books.ts'
import { registrySchema } from '../src/systems/aos4/schema.ts'
import { layout, readSources } from './aos4-sources.ts'
import {
  noteRelease,
  options,
  readRegister,
  wishesOf,
  writeChanged,
  writeFiles,
} from './data-command.ts'
import { textSection, withTexts } from './text-counts.ts'
import { aosPlaces } from './text-places.ts'

const usage = `Usage: npm run data:aos4 -- FOLDER [--init] [--release VERSION]

Writes data/aos4 from its sources. ${layout}
${options}`

/** Reads both sources from a folder and converts them; the register of numbers must be there unless `init`. */
export function convertFolder(folder: string, init: boolean): Converted {
  const { official, community } = readSources(folder)
  const registry = readRegister(dataFolder, (value) => registrySchema.parse(value), init)
  return convert(official, community, registry)
}

/** The audit of a conversion, with our texts counted. */
export function auditOf({ books, core, renown, audit }: Converted): string {
  const places = aosPlaces({ core, renown, books: new Map(books.map((book) => [book.id, book])) })
  return withTexts(auditReport({ books, renown, audit }), textSection('aos4', places))
}

/** Writes all that was converted; returns how many data files there are and how many of them changed. */
function writeAll({ books, registry, ...rest }: Converted): readonly [number, number] {
  const files: readonly (readonly [string, unknown])[] = [
    ...books.map((book) => [book.id, book] as const),
    ...rest.play.map((file) => [`play/${file.book}`, file] as const),
    ['core', rest.core],
    ['regiments-of-renown', rest.renown],
    ['index', rest.index],
    ['aliases', rest.aliases],
    ['manifest', rest.manifest],
    ['ids', registry],
  ]
  const changed = writeFiles(dataFolder, files)
  writeChanged(join(dataFolder, 'AUDIT.md'), auditOf({ ...rest, books, registry }))
  return [files.length, changed]
}

/** Converts the sources of a folder into `data/aos4`. Returns 0, or 2 when the folder is missing or cannot be read as expected. */
export function main(args: readonly string[]): number {
  const wishes = wishesOf(args)
  if (!wishes) {
    console.error(usage)
    return 2
  }
  try {
    const converted = convertFolder(wishes.folder, wishes.init)
    const [all, changed] = writeAll(converted)
    if (wishes.version !== null) noteRelease(dataFolder, wishes.version, converted.registry)
    console.log(`${all} files, ${changed} changed, ${converted.audit.length} findings`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
