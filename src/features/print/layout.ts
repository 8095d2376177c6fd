import { packCards, packFlow, type CardPage, type FlowPart, type Slice } from './pack.ts'
import type { PaperContent } from './paper.ts'
import { shownExtras } from './paper.ts'
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
    }
  | { readonly kind: 'cards'; readonly columns: CardPage }

/** Between the blocks of a page, and between cards, in px; the style sheet has the same. */
export const gap = 8

/** Keys of the parts of the roster in the order they are printed. */
export function rosterParts(content: PaperContent): readonly string[] {
  const parts = content.groups.map(({ group }) => `group:${group.id}`)
  if (content.faults.length > 0) parts.unshift('faults')
  if (content.slots.length > 0 || content.cards.length === 0) parts.push('army')
  if (content.remarks.length > 0) parts.push('remarks')
  if (content.notes.length > 0) parts.push('notes')
  return parts
}

/** How many lines a group has on paper. */
export function lineCount(content: PaperContent, id: string, choice: PrintChoice): number {
  const found = content.groups.find(({ group }) => `group:${group.id}` === id)
  return found ? found.rows.length + shownExtras(found, choice).length : 1
}

function flowPart(id: string, heights: Heights): FlowPart {
  // groups share one table without gaps; the lines' heights include the rules between them
  if (id.startsWith('group:')) return { id, lines: heights.lines(id), frame: 0 }
  if (id === 'army') return { id, lines: [heights.of(id)], frame: gap }
  const title = heights.of(`${id}-title`)
  return { id, lines: heights.lines(id), frame: gap + title }
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
    const parts = rosterParts(content).map((id) => flowPart(id, heights))
    const flow = packFlow(parts, first - table, rest - table)
    for (const page of flow) pages.push({ kind: 'roster', ...page, last: page === flow.at(-1) })
  }
  if (content.cards.length > 0) {
    const cards = content.cards.map(({ id }) => ({ id, height: heights.of(`card:${id}`) }))
    for (const columns of packCards(cards, rest, 2, gap)) pages.push({ kind: 'cards', columns })
  }
  return pages.length > 0 ? pages : [{ kind: 'roster', slices: [], left: 0, last: true }]
}
