import { BandView } from './band-view.tsx'
import { layoutOf } from './layouts.ts'
import { pageLook, type Attempt } from './page-look.ts'
import { PaperFoot, PaperHead, RunningHead } from './paper-head.tsx'
import type { PaperSource } from './paper-source.ts'
import type { PagePlan } from './plan.ts'

/** From this much room on, in px, the rest of the roster's last page gets lines to write on. */
const linesFrom = 56

interface PaperPageProps {
  readonly source: PaperSource
  readonly attempt: Attempt
  readonly plan: PagePlan
  readonly page: number
  readonly pages: number
}

/** One page as it prints: head, what the plan puts on it, foot. */
export function PaperPage({ source, attempt, plan, page, pages }: PaperPageProps) {
  const { choice } = source
  const first = page === 1 && layoutOf(choice.layout).head
  const { className, style } = pageLook(choice, attempt)
  const ends = plan.bands.at(-1)?.flow.main ?? true
  const lines = choice.layout === 'roster' && ends && page === pages && plan.left > linesFrom
  return (
    <article className={className} style={style} aria-label={`Page ${page} of ${pages}`}>
      {first ? <PaperHead source={source} /> : <RunningHead {...{ source, page, pages }} />}
      {plan.bands.map((band) => (
        <BandView key={band.flow.id} {...{ source, band }} />
      ))}
      {lines && <div className="pp-lines" aria-hidden="true" />}
      <PaperFoot {...{ source, page, pages, first }} />
    </article>
  )
}
