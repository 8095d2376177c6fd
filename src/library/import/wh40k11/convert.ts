import type {
  AliasData,
  BookData,
  CoreData,
  IndexData,
  ManifestData,
  PriceBookData,
} from '../../../systems/wh40k11/schema.ts'
import { byText, slugOf, sortedUnique } from '../names.ts'
import { extendRegistry, numbersOf } from '../registry.ts'
import type { Registry } from '../registry.ts'
import { allyRules } from './ally-rules.ts'
import { musterRules } from './core-rules.ts'
import { detachmentsOf } from './detachments.ts'
import type { DetachmentShelf } from './detachments.ts'
import { grantsOf } from './grants.ts'
import { Keywords } from './keyword-phrases.ts'
import { pageSources } from './page-sources.ts'
import { priceBook } from './prices.ts'
import { keywordOf } from './sheet-app.ts'
import type { ConvertedSheet } from './sheet-app.ts'
import { SheetShelf } from './sheet-shelf.ts'
import type { FormerSheets } from './sheet-shelf.ts'
import type { Sources } from './sources.ts'
import { pageUnits } from './units.ts'
import type { PageUnits } from './units.ts'

export interface Converted {
  readonly manifest: ManifestData
  readonly core: CoreData
  readonly books: readonly BookData[]
  readonly prices: readonly PriceBookData[]
  readonly index: IndexData
  readonly aliases: AliasData
  readonly registry: Registry
  readonly sheets: readonly ConvertedSheet[]
  readonly notes: readonly Note[]
}

/** A finding for a person to read. */
export interface Note {
  readonly kind: string
  readonly where: string
  readonly what: string
}

const appSource = 'official-app'
const manualSource = 'points-manual'
const communitySource = 'community-catalogue'

/** Converts all sources; `registry` and `former` are those of the conversion before, whose numbers stay. */
export function convert(sources: Sources, registry: Registry, former: FormerSheets): Converted {
  const shelf = new SheetShelf(sources, former)
  const notes: Note[] = []
  const pages = pageSources.map((page) => ({ page, ...pageUnits(page, sources, shelf, notes) }))
  const sheets = [...shelf.converted.values()]
  const known = [
    ...sheets.flatMap(({ sheet }) => [...sheet.keywords, ...sheet.factions, keywordOf(sheet.name)]),
    ...allyRules.flatMap(({ gains }) => gains ?? []),
  ]
  const { granted, grants } = grantsOf(sources, new Keywords(known))
  const keywords = new Keywords([...known, ...granted])
  const detachments = detachmentsOf(sources, keywords, notes)
  const grown = extendRegistry(registry, wantedNumbers(sources, pages, detachments))
  const number = numbersOf(grown)
  const books = booksOf(pages, detachments, sheets, number)
  const prices = sources.manual.map((version) =>
    priceBook(version, {
      pages,
      detachments,
      sheets: new Map(sheets.map((one) => [one.sheet.id, one.sheet])),
      number,
      notes,
    }),
  )
  return {
    manifest: manifestOf(sources, books, number),
    core: coreOf(sources, grants, number),
    books,
    prices,
    index: indexOf(books, prices),
    aliases: { format: 1, ids: {}, names: [] },
    registry: grown,
    sheets,
    notes,
  }
}

type Numbers = (kind: string, id: string) => number
export type ReadPage = PageUnits & { readonly page: (typeof pageSources)[number] }

function wantedNumbers(
  sources: Sources,
  pages: readonly ReadPage[],
  detachments: DetachmentShelf,
): readonly string[] {
  const all = [...detachments.all.values()]
  return [
    ...pageSources.map(({ id }) => `page:${id}`),
    ...sources.manual.map(({ id }) => `prices:${id}`),
    ...dispositions.map((name) => `disposition:${slugOf(name)}`),
    ...allyRules.map(({ id }) => `ally:${id}`),
    ...pages.flatMap(({ units }) => units.map(({ id }) => `unit:${id}`)),
    ...all.map(({ id }) => `detachment:${id}`),
    ...all.flatMap(({ enhancements }) => enhancements.map(({ id }) => `enhancement:${id}`)),
  ]
}

const dispositions = [
  'Take and Hold',
  'Purge the Foe',
  'Priority Assets',
  'Reconnaissance',
  'Disruption',
]

function booksOf(
  pages: readonly ReadPage[],
  detachments: DetachmentShelf,
  sheets: readonly ConvertedSheet[],
  number: Numbers,
): BookData[] {
  return pages.flatMap(({ page, units, rules }): BookData[] => {
    const ofBook = (book: string) =>
      sheets
        .map(({ sheet }) => sheet)
        .filter(({ id }) => id.startsWith(`${book}/`))
        .toSorted((a, b) => byText(a.id, b.id))
    const base = { format: 1 as const, name: page.name, keyword: page.keyword }
    const legends = ofBook(`${page.id}-legends`)
    const own: BookData = {
      ...base,
      id: page.id,
      sources: [appSource, manualSource],
      rules,
      sheets: ofBook(page.id),
      units: units.map((unit) => ({ ...unit, n: number('unit', unit.id) })),
      detachments: [...detachments.all.values()]
        .filter(({ book }) => book === page.id)
        .map(({ id, name, rules: own, enhancements, stratagems }) => ({
          id,
          n: number('detachment', id),
          name,
          rules: own,
          enhancements: enhancements.map((one) => ({ ...one, n: number('enhancement', one.id) })),
          stratagems,
        })),
    }
    if (legends.length === 0) return [own]
    return [
      own,
      {
        ...base,
        id: `${page.id}-legends`,
        sources: [communitySource],
        rules: [],
        sheets: legends,
        units: [],
        detachments: [],
      },
    ]
  })
}

function manifestOf(sources: Sources, books: readonly BookData[], number: Numbers): ManifestData {
  const version = sources.manual[0]?.date ?? ''
  return {
    format: 1,
    system: 'wh40k11',
    version,
    sources: [
      {
        id: manualSource,
        publication: 'Munitorum Field Manual',
        date: version,
        revision: sources.manual[0]?.id ?? '',
      },
      {
        id: appSource,
        publication: 'Warhammer 40,000: The App',
        date: '2026-07-23',
        revision: '912',
      },
      { id: communitySource, publication: 'Community catalogue (BSData)', date: '2026-07-01' },
    ],
    prices: sources.manual.map(({ id, date }) => ({ id, n: number('prices', id), date })),
    pages: pageSources.map(({ id, name, keyword, parent, alliance }) => {
      const units = books.find((book) => book.id === id)?.units ?? []
      const homes = (wanted: boolean): string[] =>
        units.flatMap(({ sheet, legends }) =>
          (legends === true) === wanted ? (sheet?.split('/')[0] ?? []) : [],
        )
      const needs = sortedUnique([...(parent === undefined ? [] : [parent]), ...homes(false)])
      return {
        id,
        n: number('page', id),
        name,
        ...(parent === undefined ? {} : { parent }),
        keyword,
        alliance,
        needs: needs.filter((one) => one !== id),
        legends: sortedUnique(homes(true)).filter((one) => one !== id && !needs.includes(one)),
      }
    }),
  }
}

function coreOf(sources: Sources, grants: CoreData['grants'], number: Numbers): CoreData {
  return {
    format: 1,
    ...musterRules,
    grants,
    dispositions: dispositions.map((name) => {
      const id = slugOf(name) as CoreData['dispositions'][number]['id']
      return { id, n: number('disposition', id), name }
    }),
    stratagems: sources.coreStratagems.map(({ id, name, cp, optionalCp, phases, turn }) => ({
      id: slugOf(name),
      rule: id,
      name,
      cp,
      ...(optionalCp === undefined ? {} : { optionalCp }),
      turn,
      phases: [...phases],
    })),
    allies: allyRules.map((rule) => ({ ...rule, n: number('ally', rule.id) })),
  }
}

function indexOf(books: readonly BookData[], prices: readonly PriceBookData[]): IndexData {
  const units = new Map<string, IndexData['units'][number]>()
  for (const book of books)
    for (const { id, n, name, legends } of book.units) {
      const known = units.get(id)
      if (known) known.at.push(book.id)
      else units.set(id, { id, n, name, at: [book.id], ...(legends ? { legends } : {}) })
    }
  const pagesWith = (detachment: string): string[] =>
    [
      ...new Set(
        prices.flatMap(({ pages }) =>
          pages
            .filter((page) => page.detachments.some(({ id }) => id === detachment))
            .map(({ id }) => id),
        ),
      ),
    ].toSorted(byText)
  const picks = books.flatMap(({ detachments }) =>
    detachments.flatMap(({ id, n, name, enhancements }) => {
      const at = pagesWith(id)
      return [
        { slot: 'detachment' as const, id, n, name, at },
        ...enhancements.map((one) => ({
          slot: 'enhancement' as const,
          id: one.id,
          n: one.n,
          name: one.name,
          at,
        })),
      ]
    }),
  )
  return {
    format: 1,
    units: [...units.values()].toSorted((a, b) => byText(a.id, b.id)),
    picks: picks.toSorted((a, b) => byText(a.slot, b.slot) || byText(a.id, b.id)),
  }
}
