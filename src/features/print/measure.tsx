import { useLayoutEffect, useRef } from 'react'

import { classes } from '../../ui/classes.ts'
import { AidsSheet } from './aids-sheet.tsx'
import { lineCount, rosterParts, type Heights } from './layout.ts'
import { headSlots, PaperFoot, PaperHead, RunningHead } from './paper-head.tsx'
import { Block, type PaperSource } from './paper-page.tsx'
import { faultTags } from './paper.ts'
import { RosterTable } from './roster-table.tsx'
import { UnitCard } from './unit-card.tsx'

export interface MeasureProps {
  readonly source: PaperSource
  readonly tight: boolean
  readonly onMeasured: (heights: Heights) => void
}

function readHeights(root: HTMLElement): Heights {
  const single = new Map<string, number>()
  const lines = new Map<string, readonly number[]>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-measure]'))
    single.set(element.dataset['measure'] ?? '', element.getBoundingClientRect().height)
  for (const element of root.querySelectorAll<HTMLElement>('[data-measure-lines]'))
    lines.set(
      element.dataset['measureLines'] ?? '',
      // headings among the lines are measured by their own names
      Array.from(
        element.querySelectorAll(':scope > :not([data-measure])'),
        (child) => child.getBoundingClientRect().height,
      ),
    )
  return { of: (key) => single.get(key) ?? 0, lines: (key) => lines.get(key) ?? [] }
}

/** Draws everything once, unseen, at the width of the paper, and reports how high each part is. */
export function Measure({ source, tight, onMeasured }: MeasureProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current) onMeasured(readHeights(root.current))
  }, [onMeasured])
  const { army, system, choice, content, printed } = source
  const faults = content.faults.length
  const whole = content.groups.map((group) => ({
    group,
    from: 0,
    to: lineCount(group, choice),
  }))
  const blocks = rosterParts(content, choice).filter((id) => !id.startsWith('group:'))
  return (
    <div className="pp-measure" aria-hidden="true" inert>
      <div
        ref={root}
        className={classes(
          `pp-page pp-page--${choice.paper} pp-page--free`,
          tight && 'pp-page--tight',
        )}
      >
        <PaperHead {...{ army, system, choice, faults }} slots={headSlots(content)} />
        <RunningHead {...{ army, choice, faults }} />
        <RosterTable {...{ system, choice }} parts={whole} tags={faultTags(content.faults)} />
        {blocks.map((id) => (
          <Block key={id} source={source} slice={{ id, from: 0, to: Infinity }} />
        ))}
        <div className="pp-cards">
          <div className="pp-column">
            {content.cards.map((card) => (
              <UnitCard key={card.id} {...{ system, choice, card }} />
            ))}
          </div>
          <div className="pp-column" />
        </div>
        <AidsSheet
          title={system.words.aids}
          parts={content.aids.map((phase, at) => ({ at, phase, from: 0, to: Infinity }))}
        />
        <PaperFoot {...{ army, printed }} page={88} pages={88} />
      </div>
    </div>
  )
}
