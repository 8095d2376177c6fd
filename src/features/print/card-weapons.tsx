import type { Outfit } from '../../engine/outfit.ts'
import type { Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { WeaponCount, weaponLines } from './weapon-lines.tsx'

export interface CardWeaponsProps {
  readonly system: System
  readonly sheet: Sheet
  readonly outfit: Outfit | null
  readonly kind: 'melee' | 'ranged'
}

/** The weapons of one kind on a card: those that the unit carries, else all of the sheet. */
export function CardWeapons({ system, sheet, outfit, kind }: CardWeaponsProps) {
  const lines = weaponLines(sheet, outfit).filter(({ weapon }) => weapon.kind === kind)
  const columns = system.weaponColumns[kind]
  if (lines.length === 0) return null
  return (
    <table className="pp-card__weapons">
      <thead>
        <tr>
          <th scope="col">{kind === 'melee' ? 'Melee' : 'Ranged'}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" abbr={column.label}>
              {column.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ weapon, item }) => (
          <tr key={weapon.name}>
            <th scope="row">
              {weapon.name}
              <WeaponCount item={item} /> <em>{weapon.abilities.join(', ')}</em>
            </th>
            {columns.map((column) => (
              <td key={column.id}>{weapon.stats[column.id] ?? '-'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
