import type { NamesData } from '../../../systems/wh40k11/schema-names.ts'
import type {
  AliasData,
  BookData,
  CoreData,
  IndexData,
  ManifestData,
  PriceBookData,
} from '../../../systems/wh40k11/schema.ts'
import type { PlayFile } from '../../play-file.ts'
import { slugOf } from '../names.ts'
import { extendRegistry, numbersOf } from '../registry.ts'
import type { Registry } from '../registry.ts'
import { allyRules } from './ally-rules.ts'
import { detachmentsOf } from './detachments.ts'
import type { DetachmentShelf } from './detachments.ts'
import { grantsOf } from './grants.ts'
import { Keywords } from './keyword-phrases.ts'
import { namesOf } from './names-of.ts'
import { pageSources } from './page-sources.ts'
import { playFilesOf } from './play-moments.ts'
import { priceBook } from './prices.ts'
import { aliasesOf, coreOf, dispositions, indexOf, manifestOf } from './shared-files.ts'
import { keywordOf } from './sheet-app.ts'
import type { ConvertedSheet } from './sheet-app.ts'
import { SheetShelf } from './sheet-shelf.ts'
import type { FormerSheets } from './sheet-shelf.ts'
import { battleSizes, choosableKeywords } from './sizes-and-keywords.ts'
import type { Sources } from './sources.ts'
import { booksOf } from './to-books.ts'
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
  readonly play: readonly PlayFile[]
  /** A file for each language that the app has beside English. */
  readonly names: readonly NamesData[]
  readonly sheets: readonly ConvertedSheet[]
  readonly notes: readonly Note[]
}

/** A finding for a person to read. */
export interface Note {
  readonly kind: string
  readonly where: string
  readonly what: string
}

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
  const books = booksOf(pages, { detachments, sheets, number })
  const prices = sources.manual.map((version) =>
    priceBook(version, {
      pages,
      detachments,
      sheets: new Map(sheets.map((one) => [one.sheet.id, one.sheet])),
      number,
      notes,
    }),
  )
  const core = coreOf(sources, grants, number)
  return {
    manifest: manifestOf(sources, books, number),
    core,
    books,
    prices,
    index: indexOf(books, prices),
    aliases: aliasesOf(),
    registry: grown,
    play: playFilesOf(sources, books, sheets),
    names: namesOf(sources.appNames, books, core),
    sheets,
    notes,
  }
}

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
    ...battleSizes.map(({ id }) => `battle-size:${id}`),
    ...choosableKeywords.map(({ id }) => `keyword:${id}`),
  ]
}
