import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { planPages, type PagePlan } from './layout.ts'
import { Measure } from './measure.tsx'
import { PaperPage, type PaperSource } from './paper-page.tsx'
import { paperContent } from './paper.ts'
import type { Paper, PrintChoice } from './print-choice.ts'
import { useFontArrivals } from './use-fonts.ts'
import { useZoom } from './use-zoom.ts'

/** Paper in px at 96 to the inch, and its margins above and below together; the style sheet has the same. */
const sizes: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: (210 / 25.4) * 96, height: (297 / 25.4) * 96 },
  letter: { width: 8.5 * 96, height: 11 * 96 },
}
const margins = (16 / 25.4) * 96

export interface PaperPagesProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  readonly choice: PrintChoice
  /** The day, as the foot shows it. */
  readonly printed: string
  /** Told how many pages there are, whenever that changes. */
  readonly onPages: (count: number) => void
}

interface Planned {
  readonly source: PaperSource
  readonly fonts: number
  readonly tight: boolean
  readonly pages: readonly PagePlan[]
  /** False while closer lines are tried. */
  readonly final: boolean
}

/** Pages that the roster takes; closer lines are tried where it takes more than one. */
function rosterPages(pages: readonly PagePlan[]): number {
  return pages.filter(({ kind }) => kind === 'roster').length
}

/** Takes the first attempt if the roster is on one page; else the second, with closer lines, if that saves a page. */
function settle(before: Planned | null, attempt: Omit<Planned, 'final'>): Planned {
  const count = rosterPages(attempt.pages)
  if (before === null) return { ...attempt, final: count <= 1 }
  return { ...(count < rosterPages(before.pages) ? attempt : before), final: true }
}

/** The pages as they print, each at its size, scaled down on screen where the window is narrower. */
export function PaperPages(props: PaperPagesProps) {
  const { army, findings, system, choice, printed, onPages } = props
  const fonts = useFontArrivals()
  const source = useMemo<PaperSource>(
    () => ({
      army,
      system,
      choice,
      printed,
      content: paperContent(system, army, findings, choice),
    }),
    [army, findings, system, choice, printed],
  )
  const [planned, setPlanned] = useState<Planned | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { width, height } = sizes[choice.paper]
  const zoom = useZoom(area, width)
  const current = planned?.source === source && planned.fonts === fonts ? planned : null
  const onMeasured = useCallback<Parameters<typeof Measure>[0]['onMeasured']>(
    (heights) => {
      // px to spare: heights are rounded differently on paper
      const pages = planPages(source.content, source.choice, heights, height - margins - 2)
      const next = settle(current, { source, fonts, tight: current !== null, pages })
      setPlanned(next)
      if (next.final) onPages(next.pages.length)
    },
    [current, source, fonts, height, onPages],
  )
  const shown = current?.final ? current : null
  return (
    <div ref={area} className="pp-area">
      {!current?.final && (
        <Measure
          key={current ? 'tight' : 'loose'}
          {...{ source, onMeasured }}
          tight={current !== null}
        />
      )}
      <div className="pp-pages" style={{ '--pp-zoom': zoom } as CSSProperties}>
        {shown?.pages.map((plan, at) => (
          <PaperPage
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={at}
            {...{ source, plan }}
            tight={shown.tight}
            page={at + 1}
            pages={shown.pages.length}
          />
        ))}
      </div>
    </div>
  )
}
