import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react'

import { Measure } from './measure.tsx'
import { attemptsFor, paperSize, type Attempt } from './page-look.ts'
import { PaperPage } from './paper-page.tsx'
import type { PaperParts } from './paper-parts.ts'
import { planPages, type PagePlan, type Sizes } from './plan.ts'
import type { PrintChoice } from './print-choice.ts'
import { useFontArrivals } from './use-fonts.ts'
import { useZoom } from './use-zoom.ts'

export interface PaperPagesProps {
  readonly parts: PaperParts
  readonly choice: PrintChoice
  /** Told how many pages there are, whenever that changes. */
  readonly onPages: (count: number) => void
}

interface Tried {
  readonly attempt: Attempt
  readonly pages: readonly PagePlan[]
  /** How many pages the roster itself takes. */
  readonly main: number
}

interface Planned {
  /** What it was planned for: parts and choice, and the fonts that were there. */
  readonly parts: PaperParts
  readonly choice: PrintChoice
  readonly fonts: number
  readonly tried: readonly Tried[]
  /** Null while further attempts are made. */
  readonly taken: Tried | null
}

function mainPages(pages: readonly PagePlan[]): number {
  return pages.filter(({ bands }) => bands.some(({ flow }) => flow.main)).length
}

/** The first attempt that needs one page for the roster; if none does, the larger letters with the fewest pages. */
function settled(tried: readonly Tried[], attempts: readonly Attempt[]): Tried | null {
  const one = tried.find(({ main }) => main <= 1)
  if (one || tried.length < attempts.length) return one ?? null
  const [first, second] = tried
  if (!first || !second) return first ?? null
  return second.main < first.main ? second : first
}

/** The pages as they print, each at its size, scaled down on screen where the window is narrower. */
export function PaperPages({ parts, choice, onPages }: PaperPagesProps) {
  const fonts = useFontArrivals()
  const attempts = useMemo(() => attemptsFor(choice), [choice])
  const [planned, setPlanned] = useState<Planned | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { width, inner } = paperSize(choice)
  const zoom = useZoom(area, width)
  const known = planned?.parts === parts && planned.choice === choice && planned.fonts === fonts
  const current = known ? planned : null
  const before = current?.tried ?? noneTried
  const attempt = attempts[before.length]
  const onMeasured = useCallback(
    (sizes: Sizes) => {
      if (!attempt) return
      const pages = planPages(parts.flows, sizes, inner)
      const tried = [...before, { attempt, pages, main: mainPages(pages) }]
      const taken = settled(tried, attempts)
      setPlanned({ parts, choice, fonts, tried, taken })
      if (taken) onPages(taken.pages.length)
    },
    [attempt, attempts, before, choice, fonts, inner, onPages, parts],
  )
  const taken = current?.taken
  return (
    <div ref={area} className="pp-area">
      {!taken && attempt && (
        <Measure key={before.length} {...{ parts, choice, attempt, onMeasured }} />
      )}
      <div className="pp-pages" style={{ '--pp-zoom': zoom } as CSSProperties}>
        {taken?.pages.map((plan, at) => (
          <PaperPage
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={at}
            {...{ parts, choice, plan }}
            attempt={taken.attempt}
            page={at + 1}
            pages={taken.pages.length}
          />
        ))}
      </div>
    </div>
  )
}

const noneTried: readonly Tried[] = []
