import { useEffect, useMemo, useRef, useState } from 'react'

import type { ReadyPasted } from '../../store/read-pasted.ts'
import { nameOf, type Review, useReviews } from '../../store/reviews.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { t } from '../../text/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { Waiting } from '../../ui/waiting.tsx'
import { FormatField } from './format-field.tsx'
import { KeepActions } from './keep-actions.tsx'
import { countsOf, type LineFilter, lineRows, readWords } from './line-rows.ts'
import { LineTable } from './line-table.tsx'
import { ListStrip } from './list-strip.tsx'
import { ReviewFaults } from './review-faults.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewSide } from './review-side.tsx'

interface ReviewScreenProps {
  readonly reviews: readonly Review[]
  readonly onPick: () => void
}

/** Each list with its lines and what they were read as, before it is kept. */
export function ReviewScreen({ reviews, onPick }: ReviewScreenProps) {
  const shown = useReviews((state) => state.shown)
  const review = reviews.find(({ id }) => id === shown) ?? reviews[0]
  const place = useRef<HTMLDivElement>(null)
  // what was pasted into is gone: the focus goes to what came of it
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  if (!review) return null
  const several = reviews.length > 1
  return (
    <div ref={place} tabIndex={-1} className={several ? 'imp__lists' : undefined}>
      {several && <ListStrip reviews={reviews} shown={review.id} />}
      <Shown key={review.id} review={review} reviews={reviews} onPick={onPick} />
    </div>
  )
}

interface ShownProps extends ReviewScreenProps {
  readonly review: Review
}

function Shown({ review, reviews, onPick }: ShownProps) {
  const { read } = review
  if (read === null) return <Waiting words={t('Reading the list')} />
  const actions = <KeepActions review={review} reviews={reviews} onPick={onPick} />
  if (read.state === 'ready') return <ReadyReview review={review} read={read} actions={actions} />
  return (
    <div className="imp__none">
      {read.state === 'none' ? (
        <EmptyState title={t('No list found in this')} level={1}>
          <p role="alert">
            {t(
              'The text fits no format that Muster reads. If it is a list, choose what it was written by; or paste it again, from its first line to its last.',
            )}
          </p>
          {read.inOneLine && (
            <p>
              {t(
                'It is all in one line: its line ends got lost on the way. Copy it from the app again, or put each unit and what it has in lines of their own.',
              )}
            </p>
          )}
        </EmptyState>
      ) : (
        <EmptyState title={t('This list could not be read')} level={1}>
          <p role="alert">{read.problem}</p>
        </EmptyState>
      )}
      <div className="imp__nonefmt">
        <FormatField review={review} />
      </div>
      <pre className="imp__raw">{review.source.pasted.lines.map(({ raw }) => raw).join('\n')}</pre>
      {actions}
    </div>
  )
}

interface ReadyReviewProps {
  readonly review: Review
  readonly read: ReadyPasted
  readonly actions: React.ReactNode
}

/** On a phone only the lines that need a look come first; a wide window has room for all. */
function firstFilter(look: number): LineFilter {
  return look > 0 && !window.matchMedia('(width >= 700px)').matches ? 'look' : 'all'
}

function ReadyReview({ review, read, actions }: ReadyReviewProps) {
  const rows = useMemo(() => lineRows(read, review.answers.lines), [read, review.answers.lines])
  const [filter, setFilter] = useState<LineFilter>(() => firstFilter(countsOf(rows).look))
  const lines = useRef<HTMLElement>(null)
  const rules = useRulesOf(read.list.roster.system)
  const look = () => {
    setFilter('look')
    lines.current?.focus()
    lines.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <article className="imp__review" aria-label={nameOf(read)}>
      <LiveRegion text={readWords(rows)} />
      <ReviewHead read={read} rows={rows} actions={actions} onLook={look} />
      <div className="imp__right">
        <ReviewSide review={review} read={read} />
        <RuleWordsContext value={rules}>
          <ReviewFaults findings={read.findings} />
        </RuleWordsContext>
      </div>
      <LineTable {...{ review, read, rows, filter }} onFilter={setFilter} sectionRef={lines} />
    </article>
  )
}
