import { useId, useState } from 'react'

import type { ReadyPasted } from '../../store/read-pasted.ts'
import { type Review, useReviews } from '../../store/reviews.ts'
import { msg, type Message, num, t } from '../../text/t.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineRowView } from './line-row.tsx'
import {
  countsOf,
  filtered,
  folded,
  type LayoutFold,
  type LineFilter,
  type LineRow,
} from './line-rows.ts'

interface LineTableProps {
  readonly review: Review
  readonly read: ReadyPasted
  readonly rows: readonly LineRow[]
  readonly filter: LineFilter
  readonly onFilter: (filter: LineFilter) => void
  readonly sectionRef: React.RefObject<HTMLElement | null>
}

const filters: readonly { readonly id: LineFilter; readonly label: Message }[] = [
  { id: 'all', label: msg('All') },
  { id: 'look', label: msg('To look at') },
  { id: 'prices', label: msg('Differences') },
]

const nothing = {
  all: msg('The text has no lines.'),
  look: msg('Every line was read. Nothing here needs a look.'),
  prices: msg('No line prints another price than it has now.'),
} as const

/** Every line of the text, what it was read as, and its price then and now. */
export function LineTable(props: LineTableProps) {
  const { review, read, rows, filter, onFilter, sectionRef } = props
  const counts = countsOf(rows)
  const names = useId()
  const shown = filtered(rows, filter)
  const [asked, setAsked] = useState(false)
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      className="imp__lines"
      aria-label={t('Lines of the text')}
    >
      <div className="imp__bar">
        <Chips label={t('Lines shown')} line>
          {filters.map(({ id, label }) => (
            <Chip key={id} pressed={filter === id} onToggle={() => onFilter(id)}>
              {t(label)} {num(counts[id])}
            </Chip>
          ))}
        </Chips>
      </div>
      {shown.length === 0 ? (
        <p className="t-body p-4 text-ink-2">{t(nothing[filter])}</p>
      ) : (
        <table className="lt">
          <thead>
            <tr>
              <th scope="col" abbr={t('Line')}>
                {t('No')}
              </th>
              <th scope="col">{t('As pasted')}</th>
              <th scope="col">{t('Read as')}</th>
              <th scope="col" className="lt__n">
                {t('Then')}
              </th>
              <th scope="col" className="lt__n">
                {t('Now')}
              </th>
            </tr>
          </thead>
          <Rows {...{ review, rows: shown, names }} onType={() => setAsked(true)} />
        </table>
      )}
      {asked && (
        <datalist id={names}>
          {read.names().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
    </section>
  )
}

interface RowsProps {
  readonly review: Review
  readonly rows: readonly LineRow[]
  /** Id of the list of names to choose from while typing. */
  readonly names: string
  readonly onType: () => void
}

function Rows({ review, rows, names, onType }: RowsProps) {
  const answer = useReviews((state) => state.answer)
  const { lines } = review.answers
  const view = (row: LineRow) => (
    <LineRowView
      key={row.at}
      {...{ row, names, onType }}
      answer={lines.get(row.at)}
      onAnswer={(given) => {
        const next = new Map(lines)
        if (given) next.set(row.at, given)
        else next.delete(row.at)
        answer(review.id, { lines: next })
      }}
    />
  )
  return (
    <tbody>
      {folded(rows).map((part) =>
        'rows' in part ? <Fold key={`fold${part.from}`} fold={part} view={view} /> : view(part),
      )}
    </tbody>
  )
}

interface FoldProps {
  readonly fold: LayoutFold
  readonly view: (row: LineRow) => React.ReactNode
}

/** Headings, rules and footers, out of the way until they are asked for. */
function Fold({ fold, view }: FoldProps) {
  const [open, setOpen] = useState(false)
  const { rows } = fold
  const last = rows.at(-1)
  return (
    <>
      <tr className="lt__fold">
        <td colSpan={5}>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
            {t(
              'Lines {from, number} {two, select, yes {and} other {to}} {to, number}: headings and the like',
              {
                from: fold.from + 1,
                to: (last?.at ?? fold.from) + 1,
                two: rows.length === 2 ? 'yes' : 'no',
              },
            )}
          </button>
        </td>
      </tr>
      {open && rows.map(view)}
    </>
  )
}
