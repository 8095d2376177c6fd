import type { BookData } from '../../../systems/wh40k11/schema.ts'
import { byText } from '../names.ts'
import type { ReadPage } from './convert.ts'
import type { DetachmentShelf } from './detachments.ts'
import { appSource, communitySource, manualSource } from './shared-files.ts'
import type { ConvertedSheet } from './sheet-app.ts'

interface Parts {
  readonly detachments: DetachmentShelf
  readonly sheets: readonly ConvertedSheet[]
  readonly number: (kind: string, id: string) => number
}

/** The books: one a page, and one beside it for the datasheets of its Legends units where it has any. */
export function booksOf(pages: readonly ReadPage[], parts: Parts): BookData[] {
  return pages.flatMap((page): BookData[] => {
    const legends = legendsBook(page, parts)
    return legends.sheets.length > 0 ? [pageBook(page, parts), legends] : [pageBook(page, parts)]
  })
}

function sheetsOf(book: string, { sheets }: Parts): BookData['sheets'] {
  return sheets
    .map(({ sheet }) => sheet)
    .filter(({ id }) => id.startsWith(`${book}/`))
    .toSorted((a, b) => byText(a.id, b.id))
}

function pageBook({ page, units, rules }: ReadPage, parts: Parts): BookData {
  const { detachments, number } = parts
  return {
    format: 1,
    id: page.id,
    name: page.name,
    sources: [appSource, manualSource],
    rules,
    keyword: page.keyword,
    sheets: sheetsOf(page.id, parts),
    units: units.map(({ id, ...unit }) => ({ id, n: number('unit', id), ...unit })),
    detachments: [...detachments.all.values()]
      .filter(({ book }) => book === page.id)
      .map(({ id, name, rules: own, enhancements, stratagems }) => ({
        id,
        n: number('detachment', id),
        name,
        rules: own,
        enhancements: enhancements.map(({ id: one, ...rest }) => ({
          id: one,
          n: number('enhancement', one),
          ...rest,
        })),
        stratagems,
      })),
  }
}

function legendsBook({ page }: ReadPage, parts: Parts): BookData {
  const id = `${page.id}-legends`
  return {
    format: 1,
    id,
    name: page.name,
    sources: [communitySource],
    rules: [],
    keyword: page.keyword,
    sheets: sheetsOf(id, parts),
    units: [],
    detachments: [],
  }
}
