import type { System } from '../../engine/system.ts'
import { counted } from '../../engine/wording.ts'
import { numberText } from '../../ui/number-text.ts'
import type { PaperGroup, PaperRow } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { UnitLines } from './unit-lines.tsx'
import { WeaponLines } from './weapon-lines.tsx'
import { WoundBoxes } from './wound-boxes.tsx'
import { rosterWounds } from './wounds.ts'

interface SheetCellsProps {
  readonly system: System
  readonly row: PaperRow
}

function SheetCells({ system, row }: SheetCellsProps) {
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
      </td>
    </>
  )
}

interface UnitNameProps {
  readonly row: PaperRow
  /** lead: larger, capitals. sub: under the name of the ready-made group that it makes up alone. */
  readonly look: 'lead' | 'plain' | 'sub'
  readonly tag: string | undefined
}

const nameClasses = { lead: 'pp-name pp-name--lead', plain: 'pp-name', sub: 'pp-sub' } as const

function UnitName({ row, look, tag }: UnitNameProps) {
  const [unit] = row.units
  if (!unit) return null
  return (
    <div className={nameClasses[look]}>
      <b>{unit.name}</b>
      {unit.roster.nickname && <span className="pp-nick"> “{unit.roster.nickname}”</span>}
      {unit.models > 1 && <span className="pp-qty"> ×{unit.models}</span>}
      {unit.part && <span className="pp-part"> {unit.part}</span>}
      {unit.marks.map((mark) => (
        <span key={mark}>
          {' '}
          <span className="pp-tag">{mark}</span>
        </span>
      ))}{' '}
      {tag && <span className="pp-tag pp-tag--fault">{tag}</span>}
    </div>
  )
}

/** `3 units, 75 each`. */
function copiesText({ units, points }: PaperRow, choice: PrintChoice): string {
  const price = choice.points && points !== null ? `, ${numberText(points)} each` : ''
  return `${counted(units.length, 'unit')}${price}`
}

function rowPoints(group: PaperGroup, row: PaperRow): number | null {
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
export function RosterRow({ system, choice, group, row, tags, spine }: RosterRowProps) {
  const [unit] = row.units
  if (!unit) return null
  const last = row === group.rows.at(-1) && group.extras.length === 0
  const parts = group.rows.length + group.extras.length
  const locked = group.group.style === 'locked'
  const heading = locked && row === group.rows[0] && group.group.name !== unit.name
  const points = rowPoints(group, row)
  const lead = !heading && (unit.leader || (locked && row === group.rows[0]))
  return (
    <tr>
      {spine !== null && <Spine group={group} rows={spine} />}
      <td>
        {heading && (
          <div className="pp-name pp-name--lead">
            <b>{group.group.name}</b>
          </div>
        )}
        <UnitName
          row={row}
          look={heading && group.rows.length === 1 ? 'sub' : lead ? 'lead' : 'plain'}
          tag={tags.get(unit.id)}
        />
        {row.units.length > 1 && <div className="pp-sub">{copiesText(row, choice)}</div>}
        <UnitLines unit={unit} outfit={row.outfit} system={system} choice={choice} />
        {row.units.map((copy) => (
          <WoundBoxes key={copy.id} wounds={rosterWounds(copy, row.outfit)} />
        ))}
      </td>
      <SheetCells system={system} row={row} />
      {choice.points && (
        <td className="pp-points">
          {points !== null && numberText(points)}
          {last && parts > 1 && !locked && <Subtotal points={group.points} />}
        </td>
      )}
    </tr>
  )
}

function Subtotal({ points }: { readonly points: number }) {
  return <b className="pp-sum">{numberText(points)}</b>
}

function Spine({ group, rows }: { readonly group: PaperGroup; readonly rows: number }) {
  const { numeral, style, name, section } = group.group
  return (
    <th rowSpan={rows} scope="rowgroup" className={`pp-spine pp-spine--${style}`}>
      {!group.alone && <span aria-hidden="true">{numeral}</span>}
      <span className="sr-only">{group.alone ? section : name}</span>
    </th>
  )
}

export interface ExtraRowProps {
  readonly system: System
  readonly group: PaperGroup
  readonly at: number
  readonly spine: number | null
}

/** Points of a group that belong to no single unit, with their reason. */
export function ExtraRow({ system, group, at, spine }: ExtraRowProps) {
  const line = group.extras[at]
  if (!line) return null
  return (
    <tr>
      {spine !== null && <Spine group={group} rows={spine} />}
      <td colSpan={system.stats.length + 2}>
        <div className="pp-sub">{line.label}</div>
      </td>
      <td className="pp-points">
        {numberText(line.points)}
        {at === group.extras.length - 1 && <Subtotal points={group.points} />}
      </td>
    </tr>
  )
}
