import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { auditReport } from '../src/library/import/audit.ts'
import { convert } from '../src/library/import/convert.ts'
import type { Converted } from '../src/library/import/convert.ts'
import { recordLines } from '../src/library/import/record-lines.ts'
import { registryPrefix } from '../src/library/import/registry.ts'
import type { Registry, Release } from '../src/library/import/registry.ts'
import { dataFolder } from '../src/library/node-books.ts'
import { registrySchema } from '../src/systems/aos4/schema.ts'
import { layout, readSources } from './aos4-sources.ts'

const usage = `Usage: npm run data:aos4 -- FOLDER [--init] [--release VERSION]

Writes data/aos4 from its sources. ${layout}
--init starts a new register of the numbers in links; --release notes how far it goes in a VERSION that is published.`
const registryFile = join(dataFolder, 'ids.json')
const releasesFile = join(dataFolder, 'releases.json')

/** Reads both sources from a folder and converts them; the register of numbers must be there unless `init`. */
export function convertFolder(folder: string, init: boolean): Converted {
  const { official, community } = readSources(folder)
  return convert(official, community, readRegistry(init))
}

function readRegistry(init: boolean): Registry {
  if (existsSync(registryFile))
    return registrySchema.parse(JSON.parse(readFileSync(registryFile, 'utf8')))
  if (init) return []
  throw new Error(
    'There is no data/aos4/ids.json. Links carry its numbers: get the file back, or start a new one with --init.',
  )
}

/** Writes a file when its text differs; returns whether it did. */
function write(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  writeFileSync(path, text)
  return true
}

function release(version: string, registry: Registry): void {
  const releases = existsSync(releasesFile)
    ? (JSON.parse(readFileSync(releasesFile, 'utf8')) as Release[])
    : []
  const { length } = registry
  const sha256 = createHash('sha256').update(registryPrefix(registry, length)).digest('hex')
  const others = releases.filter((one) => one.version !== version)
  write(releasesFile, recordLines([...others, { version, length, sha256 }]))
}

interface Wishes {
  readonly folder: string
  readonly init: boolean
  readonly version: string | null
}

/** What the command was asked for, or null when it was typed wrong. */
function wishesOf(args: readonly string[]): Wishes | null {
  const at = args.indexOf('--release')
  const version = at < 0 ? null : args[at + 1]
  const rest = (at < 0 ? args : args.toSpliced(at, 2)).filter((arg) => arg !== '--init')
  const [folder] = rest
  if (version === undefined || version?.startsWith('-')) return null
  if (folder === undefined || folder.startsWith('-') || rest.length > 1) return null
  return { folder, init: args.includes('--init'), version }
}

/** Writes all that was converted; returns how many data files there are and how many of them changed. */
function writeAll({ books, registry, ...rest }: Converted): readonly [number, number] {
  const files: readonly (readonly [string, unknown])[] = [
    ...books.map((book) => [book.id, book] as const),
    ['core', rest.core],
    ['regiments-of-renown', rest.renown],
    ['index', rest.index],
    ['aliases', rest.aliases],
    ['manifest', rest.manifest],
    ['ids', registry],
  ]
  const changed = files.filter(([name, value]) =>
    write(join(dataFolder, `${name}.json`), recordLines(value)),
  )
  write(join(dataFolder, 'AUDIT.md'), auditReport({ ...rest, books }))
  return [files.length, changed.length]
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
    if (wishes.version !== null) release(wishes.version, converted.registry)
    console.log(`${all} files, ${changed} changed, ${converted.audit.length} findings`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
