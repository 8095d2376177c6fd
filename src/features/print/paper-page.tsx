import { Fragment } from 'react'

import { t } from '../../text/t.ts'
import { pageLook, type Attempt } from './page-look.ts'
import type { PaperParts } from './paper-parts.ts'
import type { PagePlan } from './plan.ts'
import type { PrintChoice } from './print-choice.ts'

/** From this much room on, in px, the rest of the last page gets lines to write on. */
const linesFrom = 56

interface PaperPageProps {
  readonly parts: PaperParts
  readonly choice: PrintChoice
  readonly attempt: Attempt
  readonly plan: PagePlan
  readonly page: number
  readonly pages: number
}

/** One page as it prints: head, what the plan puts on it, foot. */
export function PaperPage({ parts, choice, attempt, plan, page, pages }: PaperPageProps) {
  const first = page === 1 && parts.head !== null
  const { className, style } = pageLook(choice, attempt)
  const ends = page === pages && (plan.bands.at(-1)?.flow.main ?? true)
  return (
    <article
      className={className}
      style={style}
      aria-label={t('Page {page, number} of {pages, number}', { page, pages })}
    >
      {first ? parts.head : parts.run(page, pages)}
      {plan.bands.map((band) => (
        <Fragment key={band.flow.id}>{parts.band(band, false)}</Fragment>
      ))}
      {parts.lines && ends && plan.left > linesFrom && (
        <div className="pp-lines" aria-hidden="true" />
      )}
      {parts.foot(page, pages, first)}
    </article>
  )
}
