import { readdirSync } from 'node:fs'

import { keyOf } from '../src/library/import/names.ts'
import { catalogueTexts } from '../src/library/import/wh40k11/ability-texts.ts'
import {
  readAbilityNames,
  readFactionNames,
  readRuleHeadings,
} from '../src/library/import/wh40k11/app-names.ts'
import type { AppNames } from '../src/library/import/wh40k11/app-names.ts'
import { readApp } from '../src/library/import/wh40k11/app.ts'
import { catalogueSaves } from '../src/library/import/wh40k11/catalogue-saves.ts'
import { factPageForm, factSheetsForm } from '../src/library/import/wh40k11/fact-forms.ts'
import type { Facts } from '../src/library/import/wh40k11/fact-forms.ts'
import { coreStratagemsForm, legendsForm } from '../src/library/import/wh40k11/facts.ts'
import { readManualPage, readOldManualPage } from '../src/library/import/wh40k11/manual.ts'
import type { ManualPage, OldManualPage } from '../src/library/import/wh40k11/manual.ts'
import { pageSources } from '../src/library/import/wh40k11/page-sources.ts'
import type { Sources } from '../src/library/import/wh40k11/sources.ts'
import { sourceFolder, type SourceFolder } from './source-files.ts'

/** What a folder of sources has to hold, for usage lines and for messages about one that does not. */
export const layout = `FOLDER holds the sources of the data:
  sources/wh40k11-mfm/current/*.json        the points manual
  sources/wh40k11-mfm/historical/*/*.json   its earlier versions
  sources/wh40k11-mfm/yaml-v1.1/*.yaml      one of them in its older form
  sources/wh40k11-app/*.json                the publisher's app
  sources/wh40k11-app/core/core_rules.json  its core rules, for names in other languages
  sources/wh40k11-bsdata/*.json             the community's catalogue
  facts/wh40k11/datasheets/*.json           datasheets of Legends units
  facts/wh40k11/factions/*.json             an earlier conversion, to compare with
  facts/wh40k11/core-stratagems.json        the core stratagems`

/** Versions of the points manual, newest first: id, folder of its files, day. */
const versions = [
  ['v1.2', 'current', '2026-08-05'],
  ['v1.1', 'historical/v1.1-2026-07-30', '2026-07-22'],
  ['v1.0', 'historical/v1.0-2026-06-23', '2026-06-17'],
] as const

const manual = 'sources/wh40k11-mfm'
const app = 'sources/wh40k11-app'
const catalogue = 'sources/wh40k11-bsdata'
const facts = 'facts/wh40k11'

const forms = {
  manual: { as: 'a page of the points manual', reader: 'src/library/import/wh40k11/manual.ts' },
  app: { as: 'a faction of the app', reader: 'src/library/import/wh40k11/app.ts' },
  names: { as: 'names of the app', reader: 'src/library/import/wh40k11/app-names.ts' },
  catalogue: {
    as: 'a catalogue of the community',
    reader: 'src/library/import/wh40k11/catalogue-saves.ts',
  },
  sheets: { as: 'datasheets', reader: 'src/library/import/wh40k11/facts.ts' },
  stratagems: { as: 'core stratagems', reader: 'src/library/import/wh40k11/facts.ts' },
  facts: { as: 'a page of facts', reader: 'src/library/import/wh40k11/fact-forms.ts' },
}

/**
 * Reads all sources below a folder, named from where the command was typed. Throws an `Error` that says which of them is not
 * there or cannot be read, and what the folder has to hold.
 */
export function readSources(folder: string): Sources {
  const sources = sourceFolder(folder, layout)
  for (const part of [manual, app, catalogue, facts]) sources.path(part)
  const old = new Map<string, OldManualPage>(
    pageSources.map(({ id }) => [
      id,
      sources.read(`${manual}/yaml-v1.1/${id}.yaml`, readOldManualPage, forms.manual),
    ]),
  )
  return {
    old,
    manual: versions.map(([id, path, date]) => ({
      id,
      date,
      pages: new Map(
        pageSources.map((page) => [page.id, readPage(sources, `${manual}/${path}`, page.id, old)]),
      ),
    })),
    app: new Map(
      [...new Set(pageSources.map((page) => page.app))].map((name) => [
        name,
        sources.read(`${app}/${name}.json`, (text) => readApp(json(text)), forms.app),
      ]),
    ),
    legends: new Map(pageSources.map(({ id }) => [id, readLegends(sources, id)])),
    ...readCatalogue(sources),
    appNames: readNames(sources),
    coreStratagems: sources.read(
      `${facts}/core-stratagems.json`,
      (text) => coreStratagemsForm.parse(json(text)),
      forms.stratagems,
    ),
  }
}

const json = (text: string): unknown => JSON.parse(text)

/** A page of a version; the Titans', which only the older form has, cost the same in every version. */
function readPage(
  sources: SourceFolder,
  folder: string,
  id: string,
  old: ReadonlyMap<string, OldManualPage>,
): ManualPage {
  const file = `${folder}/${id}.json`
  const page = old.get(id)?.page
  if (page && id.endsWith('titan-legions') && !sources.has(file)) return page
  return sources.read(file, (text) => readManualPage(json(text)), forms.manual)
}

/** What the app calls things in all of its languages. */
function readNames(sources: SourceFolder): AppNames {
  const read = <T>(name: string, reader: (value: unknown) => T): T =>
    sources.read(`${app}/${name}.json`, (text) => reader(json(text)), forms.names)
  const files = [...new Set(pageSources.map((page) => page.app))]
  return {
    factions: new Map(files.map((name) => [name, read(name, readFactionNames)])),
    headings: read('core/core_rules', readRuleHeadings),
    abilities: read('keywords', readAbilityNames),
  }
}

function legendsIn(text: string) {
  const value = json(text)
  return { saves: catalogueSaves(value), texts: catalogueTexts(value) }
}

/** What each file of the community's catalogue says of Legends units, by the file's name. */
function readCatalogue(sources: SourceFolder): Pick<Sources, 'catalogue' | 'legendsTexts'> {
  const files = readdirSync(sources.path(catalogue)).filter((file) => file.endsWith('.json'))
  const read = files.map((file) => {
    const found = sources.read(`${catalogue}/${file}`, legendsIn, forms.catalogue)
    return { name: file.replace(/\.json$/, ''), ...found }
  })
  return {
    catalogue: new Map(read.map(({ name, saves }) => [name, saves])),
    legendsTexts: new Map(read.map(({ name, texts }) => [name, texts])),
  }
}

function readLegends(
  sources: SourceFolder,
  page: string,
): ReturnType<Sources['legends']['get']> & {} {
  const file = `${facts}/datasheets/${page}.json`
  const sheets = sources.read(file, (text) => legendsForm.parse(json(text)), forms.sheets)
  const wanted = Object.values(sheets).filter(({ source }) => source !== 'gdc')
  return new Map(wanted.map((sheet) => [keyOf(sheet.name), sheet]))
}

/** The earlier conversion, which the audit compares this one with. Throws as `readSources` does. */
export function readFacts(folder: string): Facts {
  const sources = sourceFolder(folder, layout)
  const sheets = pageSources.map(({ id }) =>
    sources.read(
      `${facts}/datasheets/${id}.json`,
      (text) => factSheetsForm.parse(json(text)),
      forms.sheets,
    ),
  )
  return {
    pages: pageSources.map(({ id }) =>
      sources.read(
        `${facts}/factions/${id}.json`,
        (text) => factPageForm.parse(json(text)),
        forms.facts,
      ),
    ),
    sheets: Object.assign({}, ...sheets),
  }
}
