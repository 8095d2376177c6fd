import type { ReactNode } from 'react'

import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { isStacked } from './page-look.ts'
import type { PaperGroup, PaperRow } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { Spine, Subtotal } from './spine.tsx'
import { LongNote, UnitLines } from './unit-lines.tsx'
import { UnitName } from './unit-name.tsx'
import { WeaponLines } from './weapon-lines.tsx'
import { WoundBoxes } from './wound-boxes.tsx'
import { rosterWounds } from './wounds.ts'

type SheetCellsProps = Pick<RosterRowProps, 'system' | 'choice' | 'row'>

function SheetCells({ system, choice, row }: SheetCellsProps) {
  const sheet = row.units[0]?.profile.sheet
  const stats = row.outfit?.models[0]?.stats ?? sheet?.stats
  return (
    <>
      {system.stats.map((stat) => (
        <td key={stat.id} className="pp-stat">
          {stats?.[stat.id] ?? '-'}
        </td>
      ))}
      <td className="pp-weapons">
        {sheet && <WeaponLines system={system} sheet={sheet} outfit={row.outfit} />}
        {row.units[0] && <LongNote unit={row.units[0]} choice={choice} />}
      </td>
    </>
  )
}

interface StackedCellProps extends SheetCellsProps {
  /** The unit with what it carries. */
  readonly unit: ReactNode
}

/** A unit with its figures beside it and its weapons below, in one cell. */
function StackedCell({ system, choice, row, unit }: StackedCellProps) {
  const sheet = row.units[0]?.profile.sheet
  const stats = row.outfit?.models[0]?.stats ?? sheet?.stats
  return (
    <td className="pp-stack">
      <div className="pp-stack__line">
        <div>{unit}</div>
        <div className="pp-stack__stats">
          {system.stats.map((stat) => (
            <i key={stat.id}>{stats?.[stat.id] ?? '-'}</i>
          ))}
        </div>
      </div>
      <div className="pp-stack__weapons">
        {sheet && <WeaponLines system={system} sheet={sheet} outfit={row.outfit} />}
        {row.units[0] && <LongNote unit={row.units[0]} choice={choice} />}
      </div>
    </td>
  )
}

/** `3 units, 75 each`; without points how many there are. */
export function copiesText(count: number, points: number | null): string {
  return points === null
    ? t('{count, plural, one {# unit} other {# units}}', { count })
    : t('{count, plural, one {# unit} other {# units}}, {points, number} each', { count, points })
}

/** What a row costs; of a group that is priced as a whole the first row says it. */
export function rowPoints(group: PaperGroup, row: PaperRow): number | null {
  if (row.points !== null) return row.points * row.units.length
  return row === group.rows[0] ? group.points : null
}

export interface RosterRowProps {
  readonly system: System
  readonly choice: PrintChoice
  readonly group: PaperGroup
  readonly row: PaperRow
  readonly tags: ReadonlyMap<string, string>
  /** How many lines of the group stand on this page, on the first of them: its spine spans them. */
  readonly spine: number | null
}

/** One row of the roster: name with what the unit carries, stat line, weapons, points. */
export function RosterRow(props: RosterRowProps) {
  const { system, choice, group, row, spine } = props
  const points = rowPoints(group, row)
  const unit = <UnitPart {...props} />
  return (
    <tr data-line="">
      {spine !== null && <Spine group={group} rows={spine} />}
      {isStacked(choice) ? (
        <StackedCell {...{ system, choice, row, unit }} />
      ) : (
        <>
          <td>{unit}</td>
          <SheetCells {...{ system, choice, row }} />
        </>
      )}
      {choice.points && (
        <td className="pp-points">
          {points !== null && numberText(points)}
          <Subtotal group={group} row={row} />
        </td>
      )}
    </tr>
  )
}

function UnitPart({ system, choice, group, row, tags }: RosterRowProps) {
  const [unit] = row.units
  if (!unit) return null
  return (
    <>
      <UnitName group={group} row={row} tag={tags.get(unit.id)} />
      {row.units.length > 1 && (
        <div className="pp-sub">
          {copiesText(row.units.length, choice.points ? row.points : null)}
        </div>
      )}
      <UnitLines {...{ unit, system, choice }} outfit={row.outfit} noteApart />
      {row.units.map((copy) => (
        <WoundBoxes key={copy.id} wounds={rosterWounds(copy, row.outfit)} />
      ))}
    </>
  )
}

export interface ExtraRowProps {
  /** How many columns stand between its name and its points. */
  readonly columns: number
  readonly group: PaperGroup
  readonly at: number
  readonly spine: number | null
}

/** Points of a group that belong to no single unit, with their reason. */
export function ExtraRow({ columns, group, at, spine }: ExtraRowProps) {
  const line = group.extras[at]
  if (!line) return null
  return (
    <tr data-line="">
      {spine !== null && <Spine group={group} rows={spine} />}
      <td colSpan={columns + 1}>
        <div className="pp-sub">{line.label}</div>
      </td>
      <td className="pp-points">
        {numberText(line.points)}
        {at === group.extras.length - 1 && <Subtotal group={group} />}
      </td>
    </tr>
  )
}
