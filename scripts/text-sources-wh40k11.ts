import * as z from 'zod/mini'

import { slugOfName } from '../src/engine/names.ts'
import { keyOf, plain, slugOf } from '../src/library/import/names.ts'
import { enhancementId } from '../src/library/import/wh40k11/detachments.ts'
import { borrowedSheets, chaosTitans } from '../src/library/import/wh40k11/overlay.ts'
import { pageSources } from '../src/library/import/wh40k11/page-sources.ts'
import { legendsTexts } from './legends-texts.ts'
import { picturedTables } from './pictured-tables.ts'
import { seedPages } from './seed-pages.ts'
import { coreStratagems } from './seed-stratagems.ts'
import { sourceFolder } from './source-files.ts'
import type { SourceFolder } from './source-files.ts'
import { partsOf, SourceTexts } from './source-text.ts'
import type { TextPlace } from './text-places.ts'
import { layout } from './wh40k11-sources.ts'

/** Text of the app: several languages, of which English counts. */
const text = z.pipe(
  z.union([z.string(), z.object({ en: z.string() })]),
  z.transform((value) => (typeof value === 'string' ? value : value.en)),
)
const optional = z.optional(text)
const described = z.array(z.object({ name: text, description: optional }))

const rule = z.object({
  name: text,
  rules: z.optional(
    z.array(
      z.object({
        type: z.optional(z.string()),
        title: optional,
        subTitle: optional,
        text: optional,
      }),
    ),
  ),
})
type Rule = z.infer<typeof rule>

const form = z.object({
  rules: z.object({
    army: z.optional(z.array(rule)),
    detachment: z.optional(z.array(z.object({ detachment: text, rules: z.array(rule) }))),
  }),
  stratagems: z.array(
    z.object({
      name: text,
      when: text,
      target: optional,
      effect: text,
      restrictions: optional,
      detachment: text,
    }),
  ),
  enhancements: z.array(z.object({ name: text, description: text, detachment: text })),
  datasheets: z.array(
    z.object({
      name: text,
      abilities: z.object({
        other: z.optional(described),
        wargear: z.optional(described),
        special: z.optional(described),
        primarch: z.optional(z.array(z.object({ name: text, abilities: z.optional(described) }))),
      }),
    }),
  ),
})

type App = z.infer<typeof form>
type Described = z.infer<typeof described>[number]

/**
 * What the app says of all that the data of Warhammer 40,000 names, the community's catalogue of Legends units, and the pages
 * in `seeds` of core stratagems. Throws as `readSources` does.
 */
export function fortyTexts(folder: string, places: readonly TextPlace[]): SourceTexts {
  const sources = sourceFolder(folder, layout)
  const texts = new SourceTexts()
  const apps = new Map(pageSources.map(({ id, app }) => [id, readApp(sources, app)]))
  for (const [page, app] of apps) {
    addRules(texts, page, app)
    addPicks(texts, page, app)
  }
  addPictured(texts, apps, sources)
  addSheets(texts, apps, places)
  addRulesOfOthers(texts, places)
  for (const { book, key, parts, file } of legendsTexts(sources, places))
    texts.add(book, key, { parts: partsOf(parts), file })
  for (const [name, parts] of coreStratagems(seedPages(sources)))
    texts.add('core', `stratagem/${slugOfName(name)}`, { parts: partsOf(parts), file: 'seeds' })
  return texts
}

function readApp(sources: SourceFolder, name: string): App {
  return sources.read(`sources/wh40k11-app/${name}.json`, (file) => form.parse(JSON.parse(file)), {
    as: 'a faction of the app',
    reader: 'scripts/text-sources-wh40k11.ts',
  })
}

/** Rules of the army and of its detachments by key. Army rules stand for every sheet of the book that has them. */
function rulesOf({ rules }: App): readonly (readonly [key: string, rule: Rule])[] {
  const slug = (one: Rule) => slugOfName(plain(one.name))
  return [
    ...(rules.army ?? []).map((one) => [`ability/${slug(one)}`, one] as const),
    ...(rules.detachment ?? []).flatMap(({ detachment, rules: own }) =>
      own.map((one) => [`rule/${slugOf(detachment)}/${slug(one)}`, one] as const),
    ),
  ]
}

function addRules(texts: SourceTexts, page: string, app: App): void {
  for (const [key, one] of rulesOf(app))
    texts.add(page, key, { parts: partsOf({ effect: wordsOf(one) }), file: page })
}

/** The app has some tables as pictures only; what they say is in the community's catalogue. */
function addPictured(
  texts: SourceTexts,
  apps: ReadonlyMap<string, App>,
  sources: SourceFolder,
): void {
  const pictured = [...apps].flatMap(([page, app]) =>
    rulesOf(app)
      .filter(([, { rules = [] }]) => rules.some(({ type }) => type === 'image'))
      .map(([key, one]) => ({ page, key, name: plain(one.name) })),
  )
  const tables = picturedTables(sources, new Set(pictured.map(({ name }) => name)))
  for (const { page, key, name } of pictured) {
    const effect = tables.get(name)
    if (effect !== undefined)
      texts.add(page, key, { parts: partsOf({ effect }), file: 'community' })
  }
}

const wordsOf = ({ rules = [] }: Rule) =>
  rules
    .flatMap(({ title, subTitle, text: words }) => [title, subTitle, words])
    .filter((one) => one !== undefined)
    .join('\n')

/** Army rules that only sheets name, of another page than theirs. */
function addRulesOfOthers(texts: SourceTexts, places: readonly TextPlace[]): void {
  for (const { book, key } of places.filter(({ kind }) => kind === 'ability')) {
    if (texts.at(book, key).length > 0) continue
    const found = pageSources.map(({ id }) => texts.at(id, key)).find((some) => some.length > 0)
    for (const one of found ?? []) texts.add(book, key, one)
  }
}

function addPicks(texts: SourceTexts, page: string, app: App): void {
  for (const { detachment, name, description } of app.enhancements)
    texts.add(page, `enhancement/${enhancementId(detachment, name)}`, {
      parts: partsOf({ effect: description }),
      file: page,
    })
  const used = new Set<string>()
  for (const { detachment, name, when, target, effect, restrictions } of app.stratagems) {
    const first = `${slugOf(detachment)}--${slugOf(name)}`
    const id = used.has(first) ? `${first}-2` : first
    used.add(id)
    texts.add(page, `stratagem/${id}`, {
      parts: partsOf({ when, target, effect, restrictions }),
      file: page,
    })
  }
}

/** Sheets of the app by the book they stand in; some are borrowed from another page. */
function addSheets(
  texts: SourceTexts,
  apps: ReadonlyMap<string, App>,
  places: readonly TextPlace[],
): void {
  const sheets = new Map(
    [...apps].map(([page, { datasheets }]) => [
      page,
      new Map(datasheets.map((sheet) => [keyOf(sheet.name), sheet])),
    ]),
  )
  const wanted = new Map(
    places
      .filter(({ kind }) => kind === 'sheet')
      .map(({ book, key, of }) => [`${book}/${key.split('/')[1]}`, of]),
  )
  for (const [id, of] of wanted) {
    const [book = '', slug = ''] = id.split('/')
    const page = book.replace(/-legends$/, '')
    const key = keyOf(book === 'chaos-titan-legions' ? of.replace(chaosTitans.prefix, '') : of)
    const lender = borrowedSheets.find(({ page: to, units }) => to === page && units.includes(of))
    const home = book === page ? page : lender?.from
    const sheet = sheets.get(home ?? '')?.get(key)
    for (const { name, description } of sheet ? abilitiesOf(sheet) : [])
      texts.add(book, `sheet/${slug}/${slugOfName(abilityName(name))}`, {
        parts: partsOf({ effect: description }),
        file: home ?? '',
      })
  }
}

const abilityName = (name: string) => plain(name.replace(/\(Once per [^)]*\)/, ''))

function abilitiesOf({ abilities }: App['datasheets'][number]): readonly Described[] {
  const primarch = (abilities.primarch ?? []).flatMap((one) => [
    {
      name: one.name,
      description: (one.abilities ?? [])
        .map(({ name, description = '' }) => `${name}: ${description}`)
        .join('\n'),
    },
    ...(one.abilities ?? []),
  ])
  return [
    ...(abilities.other ?? []),
    ...primarch,
    ...(abilities.wargear ?? []),
    ...(abilities.special ?? []),
  ]
}
