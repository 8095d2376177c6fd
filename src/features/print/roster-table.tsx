import type { System } from '../../engine/system.ts'
import { shownExtras, type PaperGroup } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { ExtraRow, RosterRow } from './roster-row.tsx'

/** A group, or those of its lines that stand on this page. */
export interface TablePart {
  readonly group: PaperGroup
  readonly from: number
  readonly to: number
}

export interface RosterTableProps {
  readonly system: System
  readonly choice: PrintChoice
  readonly parts: readonly TablePart[]
  readonly tags: ReadonlyMap<string, string>
}

/** The roster as one table; every page has its own with the same head and the same columns. */
export function RosterTable({ system, choice, parts, tags }: RosterTableProps) {
  return (
    <table className="pp-roster">
      <colgroup>
        <col className="pp-col-spine" />
        <col />
        {system.stats.map((stat) => (
          <col key={stat.id} className="pp-col-stat" />
        ))}
        <col className="pp-col-weapons" />
        {choice.points && <col className="pp-col-points" />}
      </colgroup>
      <TableHead system={system} choice={choice} />
      {parts.map((part) => (
        <GroupRows key={part.group.group.id} {...{ system, choice, part, tags }} />
      ))}
    </table>
  )
}

function TableHead({ system, choice }: Pick<RosterTableProps, 'system' | 'choice'>) {
  return (
    <thead data-measure="table-head">
      <tr>
        <td className="pp-corner" aria-hidden="true" />
        <th scope="col">Unit</th>
        {system.stats.map((stat) => (
          <th key={stat.id} scope="col" abbr={stat.label}>
            {stat.short}
          </th>
        ))}
        <th scope="col">
          <div className="pp-weapon">
            <span>Weapon</span>
            {system.weaponColumns.melee.map((column) => (
              <i key={column.id}>{column.short}</i>
            ))}
          </div>
        </th>
        {choice.points && <th scope="col">Pts</th>}
      </tr>
    </thead>
  )
}

interface GroupRowsProps {
  readonly system: System
  readonly choice: PrintChoice
  readonly part: TablePart
  readonly tags: ReadonlyMap<string, string>
}

function GroupRows({ system, choice, part, tags }: GroupRowsProps) {
  const { group, from, to } = part
  const spineAt = (line: number) => (line === from ? to - from : null)
  const rows = group.rows.slice(from, to)
  const firstExtra = Math.max(0, from - group.rows.length)
  const extras = shownExtras(group, choice).slice(firstExtra, Math.max(0, to - group.rows.length))
  return (
    <tbody data-measure-lines={`group:${group.group.id}`} data-block="">
      {rows.map((row, at) => (
        <RosterRow
          key={row.id}
          {...{ system, choice, group, row, tags }}
          spine={spineAt(from + at)}
        />
      ))}
      {extras.map((line, at) => (
        <ExtraRow
          key={`${line.kind} ${line.label}`}
          {...{ system, group }}
          at={firstExtra + at}
          spine={spineAt(group.rows.length + firstExtra + at)}
        />
      ))}
    </tbody>
  )
}
