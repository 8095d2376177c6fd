import type { Column, System } from '../../engine/system.ts'
import { counted } from '../../engine/wording.ts'
import { classes } from '../../ui/classes.ts'
import { shownExtras, type PaperGroup } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { ExtraRow, RosterRow } from './roster-row.tsx'

/** With more figures than this in a stat line its columns are narrower, and those of the weapons too. */
const fewStats = 5

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
  const many = system.stats.length > fewStats
  return (
    <table className={classes('pp-roster', many && 'pp-roster--many')}>
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
        <GroupRows key={part.group.id} {...{ system, choice, part, tags }} />
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
              <WeaponHead key={column.id} system={system} column={column} />
            ))}
          </div>
        </th>
        {choice.points && <th scope="col">Pts</th>}
      </tr>
    </thead>
  )
}

interface WeaponHeadProps {
  readonly system: System
  readonly column: Column
}

/** Ranged and melee weapons share their columns, under both names where these differ. */
function WeaponHead({ system, column }: WeaponHeadProps) {
  const ranged = system.weaponColumns.ranged.find(({ id }) => id === column.id)
  if (!ranged || ranged.short === column.short) return <i>{column.short}</i>
  return (
    <i className="pp-figure--head">
      {ranged.short}/{column.short}
    </i>
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
    <tbody data-measure-lines={`group:${group.id}`} data-block="">
      {group.heading !== '' && (from === 0 || group.alone) && (
        <HeadingRow
          group={group}
          continued={from > 0}
          columns={system.stats.length + (choice.points ? 4 : 3)}
        />
      )}
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

interface HeadingRowProps {
  readonly group: PaperGroup
  readonly continued: boolean
  readonly columns: number
}

/** The name of a section above the first of its blocks, and again on a page that goes on with it. */
function HeadingRow({ group, continued, columns }: HeadingRowProps) {
  const units = group.rows.reduce((sum, row) => sum + row.units.length, 0)
  const remark = continued ? 'continued' : group.alone && units > 1 ? counted(units, 'unit') : ''
  return (
    <tr className="pp-section" data-measure={`heading:${group.id}`}>
      <th colSpan={columns} scope="colgroup">
        {group.heading} {remark && <span>{remark}</span>}
      </th>
    </tr>
  )
}
