/** How a block may be divided. whole: only if it is longer than a page. rather: also if much would stay blank. loose: anywhere. */
export type Keep = 'whole' | 'rather' | 'loose'

/** A block as measured: its lines in px, and what its frame and heads add wherever it, or a part of it, stands. */
export interface Part {
  readonly id: string
  readonly lines: readonly number[]
  readonly frame: number
  readonly keep: Keep
}

/** A block, or some of its lines, on a page. `to` is the line after the last one. */
export interface Slice {
  readonly id: string
  readonly from: number
  readonly to: number
  /** Where it is one of a page of equal places: the row that it begins in, and how many it takes. */
  readonly place?: { readonly row: number; readonly rows: number }
}

/** What stands in each column of a page, from the top. */
export type Columns = readonly (readonly Slice[])[]

/** One column with its blocks, and the px that they take. */
export interface Filled {
  readonly slices: readonly Slice[]
  readonly used: number
}

export function sum(lines: readonly number[]): number {
  return lines.reduce((total, line) => total + line, 0)
}

/** The height of a block as a whole. */
export function heightOf({ lines, frame }: Part): number {
  return frame + sum(lines)
}

/** How many lines from `from` on fit into the room; at least one, so that packing always moves on. */
function fitting({ lines, frame }: Part, from: number, room: number): number {
  let used = frame
  let count = 0
  for (const line of lines.slice(from)) {
    if (count > 0 && used + line > room) break
    used += line
    count += 1
  }
  return Math.max(1, count)
}

/** The most of a column that is left blank so that a block stays whole which rather would. */
const mostBlank = 1 / 5

/** Px that columns offer. */
export interface Room {
  /** Of one column; sooner or later all offer `rest`. */
  readonly of: (column: number) => number
  readonly rest: number
  /** Whether the first of them begin a page, so that it would be blank if a block passed it over. */
  readonly fresh: boolean
  /** Between the blocks of a column. */
  readonly gap: number
}

/**
 * Lays blocks into columns in their order. A block stays whole: if it does not fit, it begins the next column. Divided, between
 * its lines, is only what is longer than a whole column, what is loose, and what would rather be whole but leaves too much blank.
 */
export function packFlow(parts: readonly Part[], room: Room): readonly Filled[] {
  let column: { slices: Slice[]; used: number } = { slices: [], used: 0 }
  const columns = [column]
  const gap = () => (column.slices.length > 0 ? room.gap : 0)
  const offered = () => room.of(columns.length - 1)
  const left = () => offered() - column.used - gap()
  const turnFor = (height: number) => {
    // an empty column is passed over only if it is shorter than others
    while (height > left() && (column.slices.length > 0 || offered() < room.rest)) {
      column = { slices: [], used: 0 }
      columns.push(column)
    }
  }
  for (const part of parts) {
    const whole = heightOf(part)
    const first = room.fresh && columns.length === 1 && column.slices.length === 0
    const blank = part.keep === 'whole' || left() <= room.rest * mostBlank
    if (part.keep !== 'loose' && whole <= (first ? left() : room.rest) && blank) turnFor(whole)
    for (let from = 0; from < part.lines.length;) {
      turnFor(part.frame + (part.lines[from] ?? 0))
      const to = from + fitting(part, from, left())
      column.used += gap() + part.frame + sum(part.lines.slice(from, to))
      column.slices.push({ id: part.id, from, to })
      from = to
    }
  }
  return columns
}

/** A block that is longer than the room, in pieces that are not. */
export function piecesOf(part: Part, room: number): readonly { slice: Slice; height: number }[] {
  const { id, lines, frame } = part
  const height = heightOf(part)
  if (height <= room) return [{ slice: { id, from: 0, to: lines.length }, height }]
  const pieces: { slice: Slice; height: number }[] = []
  for (let from = 0; from < lines.length;) {
    const to = from + fitting(part, from, room)
    pieces.push({ slice: { id, from, to }, height: frame + sum(lines.slice(from, to)) })
    from = to
  }
  return pieces
}
