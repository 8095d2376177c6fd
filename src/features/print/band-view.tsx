import type { CSSProperties } from 'react'

import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { ArmyBlock, RememberedLine } from './army-block.tsx'
import { EntryTable } from './entry-table.tsx'
import type { Columns, Slice } from './pack.ts'
import { hasNarrowCards } from './page-look.ts'
import type { PaperSource } from './paper-source.ts'
import type { Band } from './plan.ts'
import { RosterTable } from './roster-table.tsx'
import { AidsBlock, PhaseBlockView, RuleLine } from './sheet-blocks.tsx'
import { UnitCard } from './unit-card.tsx'
import { FindingLine, HiddenBlock, LinkBlock, SignBlock } from './written-blocks.tsx'

interface BandViewProps {
  readonly source: PaperSource
  readonly band: Band
  /** Whether blocks take the height that they have of themselves. */
  readonly free?: boolean
}

/** Titles of flows; those without one stand for themselves. */
function titleOf(flow: string, { system }: PaperSource): string {
  const titles: Readonly<Record<string, string>> = {
    faults: t('Not in order'),
    remembered: t('Abilities to remember'),
    hidden: t('Hidden until revealed'),
    remarks: t('To ask and to note'),
    notes: t('Notes'),
    sign: t('Signatures'),
    aids: t('{aids} by phase', { aids: system.words.aids }),
    phases: t('Phase by phase'),
    rules: t('Rules from A to Z'),
  }
  return titles[flow] ?? ''
}

/** A stretch of the document on a page: its title, or the head of its table, and its blocks in columns. */
export function BandView({ source, band, free = false }: BandViewProps) {
  const { flow, columns, continued } = band
  const slices = columns[0] ?? []
  if (flow.id === 'roster') return <RosterTable source={source} slices={slices} />
  if (flow.id === 'entry') return <EntryTable source={source} slices={slices} />
  const title = titleOf(flow.id, source)
  const narrow = hasNarrowCards(source.choice, flow.columns)
  const places = flow.way === 'places' && !free
  const style = { '--columns': flow.columns, '--rows': flow.rows } as CSSProperties
  return (
    <section
      className={classes('pp-band', `pp-band--${flow.id}`, places && 'pp-band--places')}
      data-band={flow.id}
      style={style}
    >
      {title && (
        <h3>
          {title} {continued && <span>{t('continued')}</span>}
        </h3>
      )}
      <div className={classes('pp-columns', narrow && 'pp-columns--narrow')}>
        {places ? (
          <Places {...{ source, columns }} />
        ) : (
          <InColumns {...{ source, flow, columns }} />
        )}
      </div>
    </section>
  )
}

interface InColumnsProps {
  readonly source: PaperSource
  readonly flow: Band['flow']
  readonly columns: Columns
}

function InColumns({ source, flow, columns }: InColumnsProps) {
  return columns.map((slices, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a column is its place
    <div key={at} className="pp-column">
      {slices.map((slice) => (
        <BlockView key={`${slice.id} ${slice.from}`} {...{ source, slice }} flow={flow.id} />
      ))}
    </div>
  ))
}

function Places({ source, columns }: Omit<InColumnsProps, 'flow'>) {
  return columns.flatMap((slices, column) =>
    slices.map((slice) => (
      <UnitCard key={`${slice.id} ${slice.from}`} {...{ source, slice, column }} />
    )),
  )
}

interface BlockViewProps {
  readonly source: PaperSource
  readonly flow: string
  readonly slice: Slice
}

/** Flows whose lines may stand apart from each other: their blocks say what keeps them together. */
const rather = new Set(['aids', 'phases'])

function BlockView({ source, flow, slice }: BlockViewProps) {
  if (flow === 'cards') return <UnitCard {...{ source, slice }} />
  return (
    <div data-block={slice.id} data-keep={rather.has(flow) ? 'rather' : 'whole'}>
      <BlockBody {...{ source, flow, slice }} />
    </div>
  )
}

function BlockBody({ source, flow, slice }: BlockViewProps) {
  const { content, rules, choice } = source
  const at = Number(slice.id.split(':')[1])
  switch (flow) {
    case 'faults':
      return <FindingLine finding={content.faults[at]} />
    case 'remarks':
      return <FindingLine finding={content.remarks[at]} />
    case 'army':
      return <ArmyBlock source={source} />
    case 'remembered':
      return <RememberedLine one={content.remembered[at]} />
    case 'hidden':
      return <HiddenBlock hidden={content.hidden} points={choice.points} />
    case 'notes':
      return <p className="pp-text">{content.notes[at]}</p>
    case 'sign':
      return <SignBlock source={source} />
    case 'link':
      return <LinkBlock source={source} />
    case 'aids':
      return <AidsBlock {...{ source, slice }} />
    case 'phases':
      return <PhaseBlockView {...{ source, slice }} />
    case 'rules':
      return <RuleLine entry={rules.find(({ id }) => id === slice.id)} />
    default:
      return <p className="pp-text">{t('{army}: no units yet.', { army: content.army.title })}</p>
  }
}
