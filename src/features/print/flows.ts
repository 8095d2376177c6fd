import { layoutOf } from './layouts.ts'
import type { Keep } from './pack.ts'
import { mostColumns } from './page-look.ts'
import type { PaperContent } from './paper.ts'
import type { Flow } from './plan.ts'
import type { PrintChoice } from './print-choice.ts'
import type { RuleEntry } from './rule-refs.ts'

/** Kinds of units whose abilities still stand beside the army's choices; more have the width of the page. */
const fewRemembered = 16

/** Whether the army's choices and the abilities to remember stand side by side, in one block. */
export function sideBySide({ remembered, slotsInHead, slots }: PaperContent): boolean {
  const choices = slots.length > 0 && !slotsInHead
  return choices && remembered.length > 0 && remembered.length <= fewRemembered
}

/** Rows and columns of equal places for so many cards a page. */
export function placesFor({ perPage, landscape }: PrintChoice): { columns: number; rows: number } {
  if (perPage === 2) return landscape ? { columns: 2, rows: 1 } : { columns: 1, rows: 2 }
  if (perPage === 8) return landscape ? { columns: 4, rows: 2 } : { columns: 2, rows: 4 }
  return { columns: 2, rows: 2 }
}

const ids = (keep: Keep, names: readonly string[]) => names.map((id) => ({ id, keep }))

const numbered = (of: string, items: readonly unknown[]) =>
  ids(
    'whole',
    items.map((_, at) => `${of}:${at}`),
  )

interface Part {
  readonly id: string
  readonly blocks: Flow['blocks']
  readonly columns?: number
}

const read = ({ id, blocks, columns = 1 }: Part): Flow => ({
  id,
  blocks,
  way: 'read',
  columns,
  rows: 1,
  apart: false,
  main: true,
})

/** Everything of the roster itself: faults, units, what the army chose, what its owner noted. */
function mainFlows(content: PaperContent, choice: PrintChoice): readonly Flow[] {
  const { groups, faults, remarks, notes, remembered, slots, slotsInHead, hidden } = content
  const choices = slots.length > 0 && !slotsInHead && groups.length > 0
  const beside = sideBySide(content)
  const wide = mostColumns(choice) + (choice.landscape ? 1 : 0)
  const flows: readonly Part[] = [
    { id: 'faults', blocks: numbered('faults', faults) },
    {
      id: choice.layout === 'event' ? 'entry' : 'roster',
      blocks: groups.map(({ id, alone }) => ({
        id: `group:${id}`,
        keep: alone ? 'loose' : 'whole',
      })),
    },
    { id: 'empty', blocks: groups.length === 0 ? ids('whole', ['empty']) : [] },
    { id: 'army', blocks: choices ? ids('whole', ['army']) : [] },
    {
      id: 'remembered',
      blocks: beside ? [] : numbered('remembered', remembered),
      columns: wide,
    },
    { id: 'hidden', blocks: hidden && hidden.count > 0 ? ids('whole', ['hidden']) : [] },
    { id: 'remarks', blocks: numbered('remarks', remarks) },
    { id: 'notes', blocks: numbered('notes', notes) },
    { id: 'sign', blocks: choice.layout === 'event' ? ids('whole', ['sign']) : [] },
    { id: 'link', blocks: choice.link && choice.layout !== 'event' ? ids('whole', ['link']) : [] },
  ]
  return flows.map(read)
}

/** The columns that were chosen, as far as the paper has room for them. */
function columnsOf(choice: PrintChoice): number {
  return Math.min(choice.columns, mostColumns(choice))
}

function cardFlow({ cards }: PaperContent, choice: PrintChoice): Flow {
  const blocks = ids(
    'whole',
    cards.map(({ id }) => `card:${id}`),
  )
  const flow = { ...read({ id: 'cards', blocks, columns: columnsOf(choice) }), main: false }
  if (choice.perPage === 0) return { ...flow, way: 'pack' }
  return { ...flow, ...placesFor(choice), way: 'places' }
}

/**
 * What the document consists of, in the order it is read; flows without blocks are left out.
 *
 * @param rules what the appendix says.
 */
export function flowsOf(
  content: PaperContent,
  choice: PrintChoice,
  rules: readonly RuleEntry[],
): readonly Flow[] {
  const columns = columnsOf(choice)
  const main = layoutOf(choice.layout).head ? mainFlows(content, choice) : []
  const cardsOnly = choice.layout === 'cards'
  const linked = cardsOnly && choice.link
  const none = cardsOnly && content.cards.length === 0
  const sheet = { columns, main: false, apart: true }
  const flows: readonly Flow[] = [
    ...main,
    cardFlow(content, choice),
    ...(none ? [{ ...read({ id: 'empty', blocks: ids('whole', ['empty']) }), main: false }] : []),
    {
      ...read({
        id: 'aids',
        blocks: content.aids.map((_, at) => ({ id: `aids:${at}`, keep: 'rather' })),
      }),
      ...sheet,
    },
    {
      ...read({
        id: 'phases',
        blocks: content.phases.map(({ id }) => ({ id: `phase:${id}`, keep: 'rather' })),
      }),
      ...sheet,
    },
    {
      ...read({
        id: 'rules',
        blocks: ids(
          'whole',
          rules.map(({ id }) => id),
        ),
        columns,
      }),
      main: false,
    },
    ...(linked ? [{ ...read({ id: 'link', blocks: ids('whole', ['link']) }), main: false }] : []),
  ]
  return flows.filter(({ blocks }) => blocks.length > 0)
}
