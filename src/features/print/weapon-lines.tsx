import type { Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'

export interface WeaponLinesProps {
  readonly system: System
  readonly sheet: Sheet
}

/** Weapons in the roster: name, what only ranged ones have, abilities; figures in columns. */
export function WeaponLines({ system, sheet }: WeaponLinesProps) {
  const columns = system.weaponColumns.melee
  const shared = new Set(columns.map((column) => column.id))
  const further = system.weaponColumns.ranged.filter((column) => !shared.has(column.id))
  return sheet.weapons.map((weapon) => {
    const marks = [
      ...further.map((column) => weapon.stats[column.id] ?? '').filter((value) => value !== '-'),
      weapon.abilities.join(', '),
    ].filter(Boolean)
    return (
      <div key={`${weapon.kind} ${weapon.name}`} className="pp-weapon">
        <span>
          {weapon.name} {marks.length > 0 && <em>{marks.join(' ')}</em>}
        </span>
        {columns.map((column) => (
          <i key={column.id}>{weapon.stats[column.id] ?? '-'}</i>
        ))}
      </div>
    )
  })
}
