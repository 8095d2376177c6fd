import { piecesOf, type Columns, type Part, type Slice } from './pack.ts'

/** Where cards may stand: in how many columns, with how much between them, and px that pages offer. */
export interface CardRoom {
  /** What is left of the page that is begun already; 0 for none. */
  readonly before: number
  readonly rest: number
  readonly columns: number
  readonly gap: number
}

/** Cards of a page, and the px that they take. */
export interface CardPage {
  readonly columns: Columns
  readonly used: number
}

interface Column {
  readonly slices: Slice[]
  used: number
}

interface Page {
  readonly columns: readonly Column[]
  readonly room: number
}

/** A column of a page; what goes on in another piece stands behind the piece before. */
interface Spot {
  readonly page: number
  readonly column: number
}

const start: Spot = { page: 0, column: 0 }

/** The shortest column of a page from a column on, if it has room for the card. */
function columnFor({ columns, room }: Page, height: number, gap: number, from: number) {
  const column = columns.slice(from).toSorted((a, b) => a.used - b.used)[0]
  if (!column) return null
  const used = column.used === 0 ? height : column.used + gap + height
  return used <= room ? column : null
}

/**
 * Packs cards into columns: each goes into the first page where a column has room, into that page's shortest column. A card that
 * is taller than a page goes on in another piece. The first of the pages is the one that is begun already; it may stay empty.
 */
export function packCards(parts: readonly Part[], room: CardRoom): readonly CardPage[] {
  const { before, rest, columns, gap } = room
  const pageOf = (height: number): Page => ({
    columns: Array.from({ length: columns }, (): Column => ({ slices: [], used: 0 })),
    room: height,
  })
  const pages = [pageOf(before)]
  let from = start
  for (const { slice, height } of parts.flatMap((part) => piecesOf(part, rest))) {
    if (slice.from === 0) from = start
    const columnOn = (page: Page, at: number) =>
      at < from.page ? null : columnFor(page, height, gap, at === from.page ? from.column : 0)
    let at = pages.findIndex((page, place) => columnOn(page, place) !== null)
    if (at < 0) at = pages.push(pageOf(rest)) - 1
    const page = pages[at]
    const column = page && (columnOn(page, at) ?? page.columns[0])
    if (!column) continue
    column.used += (column.used > 0 ? gap : 0) + height
    column.slices.push(slice)
    from = { page: at, column: page.columns.indexOf(column) + 1 }
  }
  return pages.map((page) => ({
    columns: page.columns.map(({ slices }) => slices),
    used: Math.max(0, ...page.columns.map(({ used }) => used)),
  }))
}

/** A page of equal places for cards. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly gap: number
  /** Px that a page offers. */
  readonly room: number
}

/** The height of one place. */
export function placeHeight({ rows, gap, room }: Grid): number {
  return (room - gap * (rows - 1)) / rows
}

/** The first row of the column from which so many places are free, or -1. */
function freeRow(taken: readonly boolean[], rows: number): number {
  return taken.findIndex((_, at) => {
    const wanted = taken.slice(at, at + rows)
    return wanted.length === rows && !wanted.includes(true)
  })
}

interface PlacePage {
  readonly taken: readonly boolean[][]
  readonly slices: readonly Slice[][]
}

/**
 * Puts each card into the first free place of the first page that has one, row by row; one that is higher than a place takes
 * those below it too, and one that is higher than a page goes on in another piece.
 */
export function packPlaces(parts: readonly Part[], grid: Grid): readonly Columns[] {
  const { columns, rows, gap, room } = grid
  const each = placeHeight(grid)
  const emptyPage = (): PlacePage => ({
    taken: Array.from({ length: columns }, () => Array.from({ length: rows }, () => false)),
    slices: Array.from({ length: columns }, () => []),
  })
  const pages: PlacePage[] = []
  let from = start
  for (const { slice, height } of parts.flatMap((part) => piecesOf(part, room))) {
    if (slice.from === 0) from = start
    const takes = Math.min(rows, Math.max(1, Math.ceil((height + gap) / (each + gap) - 0.001)))
    let spot = firstSpot(pages, takes, from)
    if (!spot) spot = { page: pages.push(emptyPage()) - 1, column: 0, row: 0 }
    const page = pages[spot.page]
    page?.taken[spot.column]?.fill(true, spot.row, spot.row + takes)
    page?.slices[spot.column]?.push({ ...slice, place: { row: spot.row, rows: takes } })
    from = { page: spot.page, column: spot.column + 1 }
  }
  return pages.map(({ slices }) => slices)
}

/** The first place from a column on, row by row, with so many free rows. */
function firstSpot(
  pages: readonly PlacePage[],
  rows: number,
  from: Spot,
): (Spot & { readonly row: number }) | null {
  for (const [page, { taken }] of pages.entries()) {
    if (page < from.page) continue
    const first = page === from.page ? from.column : 0
    const free = taken.map((column, at) => (at < first ? -1 : freeRow(column, rows)))
    const row = Math.min(...free.filter((at) => at >= 0))
    const column = free.indexOf(row)
    if (column >= 0) return { page, column, row }
  }
  return null
}
