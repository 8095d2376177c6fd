import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { keyOf } from '../src/library/import/names.ts'
import { recordLines } from '../src/library/import/record-lines.ts'
import { registryPrefix } from '../src/library/import/registry.ts'
import type { Registry, Release } from '../src/library/import/registry.ts'
import { readApp } from '../src/library/import/wh40k11/app.ts'
import { auditReport } from '../src/library/import/wh40k11/audit.ts'
import { catalogueSaves } from '../src/library/import/wh40k11/catalogue-saves.ts'
import { compareFacts } from '../src/library/import/wh40k11/compare-facts.ts'
import { convert } from '../src/library/import/wh40k11/convert.ts'
import type { Converted } from '../src/library/import/wh40k11/convert.ts'
import { factPageForm, factSheetsForm } from '../src/library/import/wh40k11/fact-forms.ts'
import type { Facts } from '../src/library/import/wh40k11/fact-forms.ts'
import { coreStratagemsForm, legendsForm } from '../src/library/import/wh40k11/facts.ts'
import { readManualPage, readOldManualPage } from '../src/library/import/wh40k11/manual.ts'
import type { ManualPage, OldManualPage } from '../src/library/import/wh40k11/manual.ts'
import { pageSources } from '../src/library/import/wh40k11/page-sources.ts'
import type { FormerSheets } from '../src/library/import/wh40k11/sheet-shelf.ts'
import type { Sources } from '../src/library/import/wh40k11/sources.ts'
import { bookSchema } from '../src/systems/wh40k11/schema-army.ts'
import { registrySchema } from '../src/systems/wh40k11/schema.ts'
import type { SheetData } from '../src/systems/wh40k11/schema.ts'

const usage = 'Usage: npm run data:wh40k11 -- FOLDER [--init] [--release VERSION]'
const dataFolder = join(import.meta.dirname, '..', 'data', 'wh40k11')
const registryFile = join(dataFolder, 'ids.json')
const releasesFile = join(dataFolder, 'releases.json')

/** Versions of the points manual, newest first: id, folder of its files, day. */
const versions = [
  ['v1.2', 'current', '2026-08-05'],
  ['v1.1', 'historical/v1.1-2026-07-30', '2026-07-22'],
  ['v1.0', 'historical/v1.0-2026-06-23', '2026-06-17'],
] as const

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function readSources(folder: string): Sources {
  const manual = join(folder, 'sources', 'wh40k11-mfm')
  const app = join(folder, 'sources', 'wh40k11-app')
  const facts = join(folder, 'facts', 'wh40k11')
  const old = new Map<string, OldManualPage>(
    pageSources.map(({ id }) => [
      id,
      readOldManualPage(readFileSync(join(manual, 'yaml-v1.1', `${id}.yaml`), 'utf8')),
    ]),
  )
  return {
    old,
    manual: versions.map(([id, path, date]) => ({
      id,
      date,
      pages: new Map(
        pageSources.map((page) => [page.id, readPage(join(manual, path), page.id, old)]),
      ),
    })),
    app: new Map(
      [...new Set(pageSources.map((page) => page.app))].map((name) => [
        name,
        readApp(readJson(join(app, `${name}.json`))),
      ]),
    ),
    legends: new Map(
      pageSources.map(({ id }) => {
        const sheets = legendsForm.parse(readJson(join(facts, 'datasheets', `${id}.json`)))
        const wanted = Object.values(sheets).filter(({ source }) => source !== 'gdc')
        return [id, new Map(wanted.map((sheet) => [keyOf(sheet.name), sheet]))]
      }),
    ),
    catalogue: readCatalogue(join(folder, 'sources', 'wh40k11-bsdata')),
    coreStratagems: coreStratagemsForm.parse(readJson(join(facts, 'core-stratagems.json'))),
  }
}

/** What each file of the community's catalogue says of Legends units, by the file's name. */
function readCatalogue(folder: string): Sources['catalogue'] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      catalogueSaves(readJson(join(folder, file))),
    ]),
  )
}

/** The earlier conversion, which the audit compares this one with. */
function readFacts(folder: string): Facts {
  const facts = join(folder, 'facts', 'wh40k11')
  const sheets = pageSources.map(({ id }) =>
    factSheetsForm.parse(readJson(join(facts, 'datasheets', `${id}.json`))),
  )
  return {
    pages: pageSources.map(({ id }) =>
      factPageForm.parse(readJson(join(facts, 'factions', `${id}.json`))),
    ),
    sheets: Object.assign({}, ...sheets),
  }
}

/** A page of a version; the Titans', which only the older form has, cost the same in every version. */
function readPage(folder: string, id: string, old: ReadonlyMap<string, OldManualPage>): ManualPage {
  const path = join(folder, `${id}.json`)
  if (existsSync(path)) return readManualPage(readJson(path))
  const page = old.get(id)?.page
  if (!page || !id.endsWith('titan-legions')) throw new Error(`There is no ${path}`)
  return page
}

function readFormer(): FormerSheets {
  if (!existsSync(dataFolder)) return new Map()
  const books = readdirSync(dataFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => bookSchema.safeParse(readJson(join(dataFolder, file))))
  return new Map(
    books
      .flatMap(({ data }): readonly SheetData[] => data?.sheets ?? [])
      .map((sheet) => [sheet.id, sheet]),
  )
}

function readRegistry(init: boolean): Registry {
  if (existsSync(registryFile)) return registrySchema.parse(readJson(registryFile))
  if (init) return []
  throw new Error(
    'There is no data/wh40k11/ids.json. Links carry its numbers: get the file back, or start a new one with --init.',
  )
}

/** Reads the sources below a folder and converts them, keeping the numbers of the data at hand. */
export function convertFolder(folder: string, init: boolean): Converted {
  return convert(readSources(folder), readRegistry(init), readFormer())
}

/** Writes a file when its text differs; returns whether it did. */
function write(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  writeFileSync(path, text)
  return true
}

function release(version: string, registry: Registry): void {
  const releases = existsSync(releasesFile) ? (readJson(releasesFile) as Release[]) : []
  const { length } = registry
  const sha256 = createHash('sha256').update(registryPrefix(registry, length)).digest('hex')
  const others = releases.filter((one) => one.version !== version)
  write(releasesFile, recordLines([...others, { version, length, sha256 }]))
}

/** Converts the sources of a folder into `data/wh40k11`. Returns 0, or 2 when the folder is missing or cannot be read as expected. */
export function main(args: readonly string[]): number {
  const folder = args.find((arg) => !arg.startsWith('--') && arg !== versionOf(args))
  if (folder === undefined) {
    console.error(usage)
    return 2
  }
  try {
    const made = convertFolder(folder, args.includes('--init'))
    for (const { id } of made.prices) mkdirSync(join(dataFolder, 'prices', id), { recursive: true })
    const files: readonly (readonly [string, unknown])[] = [
      ...made.books.map((book) => [book.id, book] as const),
      ...made.prices.flatMap(({ id, pages }) =>
        pages.map((page) => [`prices/${id}/${page.id}`, page] as const),
      ),
      ['core', made.core],
      ['index', made.index],
      ['aliases', made.aliases],
      ['manifest', made.manifest],
      ['ids', made.registry],
    ]
    const changed = files.filter(([name, value]) =>
      write(join(dataFolder, `${name}.json`), recordLines(value)),
    )
    const version = versionOf(args)
    if (version !== undefined) release(version, made.registry)
    write(join(dataFolder, 'AUDIT.md'), auditReport(made, compareFacts(made, readFacts(folder))))
    console.log(`${files.length} files, ${changed.length} changed, ${made.notes.length} notes`)
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
