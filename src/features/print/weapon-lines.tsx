import type { Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'

/** Values that are longer than their narrow column are set smaller; words may wrap. */
function figureClass(value = ''): string | undefined {
  if (value.length < 4) return undefined
  return value.length < 6 ? 'pp-figure--long' : 'pp-figure--words'
}

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
          <i key={column.id} className={figureClass(weapon.stats[column.id])}>
            {weapon.stats[column.id] ?? '-'}
          </i>
        ))}
      </div>
    )
  })
}
