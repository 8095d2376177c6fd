import type { ReactNode } from 'react'

import type { Army } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { classes } from '../../ui/classes.ts'
import { AidsSheet } from './aids-sheet.tsx'
import { aidsKey, groupOfPart, type PagePlan } from './layout.ts'
import type { Slice } from './pack.ts'
import { ArmyBlock, EmptyLine, FindingLine, NoteLine } from './paper-blocks.tsx'
import { headSlots, PaperFoot, PaperHead, RunningHead } from './paper-head.tsx'
import { faultTags, type PaperContent } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { RosterTable } from './roster-table.tsx'
import { UnitCard } from './unit-card.tsx'

/** All that a page draws from. */
export interface PaperSource {
  readonly army: Army
  readonly system: System
  readonly choice: PrintChoice
  readonly content: PaperContent
  readonly printed: string
}

/** From this much room on, in px, the rest of the page gets lines to write on. */
const linesFrom = 56

interface PaperPageProps {
  readonly source: PaperSource
  readonly tight: boolean
  readonly plan: PagePlan
  readonly page: number
  readonly pages: number
}

/** One page as it prints: head, what the plan puts on it, foot. */
export function PaperPage({ source, tight, plan, page, pages }: PaperPageProps) {
  const { army, system, choice, content, printed } = source
  const faults = content.faults.length
  const first = page === 1 && plan.kind === 'roster'
  return (
    <article
      className={classes(`pp-page pp-page--${choice.paper}`, tight && 'pp-page--tight')}
      aria-label={`Page ${page} of ${pages}`}
    >
      {first ? (
        <PaperHead {...{ army, system, choice, faults }} slots={headSlots(content)} />
      ) : (
        <RunningHead {...{ army, choice, faults }} />
      )}
      {plan.kind === 'roster' && (
        <RosterBody
          source={source}
          slices={plan.slices}
          lines={plan.last && plan.left > linesFrom && plan.columns.length === 0}
        />
      )}
      {plan.kind !== 'aids' && plan.columns.length > 0 && (
        <CardColumns source={source} columns={plan.columns} />
      )}
      {plan.kind === 'aids' && <AidsBody source={source} slices={plan.slices} />}
      <PaperFoot {...{ army, page, pages, printed }} />
    </article>
  )
}

interface RosterBodyProps {
  readonly source: PaperSource
  readonly slices: readonly Slice[]
  /** Lines to write on fill the rest. */
  readonly lines: boolean
}

function RosterBody({ source, slices, lines }: RosterBodyProps) {
  const { army, content } = source
  const blocks: ReactNode[] = []
  let table: Slice[] = []
  const closeTable = () => {
    if (table.length > 0) blocks.push(<Groups key={table[0]?.id} source={source} slices={table} />)
    table = []
  }
  for (const slice of slices) {
    if (slice.id.startsWith('group:')) table.push(slice)
    else {
      closeTable()
      blocks.push(<Block key={slice.id} source={source} slice={slice} />)
    }
  }
  closeTable()
  return (
    <>
      {content.groups.length === 0 && <EmptyLine army={army} />}
      {blocks}
      {lines && <div className="pp-lines" aria-hidden="true" />}
    </>
  )
}

function Groups({ source, slices }: { source: PaperSource; slices: readonly Slice[] }) {
  const { system, choice, content } = source
  const parts = slices.flatMap(({ id, from, to }) => {
    const group = groupOfPart(content, id)
    return group ? [{ group, from, to }] : []
  })
  const tags = faultTags(content.faults)
  return <RosterTable {...{ system, choice, parts, tags }} />
}

/** A block of the roster that is no group: the army's choices, findings, notes. */
export function Block({ source, slice }: { source: PaperSource; slice: Slice }) {
  const { content, choice } = source
  const { id, from, to } = slice
  if (id === 'army')
    return (
      <div data-measure="army" data-block="">
        <ArmyBlock
          slots={content.slotsInHead ? [] : content.slots}
          groups={content.groups}
          choice={choice}
          abilities={choice.layout === 'roster'}
        />
      </div>
    )
  const findings = id === 'faults' ? content.faults : content.remarks
  return (
    <section data-block="">
      <h3 data-measure={`${id}-title`}>{titles[id]}</h3>
      <div data-measure-lines={id}>
        {id === 'notes'
          ? content.notes
              .slice(from, to)
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs may repeat
              .map((text, at) => <NoteLine key={from + at} text={text} />)
          : findings
              .slice(from, to)
              // oxlint-disable-next-line react/no-array-index-key -- findings have a stable order
              .map((finding, at) => <FindingLine key={from + at} finding={finding} />)}
      </div>
    </section>
  )
}

const titles: Readonly<Record<string, string>> = {
  faults: 'Not in order',
  remarks: 'To ask and to note',
  notes: 'Notes',
}

function AidsBody({ source, slices }: { source: PaperSource; slices: readonly Slice[] }) {
  const { system, content } = source
  const parts = content.aids.flatMap((phase, at) => {
    const slice = slices.find(({ id }) => id === aidsKey(at))
    return slice ? [{ at, phase, from: slice.from, to: slice.to }] : []
  })
  return <AidsSheet title={system.words.aids} parts={parts} />
}

interface CardColumnsProps {
  readonly source: PaperSource
  readonly columns: readonly (readonly string[])[]
}

function CardColumns({ source, columns }: CardColumnsProps) {
  const { system, choice, content } = source
  const cards = new Map(content.cards.map((card) => [card.id, card]))
  return (
    <div className="pp-cards">
      {columns.map((ids, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <div key={at} className="pp-column">
          {ids.map((id) => {
            const card = cards.get(id)
            return card && <UnitCard key={id} {...{ system, choice, card }} />
          })}
        </div>
      ))}
    </div>
  )
}
