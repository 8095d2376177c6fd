import type { CSSProperties } from 'react'

import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { changeText, numberText } from './number-text.ts'

import './card.css'

export interface PriceColumn {
  readonly models: number
  /** What sets it apart from others with as many models, or empty. */
  readonly kinds?: string | undefined
  readonly pressed?: boolean | undefined
  /** Makes the size a button that sets it. */
  readonly onSelect?: (() => void) | undefined
}

export interface PriceTableProps {
  readonly columns: readonly PriceColumn[]
  /** A row for each span of copies, with a price for each column. */
  readonly rows: readonly {
    readonly label: string
    readonly add: number
    readonly points: readonly number[]
  }[]
  /** What the unit at hand pays. */
  readonly pays?: { readonly row: number; readonly column: number } | null | undefined
}

/**
 * Sizes of a unit and what each costs: sizes in columns, copies in rows. Where it takes words to tell sizes apart they stand
 * below one another instead, and the copies in columns.
 */
export function PriceTable(props: PriceTableProps) {
  const worded = props.columns.some(({ kinds }) => kinds)
  return worded ? <WordedSizes {...props} /> : <SizeColumns {...props} />
}

function SizeColumns({ columns, rows, pays }: PriceTableProps) {
  return (
    <table className="prices" style={{ '--rows': rows.length + 1 } as CSSProperties}>
      <caption className="sr-only">{t('Sizes and prices')}</caption>
      <thead>
        <tr>
          <th scope="col" className="t-label">
            {t('Models')}
          </th>
          {columns.map((column, at) => (
            <th key={at} scope="col" className={classes(column.pressed && 'prices__on')}>
              <Size column={column} points={rows[pays?.row ?? 0]?.points[at] ?? 0} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, add, points }, row) => (
          <tr key={label}>
            <th scope="row" className="t-label">
              {label}
            </th>
            {points.map((price, column) => (
              <Price
                key={column}
                points={price}
                add={add}
                paid={pays?.row === row && pays.column === column}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WordedSizes({ columns, rows, pays }: PriceTableProps) {
  return (
    <table className="prices prices--words">
      <caption className="sr-only">{t('Sizes and prices')}</caption>
      <thead>
        <tr>
          <th scope="col" className="t-label">
            {t('Models')}
          </th>
          {rows.map(({ label }) => (
            <th key={label} scope="col" className="t-label">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, at) => (
          <tr key={at}>
            <th scope="row" className={classes(column.pressed && 'prices__on')}>
              <Size column={column} points={rows[pays?.row ?? 0]?.points[at] ?? 0} />
            </th>
            {rows.map(({ label, add, points }, row) => (
              <Price
                key={label}
                points={points[at] ?? 0}
                add={add}
                paid={pays?.row === row && pays.column === at}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SizeProps {
  readonly column: PriceColumn
  /** What the unit at hand would pay for it. */
  readonly points: number
}

function Size({ column, points }: SizeProps) {
  const { models, kinds, pressed, onSelect } = column
  const words = kinds || t('{models, plural, one {# model} other {# models}}', { models })
  const inside = (
    <>
      <span>{kinds || numberText(models)}</span>
      {pressed && <Icon name="check" size="s" />}
    </>
  )
  if (!onSelect) return <span className="prices__size">{inside}</span>
  return (
    <button
      type="button"
      className="prices__size"
      aria-pressed={pressed ?? false}
      aria-label={t('{size}, {points, plural, one {# point} other {# points}}', {
        size: words,
        points,
      })}
      onClick={onSelect}
    >
      {inside}
    </button>
  )
}

interface PriceProps {
  readonly points: number
  readonly add: number
  readonly paid: boolean
}

function Price({ points, add, paid }: PriceProps) {
  return (
    <td className={classes(paid && 'prices__paid')}>
      {numberText(points)}
      {paid && add !== 0 && <i>{changeText(add)}</i>}
      {paid && <span className="sr-only"> {t('(what this unit costs)')}</span>}
    </td>
  )
}
