/** A part of the flow as measured: its lines in px, and what its frame adds wherever it stands. */
export interface FlowPart {
  readonly id: string
  readonly lines: readonly number[]
  readonly frame: number
  /** What only its first line needs above itself, such as a heading. */
  readonly above?: number
  /** Its lines belong together no more than with others: it is divided wherever a page ends. */
  readonly loose?: boolean
}

/** A part, or some of its lines, on a page. `to` is the line after the last one. */
export interface Slice {
  readonly id: string
  readonly from: number
  readonly to: number
}

export interface FlowPage {
  readonly slices: readonly Slice[]
  /** What is left of the page in px. */
  readonly left: number
}

function sum(lines: readonly number[]): number {
  return lines.reduce((total, line) => total + line, 0)
}

/** What stands above line `from` where a slice begins with it. */
function headOf({ frame, above = 0 }: FlowPart, from: number): number {
  return from === 0 ? frame + above : frame
}

/** How many lines from `from` on fit into the room; at least one, so that packing always moves on. */
function fitting(part: FlowPart, from: number, room: number): number {
  let used = headOf(part, from)
  let count = 0
  for (const line of part.lines.slice(from)) {
    if (count > 0 && used + line > room) break
    used += line
    count += 1
  }
  return Math.max(1, count)
}

/** The most of a page that is left blank so that a part stays whole. */
const mostBlank = 1 / 3

/**
 * Lays parts onto pages in their order. A part stays whole: if it does not fit, it begins the next page. Divided, between its
 * lines, is only what is loose, what is longer than a whole page, and what would leave more than a third of one blank.
 * `first` and `rest` are the px that the pages offer.
 */
export function packFlow(
  parts: readonly FlowPart[],
  first: number,
  rest: number,
): readonly FlowPage[] {
  const pages: { slices: Slice[]; left: number }[] = [{ slices: [], left: first }]
  let page = pages[0] ?? { slices: [], left: first }
  const turn = () => {
    page = { slices: [], left: rest }
    pages.push(page)
  }
  for (const part of parts) {
    const whole = headOf(part, 0) + sum(part.lines)
    const mayTurn = !part.loose && whole <= rest && page.left <= rest * mostBlank
    if (whole > page.left && page.slices.length > 0 && mayTurn) turn()
    for (let from = 0; from < part.lines.length;) {
      const firstLine = headOf(part, from) + (part.lines[from] ?? 0)
      if (firstLine > page.left && page.slices.length > 0) turn()
      const to = from + fitting(part, from, page.left)
      page.slices.push({ id: part.id, from, to })
      page.left -= headOf(part, from) + sum(part.lines.slice(from, to))
      from = to
    }
  }
  return pages
}

export interface Card {
  readonly id: string
  readonly height: number
}

/** A page of cards: the ids in each of its columns, from the top. */
export type CardPage = readonly (readonly string[])[]

interface Column {
  readonly ids: string[]
  used: number
}

interface Page {
  readonly columns: readonly Column[]
  readonly room: number
  /** Whether a card that is taller than the room may have a column of its own. */
  readonly whole: boolean
}

/** The shortest column of a page, if it has room for the card. */
function columnFor({ columns, room, whole }: Page, height: number, gap: number): Column | null {
  const column = columns.toSorted((a, b) => a.used - b.used)[0]
  if (!column) return null
  const fits = column.used === 0 ? whole || height <= room : column.used + gap + height <= room
  return fits ? column : null
}

/** Where cards may stand: px that a page offers, in how many columns, with how much between cards. */
export interface CardRoom {
  /** What the page has left that comes before the first; 0 for none. */
  readonly before: number
  readonly room: number
  readonly columns: number
  readonly gap: number
}

/**
 * Packs cards into columns: each goes into the first page where a column has room, into that page's shortest column. A card
 * taller than a page gets a column of its own. `below` is what stands on the page before.
 */
export function packCards(
  cards: readonly Card[],
  { before, room, columns, gap }: CardRoom,
): { readonly below: CardPage; readonly pages: readonly CardPage[] } {
  const pageOf = (height: number, whole: boolean): Page => ({
    columns: Array.from({ length: columns }, (): Column => ({ ids: [], used: 0 })),
    room: height,
    whole,
  })
  const pages = [pageOf(before, false)]
  for (const { id, height } of cards) {
    let column = pages.map((page) => columnFor(page, height, gap)).find((found) => found !== null)
    if (!column) {
      const page = pageOf(room, true)
      pages.push(page)
      column = columnFor(page, height, gap) ?? undefined
    }
    if (!column) continue
    column.used += (column.used > 0 ? gap : 0) + height
    column.ids.push(id)
  }
  const [below = [], ...rest] = pages.map((page) => page.columns.map(({ ids }) => ids))
  return { below: below.some((ids) => ids.length > 0) ? below : [], pages: rest }
}
