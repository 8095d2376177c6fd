import type { CSSProperties } from 'react'

import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { useRuleWords } from '../../ui/rule-words.ts'
import { WeaponCount, type WeaponLine } from './weapon-lines.tsx'

export interface CardWeaponsProps {
  readonly system: System
  readonly kind: 'melee' | 'ranged'
  readonly lines: readonly WeaponLine[]
}

/** Weapons of one kind on a card. */
export function CardWeapons({ system, kind, lines }: CardWeaponsProps) {
  const { called } = useRuleWords()
  const columns = system.weaponColumns[kind]
  return (
    <table className="pp-card__weapons" style={{ '--figures': columns.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">{t(kind === 'melee' ? 'Melee' : 'Ranged')}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" abbr={column.label}>
              {column.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ weapon, item }) => (
          <tr key={weapon.name} data-line="">
            <th scope="row">
              {weapon.name}
              <WeaponCount item={item} /> <em>{weapon.abilities.map(called).join(', ')}</em>
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
