import { packCards, packFlow, type CardPage, type FlowPart, type Slice } from './pack.ts'
import { shownExtras, type PaperContent, type PaperGroup } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'

/** Heights in px as the browser draws them: of single things by key, and of the lines of what may be divided. */
export interface Heights {
  readonly of: (key: string) => number
  readonly lines: (key: string) => readonly number[]
}

export type PagePlan =
  | {
      readonly kind: 'roster'
      readonly slices: readonly Slice[]
      /** Px that are left for writing. */
      readonly left: number
      /** The last page of the roster. */
      readonly last: boolean
      /** Cards that stand below it. */
      readonly columns: CardPage
    }
  | { readonly kind: 'cards'; readonly columns: CardPage }
  | { readonly kind: 'aids'; readonly slices: readonly Slice[] }

/** Between the blocks of a page, and between cards, in px; the style sheet has the same. */
export const gap = 8

const groupKey = ({ id }: PaperGroup) => `group:${id}`

/** The part of the aids' pages that one of their phases is. */
export const aidsKey = (at: number) => `aids:${at}`

/** The group that a part of the roster is; undefined for other parts. */
export function groupOfPart({ groups }: PaperContent, id: string): PaperGroup | undefined {
  return groups.find((group) => groupKey(group) === id)
}

/** Whether the army's own choices stand in a block of their own, and not in the head. */
export function hasArmyBlock(content: PaperContent, choice: PrintChoice): boolean {
  const choices = content.slots.length > 0 && !content.slotsInHead
  return content.groups.length > 0 && (choices || choice.layout === 'roster')
}

/** Keys of the parts of the roster in the order they are printed. */
export function rosterParts(content: PaperContent, choice: PrintChoice): readonly string[] {
  const parts = content.groups.map(groupKey)
  if (content.faults.length > 0) parts.unshift('faults')
  if (hasArmyBlock(content, choice)) parts.push('army')
  if (content.remarks.length > 0) parts.push('remarks')
  if (content.notes.length > 0) parts.push('notes')
  return parts
}

/** How many lines a group has on paper. */
export function lineCount(group: PaperGroup, choice: PrintChoice): number {
  return group.rows.length + shownExtras(group, choice).length
}

function flowPart(content: PaperContent, id: string, heights: Heights): FlowPart {
  const group = groupOfPart(content, id)
  if (group) {
    // groups share one table without gaps; the lines' heights include the rules between them
    const above = heights.of(`heading:${group.id}`)
    const lines = heights.lines(id)
    // where units stand alone, each page says under which heading
    return group.alone ? { id, lines, frame: above, loose: true } : { id, lines, frame: 0, above }
  }
  if (id === 'army') return { id, lines: [heights.of(id)], frame: gap }
  const title = heights.of(`${id}-title`)
  return { id, lines: heights.lines(id), frame: gap + title }
}

/** The phases of the aids keep together; one that must be divided has its heading on each page. */
function aidPages({ aids }: PaperContent, heights: Heights, inner: number): readonly PagePlan[] {
  if (aids.length === 0) return []
  const room = inner - heights.of('aids-title') - gap
  const parts = aids.map((_, at): FlowPart => {
    const id = aidsKey(at)
    return { id, lines: heights.lines(id), frame: heights.of(`heading:${id}`) }
  })
  return packFlow(parts, room, room).map(({ slices }) => ({ kind: 'aids', slices }))
}

/** Lays everything out on pages whose inside is `inner` px high. */
export function planPages(
  content: PaperContent,
  choice: PrintChoice,
  heights: Heights,
  inner: number,
): readonly PagePlan[] {
  const foot = heights.of('foot') + gap
  const table = heights.of('table-head') + 2
  const rest = inner - foot - heights.of('run') - gap
  const pages: PagePlan[] = []
  if (choice.layout !== 'cards') {
    const first = inner - foot - heights.of('head') - gap
    const parts = rosterParts(content, choice).map((id) => flowPart(content, id, heights))
    const flow = packFlow(parts, first - table, rest - table)
    for (const page of flow) {
      pages.push({ kind: 'roster', ...page, last: page === flow.at(-1), columns: [] })
    }
  }
  const end = pages.at(-1)
  const before = end?.kind === 'roster' ? end.left - gap : 0
  const cards = content.cards.map(({ id }) => ({ id, height: heights.of(`card:${id}`) }))
  const packed = packCards(cards, { before, room: rest, columns: 2, gap })
  if (end?.kind === 'roster') pages[pages.length - 1] = { ...end, columns: packed.below }
  for (const columns of packed.pages) pages.push({ kind: 'cards', columns })
  pages.push(...aidPages(content, heights, rest))
  return pages.length > 0
    ? pages
    : [{ kind: 'roster', slices: [], left: 0, last: true, columns: [] }]
}
