import type { ReadyPasted } from '../../store/read-pasted.ts'
import { nameOf, type Review, useReviews } from '../../store/reviews.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { MiniSeal } from '../../ui/seal.tsx'

interface ListStripProps {
  readonly reviews: readonly Review[]
  readonly shown: string
}

/** The lists of one paste: a column on a wide window, a line that scrolls on a phone. */
export function ListStrip({ reviews, shown }: ListStripProps) {
  const show = useReviews((state) => state.show)
  return (
    <nav className="imp__strip" aria-label={t('Lists in this text')}>
      <h2 className="t-label imp__striphead">
        {t('{count, plural, one {# list} other {# lists}}', { count: reviews.length })}
      </h2>
      <ol>
        {reviews.map((review, at) => (
          <li key={review.id}>
            <button
              type="button"
              className={classes('imp__tab', review.id === shown && 'imp__tab--on')}
              aria-current={review.id === shown ? 'true' : undefined}
              onClick={() => show(review.id)}
            >
              <Verdict review={review} />
              <span className="min-w-0">
                <span className="t-name block">{titleOf(review, at)}</span>
                <span className="t-small block">{aboutOf(review)}</span>
              </span>
              {review.kept && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function unreadOf({ list }: ReadyPasted): number {
  return list.readings.filter(({ status }) => status === 'unread').length
}

function titleOf({ read, source }: Review, at: number): string {
  const title = read?.state === 'ready' ? nameOf(read) : ''
  return title || source.from || t('List {at, number}', { at: at + 1 })
}

function aboutOf({ read, kept }: Review): string {
  if (read === null) return t('reading')
  if (read.state !== 'ready') return t('not read')
  const unread = unreadOf(read)
  return [
    t('{points, plural, one {# point} other {# points}}', { points: read.army.points }),
    unread > 0 && t('{count, number} not read', { count: unread }),
    kept && t('kept'),
  ]
    .filter(Boolean)
    .join(', ')
}

function Verdict({ review: { read } }: { readonly review: Review }) {
  if (read?.state !== 'ready') return <MiniSeal state="draft" label={t('No verdict')} />
  const faults = read.findings.filter(({ severity }) => severity === 'error').length
  if (faults === 0) return <MiniSeal state="ok" label={t('In order')} />
  const label = t('{count, plural, one {# fault} other {# faults}}', { count: faults })
  return <MiniSeal state="bad" mark={faults} label={label} />
}
