import { type KeyboardEvent, memo } from 'react'

import { titleOf, verdictWords, numberWords } from '../../share/check/check-words.ts'
import type { CheckedRow } from '../../share/check/rows.ts'
import { formatName } from '../../share/text/format-name.ts'
import { t, tIn } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { numberText } from '../../ui/number-text.ts'
import type { Column, Order } from './row-order.ts'
import { useBatches } from './use-batches.ts'
import { VerdictSeal } from './verdict-seal.tsx'

export interface RowsProps {
  readonly rows: readonly CheckedRow[]
  /** Number of the list whose findings are shown. */
  readonly selected: number | null
  readonly onSelect: (number: number) => void
  /** Names what of the lists is shown and how it is sorted. */
  readonly view: string
}

interface CheckTableProps extends RowsProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

interface Head {
  readonly by: Column | null
  readonly label: string
  readonly look: string
}

const columns = (): readonly Head[] => [
  { by: 'verdict', label: t('Verdict'), look: 'c-seal' },
  { by: 'number', label: tIn('number', 'No'), look: 'c-no' },
  { by: 'title', label: t('List'), look: 'c-list' },
  { by: 'faction', label: t('Faction'), look: 'c-faction' },
  { by: 'points', label: t('Points'), look: 'c-points' },
  { by: 'drops', label: t('Drops'), look: 'c-drops' },
  { by: null, label: t('Read as'), look: 'c-read' },
  { by: null, label: t('First finding'), look: 'c-finding' },
  { by: null, label: t('Rule'), look: 'c-rule' },
  { by: 'unread', label: t('Unread'), look: 'c-unread' },
]

/** The first thing to be said of a list; notes only where there is nothing else to see. */
export function firstFinding({ findings, verdict }: CheckedRow) {
  return verdict === 'ok' ? undefined : findings[0]
}

/** A key of its own moves from row to row; the one with the focus is in the tab order. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = all[all.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The verdicts as a table, for windows with room for one. */
export function CheckTable(props: CheckTableProps) {
  const { rows, selected, onSelect, view, order, onOrder } = props
  const drawn = useBatches(rows, view)
  const inTab = rows.some(({ number }) => number === selected) ? selected : rows[0]?.number
  return (
    <table className="ctable">
      <caption className="sr-only">{t('Lists with their verdicts')}</caption>
      <thead>
        <tr>
          {columns().map(({ by, label, look }) => (
            <th
              key={look}
              scope="col"
              className={look}
              aria-sort={by === order.by ? (order.turned ? 'descending' : 'ascending') : undefined}
            >
              {by === null ? (
                label
              ) : (
                <button
                  type="button"
                  className="ctable__sort"
                  onClick={() => onOrder({ by, turned: by === order.by && !order.turned })}
                >
                  <span className={by === 'verdict' ? 'sr-only' : undefined}>{label}</span>
                  {(by === order.by || by === 'verdict') && (
                    <Icon
                      name={by !== order.by ? 'sort' : order.turned ? 'chevron-up' : 'chevron-down'}
                      size="s"
                    />
                  )}
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of the buttons in it */}
      <tbody onKeyDown={moveFocus}>
        {drawn.map((row) => (
          <Row
            key={row.number}
            row={row}
            on={row.number === selected}
            inTab={row.number === inTab}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: CheckedRow
  readonly on: boolean
  readonly inTab: boolean
  readonly onSelect: (number: number) => void
}

const Row = memo(({ row, on, inTab, onSelect }: RowProps) => {
  const first = firstFinding(row)
  return (
    <tr className={classes('crow', on && 'crow--on')}>
      <td className="c-seal">
        <VerdictSeal list={row} />
      </td>
      <td className="c-no">{numberWords(row.number)}</td>
      <th scope="row" className="c-list">
        <button
          type="button"
          className="crow__open"
          data-row
          tabIndex={inTab ? 0 : -1}
          aria-current={on ? 'true' : undefined}
          aria-label={`${titleOf(row)}, ${verdictWords(row)}`}
          onClick={() => onSelect(row.number)}
        >
          <span className="t-name" title={titleOf(row)}>
            {titleOf(row)}
          </span>
          {row.player !== '' && row.name !== '' && <span className="t-small">{row.name}</span>}
        </button>
      </th>
      <td className="c-faction t-small">
        <span>{row.faction || '–'}</span>
        {row.chosen.length > 0 && <span className="t-dim">{row.chosen.join(', ')}</span>}
      </td>
      <td className="c-points num">
        {row.points === null ? '–' : numberText(row.points)}
        {row.misstated !== null && (
          <span className="crow__stated">
            {t('{points, number} printed', { points: row.stated ?? 0 })}
          </span>
        )}
      </td>
      <td className="c-drops num">{row.drops ?? '–'}</td>
      <td className="c-read t-small">{formatName(row.format) || '–'}</td>
      <td className="c-finding">{first && <span title={first.message}>{first.message}</span>}</td>
      <td className="c-rule cite">{first && <span>{first.citation}</span>}</td>
      <td className="c-unread num">{row.unread.length || ''}</td>
    </tr>
  )
})
