import { numberText } from '../../ui/number-text.ts'
import type { PaperGroup, PaperRow } from './paper.ts'

interface SpineProps {
  readonly group: PaperGroup
  /** How many rows it spans. */
  readonly rows: number
}

/** The bar down a group, with its numeral. */
export function Spine({ group, rows }: SpineProps) {
  const { numeral, style, name, section } = group.group
  return (
    <th rowSpan={rows} scope="rowgroup" className={`pp-spine pp-spine--${style}`}>
      {!group.alone && <span aria-hidden="true">{numeral}</span>}
      <span className="sr-only">{group.alone ? section : name}</span>
    </th>
  )
}

interface SubtotalProps {
  readonly group: PaperGroup
  /** The row that it may stand in; none where that is the last anyway. */
  readonly row?: PaperRow
}

/** What a group costs, in its last row; nothing where that row is all of it, or where the group has one price. */
export function Subtotal({ group, row }: SubtotalProps) {
  const last = row === undefined || (row === group.rows.at(-1) && group.extras.length === 0)
  const parts = group.rows.length + group.extras.length
  if (!last || parts < 2 || group.group.style === 'locked') return null
  return <b className="pp-sum">{numberText(group.points)}</b>
}
