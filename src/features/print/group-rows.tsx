import type { ReactNode } from 'react'

import { t } from '../../text/t.ts'
import type { Slice } from './pack.ts'
import { shownExtras, type PaperGroup, type PaperRow } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { ExtraRow } from './roster-row.tsx'

interface GroupRowsProps {
  readonly group: PaperGroup
  readonly choice: PrintChoice
  /** The lines of it that stand on this page. */
  readonly slice: Slice
  /** Columns between the name and the points. */
  readonly columns: number
  /** Draws a row; `spine`: how many lines the spine spans that begins in it, or null. */
  readonly renderRow: (row: PaperRow, spine: number | null) => ReactNode
}

/** A group as a part of a table, or those of its lines that stand on this page, under its heading. */
export function GroupRows({ group, choice, slice, columns, renderRow }: GroupRowsProps) {
  const { from } = slice
  const extras = shownExtras(group, choice)
  const to = Math.min(slice.to, group.rows.length + extras.length)
  const spineAt = (line: number) => (line === from ? to - from : null)
  const rows = group.rows.slice(from, to)
  const firstExtra = Math.max(0, from - group.rows.length)
  const shown = extras.slice(firstExtra, Math.max(0, to - group.rows.length))
  return (
    <tbody data-block={slice.id} data-keep={group.alone ? 'loose' : 'whole'}>
      {group.heading !== '' && (
        <HeadingRow
          group={group}
          continued={from > 0}
          columns={columns + (choice.points ? 3 : 2)}
        />
      )}
      {rows.map((row, at) => renderRow(row, spineAt(from + at)))}
      {shown.map((line, at) => (
        <ExtraRow
          key={`${line.kind} ${line.label}`}
          {...{ group, columns }}
          at={firstExtra + at}
          spine={spineAt(group.rows.length + firstExtra + at)}
        />
      ))}
    </tbody>
  )
}

interface HeadingRowProps {
  readonly group: PaperGroup
  readonly continued: boolean
  readonly columns: number
}

/** The name of a section above the first of its blocks, and again on a page that goes on with it. */
function HeadingRow({ group, continued, columns }: HeadingRowProps) {
  const units = group.rows.reduce((sum, row) => sum + row.units.length, 0)
  const remark = continued
    ? t('continued')
    : group.alone && units > 1
      ? t('{count, plural, one {# unit} other {# units}}', { count: units })
      : ''
  return (
    <tr className="pp-section">
      <th colSpan={columns} scope="colgroup">
        {group.heading} {remark && <span>{remark}</span>}
      </th>
    </tr>
  )
}
