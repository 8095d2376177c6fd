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
  readonly pages: readonly PagePlan[]
}

/** The pages as they print, each at its size, scaled down on screen where the window is narrower. */
export function PaperPages(props: PaperPagesProps) {
  const { army, findings, system, choice, printed, onPages } = props
  const fonts = useFontArrivals()
  const source = useMemo<PaperSource>(
    () => ({ army, system, choice, printed, content: paperContent(army, findings, choice) }),
    [army, findings, system, choice, printed],
  )
  const [planned, setPlanned] = useState<Planned | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { width, height } = sizes[choice.paper]
  const zoom = useZoom(area, width)
  const onMeasured = useCallback<Parameters<typeof Measure>[0]['onMeasured']>(
    (heights) => {
      // px to spare: heights are rounded differently on paper
      const pages = planPages(source.content, source.choice, heights, height - margins - 2)
      setPlanned({ source, fonts, pages })
      onPages(pages.length)
    },
    [source, fonts, height, onPages],
  )
  const current = planned?.source === source && planned.fonts === fonts ? planned : null
  return (
    <div ref={area} className="pp-area">
      {!current && <Measure source={source} onMeasured={onMeasured} />}
      <div className="pp-pages" style={{ '--pp-zoom': zoom } as CSSProperties}>
        {current?.pages.map((plan, at) => (
          <PaperPage
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={at}
            {...{ source, plan }}
            page={at + 1}
            pages={current.pages.length}
          />
        ))}
      </div>
    </div>
  )
}
