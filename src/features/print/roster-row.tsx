import type { ArmyUnit } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { numberText } from '../../ui/number-text.ts'
import { woundsOf, type PaperGroup, type PaperRow } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { WeaponLines } from './weapon-lines.tsx'
import { WoundBoxes } from './wound-boxes.tsx'

/** From this many wounds on, a single model gets its boxes in the roster. */
const boxesFrom = 5

interface SheetCellsProps {
  readonly system: System
  readonly unit: ArmyUnit
}

function SheetCells({ system, unit }: SheetCellsProps) {
  const { sheet } = unit.profile
  return (
    <>
      {system.stats.map((stat) => (
        <td key={stat.id} className="pp-stat">
          {sheet?.stats[stat.id] ?? '-'}
        </td>
      ))}
      <td className="pp-weapons">{sheet && <WeaponLines system={system} sheet={sheet} />}</td>
    </>
  )
}

/** What a unit carries besides its sheet, one line each: enhancements, wargear, its owner's note. */
export function UnitLines({
  unit,
  choice,
}: {
  readonly unit: ArmyUnit
  readonly choice: PrintChoice
}) {
  const slotName = (id: string) => unit.slots.find((slot) => slot.id === id)?.name
  return (
    <>
      {unit.picks.map((pick) => (
        <div key={`${pick.slot} ${pick.id}`} className="pp-sub">
          {slotName(pick.slot) && <span>{slotName(pick.slot)}: </span>}
          {pick.name}
          {choice.points && pick.points > 0 && ` (${numberText(pick.points)})`}
        </div>
      ))}
      {unit.carries.length > 0 && <div className="pp-sub">{unit.carries.join(', ')}</div>}
      {choice.notes && unit.roster.note && <div className="pp-sub pp-note">{unit.roster.note}</div>}
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
  const copies = row.units.length
  return (
    <div className={nameClasses[look]}>
      {copies > 1 && <span className="pp-qty">{copies} units of </span>}
      <b>{unit.name}</b>
      {unit.roster.nickname && <span className="pp-nick"> “{unit.roster.nickname}”</span>}
      {unit.models > 1 && <span className="pp-qty"> ×{unit.models}</span>}
      {unit.marks.map((mark) => (
        <span key={mark} className="pp-tag">
          {mark}
        </span>
      ))}
      {tag && <span className="pp-tag pp-tag--fault">{tag}</span>}
    </div>
  )
}

function rowPoints(group: PaperGroup, row: PaperRow): number | null {
  if (row.points !== null) return row.points * row.units.length
  return row === group.rows[0] ? group.group.points : null
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
  const wounds = woundsOf(unit)
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
        <UnitLines unit={unit} choice={choice} />
        {wounds.models === 1 &&
          wounds.each >= boxesFrom &&
          row.units.map((copy) => <WoundBoxes key={copy.id} {...wounds} />)}
      </td>
      <SheetCells system={system} unit={unit} />
      {choice.points && (
        <td className="pp-points">
          {points !== null && numberText(points)}
          {row.points !== null && row.units.length > 1 && (
            <small>{numberText(row.points)} each</small>
          )}
          {last && parts > 1 && !locked && <Subtotal points={group.group.points} />}
        </td>
      )}
    </tr>
  )
}

function Subtotal({ points }: { readonly points: number }) {
  return <b className="pp-sum">{numberText(points)}</b>
}

function Spine({ group, rows }: { readonly group: PaperGroup; readonly rows: number }) {
  const { numeral, style, name } = group.group
  return (
    <th rowSpan={rows} scope="rowgroup" className={`pp-spine pp-spine--${style}`}>
      <span aria-hidden="true">{numeral}</span>
      <span className="sr-only">{name}</span>
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
        {at === group.extras.length - 1 && <Subtotal points={group.group.points} />}
      </td>
    </tr>
  )
}
