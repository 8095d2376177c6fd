import { packCards, packPlaces } from './pack-cards.ts'
import { packFlow, type Columns, type Filled, type Keep, type Part, type Room } from './pack.ts'

/** A stretch of the document that is laid out in one way: the roster, the cards, the appendix. */
export interface Flow {
  readonly id: string
  /** Its blocks in the order they are read. */
  readonly blocks: readonly { readonly id: string; readonly keep: Keep }[]
  /** read: down the columns, one after the other. pack: where there is room. places: so many equal places a page. */
  readonly way: 'read' | 'pack' | 'places'
  readonly columns: number
  /** Rows of places on a page. */
  readonly rows: number
  /** Whether it begins a page of its own. */
  readonly apart: boolean
  /** Whether it is what is meant to fit on one page. */
  readonly main: boolean
}

/** Sizes in px as the browser draws them. */
export interface Sizes {
  /** Head of the first page, of further ones, foot. */
  readonly head: number
  readonly run: number
  readonly foot: number
  /** Of each flow what stands above and below its blocks on every page: a title, the head of a table. */
  readonly around: (flow: string) => number
  /** Between the blocks of a flow. */
  readonly gap: (flow: string) => number
  readonly block: (id: string) => { readonly frame: number; readonly lines: readonly number[] }
}

/** A flow, or the part of it that stands on a page. */
export interface Band {
  readonly flow: Flow
  readonly columns: Columns
  /** Whether it goes on from an earlier page. */
  readonly continued: boolean
}

export interface PagePlan {
  readonly bands: readonly Band[]
  /** Px that are left below them. */
  readonly left: number
}

/** Between the bands of a page, in px; the style sheet has the same. */
export const bandGap = 8

interface Draft {
  readonly bands: Band[]
  left: number
}

/** What a flow puts on each page, beginning with the one that is begun; null: nothing. */
type Laid = readonly ({ readonly columns: Columns; readonly used: number } | null)[]

function partsOf({ blocks }: Flow, sizes: Sizes): readonly Part[] {
  return blocks.map(({ id, keep }) => ({ id, keep, ...sizes.block(id) }))
}

/** So many columns to a page; the first page's may all have stayed empty. */
function inPages(columns: readonly Filled[], each: number): Laid {
  const pages = Array.from({ length: Math.ceil(columns.length / each) }, (_, at) =>
    columns.slice(at * each, (at + 1) * each),
  )
  return pages.map((page) => {
    if (page.every(({ slices }) => slices.length === 0)) return null
    const empty = Array.from({ length: each - page.length }, () => [])
    return {
      columns: [...page.map(({ slices }) => slices), ...empty],
      used: Math.max(...page.map(({ used }) => used)),
    }
  })
}

/**
 * Columns that are read one after the other, so many to a page. Those of the last page are as even as they can be: no higher than
 * they must be to hold what is on it.
 */
function packRead(parts: readonly Part[], room: Room, each: number): readonly Filled[] {
  let best = packFlow(parts, room)
  if (each === 1) return best
  const pages = Math.ceil(best.length / each)
  const last = (pages - 1) * each
  const onLast = (at: number) => at >= last && at < last + each
  for (let low = 0, high = room.of(last); high - low > 4;) {
    const height = (low + high) / 2
    const lower = { ...room, of: (at: number) => (onLast(at) ? height : room.of(at)) }
    const tried = packFlow(parts, lower)
    const fits =
      tried.length <= pages * each && tried.slice(last).every((one) => one.used <= height)
    if (fits) best = tried
    if (fits) high = height
    else low = height
  }
  return best
}

/** Px that a page offers to the blocks of a flow: the page that is begun, and further ones. */
interface Offer {
  readonly before: number
  readonly rest: number
  readonly fresh: boolean
  readonly gap: number
}

function layOut(flow: Flow, parts: readonly Part[], offer: Offer): Laid {
  const { before, rest, fresh, gap } = offer
  const { columns, rows } = flow
  if (flow.way === 'pack') {
    const pages = packCards(parts, { before, rest, columns, gap })
    return pages.map((page) => (page.used > 0 ? page : null))
  }
  if (flow.way === 'places') {
    const pages = packPlaces(parts, { columns, rows, gap: bandGap, room: rest })
    const own = pages.map((page) => ({ columns: page, used: rest }))
    return before >= rest ? own : [null, ...own]
  }
  const of = (at: number) => (at < columns ? before : rest)
  return inPages(packRead(parts, { of, rest, fresh, gap }, columns), columns)
}

/** Lays the flows one after the other on pages whose inside is `inner` px high; there is always one page. */
export function planPages(
  flows: readonly Flow[],
  sizes: Sizes,
  inner: number,
): readonly PagePlan[] {
  const foot = sizes.foot + bandGap
  const rest = inner - foot - sizes.run - bandGap
  let page: Draft = { bands: [], left: inner - foot - sizes.head - bandGap }
  const pages = [page]
  for (const flow of flows) {
    const around = sizes.around(flow.id)
    const begun = page.bands.length > 0
    const before = begun && flow.apart ? 0 : page.left - around - (begun ? bandGap : 0)
    const offer = { before, rest: rest - around, fresh: !begun, gap: sizes.gap(flow.id) }
    let continued = false
    for (const [at, laid] of layOut(flow, partsOf(flow, sizes), offer).entries()) {
      if (at > 0) pages.push((page = { bands: [], left: rest }))
      if (!laid) continue
      const space = page.bands.length > 0 ? bandGap : 0
      page.bands.push({ flow, columns: laid.columns, continued })
      page.left -= space + around + laid.used
      continued = true
    }
  }
  return pages.filter(({ bands }, at) => at === 0 || bands.length > 0)
}
