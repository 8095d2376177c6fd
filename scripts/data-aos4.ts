import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readCommunity } from '../src/library/import/aos4/catalogue/read-community.ts'
import { auditReport } from '../src/library/import/audit.ts'
import { readBattleProfiles } from '../src/library/import/battle-profiles.ts'
import { convert } from '../src/library/import/convert.ts'
import type { Converted } from '../src/library/import/convert.ts'
import { recordLines } from '../src/library/import/record-lines.ts'
import { registryPrefix } from '../src/library/import/registry.ts'
import type { Registry, Release } from '../src/library/import/registry.ts'
import { dataFolder } from '../src/library/node-books.ts'
import { registrySchema } from '../src/systems/aos4/schema.ts'

const usage = 'Usage: npm run data:aos4 -- FOLDER [--init] [--release VERSION]'
const registryFile = join(dataFolder, 'ids.json')
const releasesFile = join(dataFolder, 'releases.json')

/** Reads both sources from a folder and converts them; the register of numbers must be there unless `init`. */
export function convertFolder(folder: string, init: boolean): Converted {
  const sources = join(folder, 'sources')
  const profiles = readFileSync(
    join(sources, 'aos4-battle-profiles', 'official-battle-profiles.json'),
    'utf8',
  )
  const catalogue = join(sources, 'aos4-bsdata')
  const paths = readdirSync(catalogue)
    .filter((name) => name.endsWith('.gst') || name.endsWith('.cat'))
    .toSorted()
  const community = readCommunity((path) => readFileSync(join(catalogue, path), 'utf8'), paths)
  return convert(readBattleProfiles(profiles), community, readRegistry(init))
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

/** Converts the sources of a folder into `data/aos4`. Returns 0, or 2 when the folder is missing or cannot be read as expected. */
export async function main(args: readonly string[]): Promise<number> {
  const folder = args.find((arg) => !arg.startsWith('--') && arg !== versionOf(args))
  if (folder === undefined) {
    console.error(usage)
    return 2
  }
  try {
    const { books, registry, ...rest } = convertFolder(folder, args.includes('--init'))
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
    const version = versionOf(args)
    if (version !== undefined) release(version, registry)
    write(join(dataFolder, 'AUDIT.md'), auditReport({ ...rest, books }))
    console.log(`${files.length} files, ${changed.length} changed, ${rest.audit.length} findings`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}

function versionOf(args: readonly string[]): string | undefined {
  const at = args.indexOf('--release')
  return at < 0 ? undefined : args[at + 1]
}
