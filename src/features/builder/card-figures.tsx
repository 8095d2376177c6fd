import type { Sheet, Weapon } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import type { UnitChoices } from '../../engine/unit-choices.ts'
import { StatLine } from '../../ui/stat-line.tsx'
import { WeaponTable } from '../../ui/weapon-table.tsx'
import { useDesk } from './desk.ts'

/** With more figures than this in a line there is no room for their whole names. */
const mostWholeNames = 5

interface CardFiguresProps {
  readonly sheet: Sheet
  /** How many models carry each weapon, where that is known. */
  readonly carried: UnitChoices['carried']
}

/** A sheet's stat lines and weapons; those that the unit carries come first, the rest is folded away. */
export function CardFigures({ sheet, carried }: CardFiguresProps) {
  const lines = sheet.profiles && sheet.profiles.length > 1 ? sheet.profiles : null
  const isCarried = ({ name }: Weapon) => carried === null || (carried[name] ?? 0) > 0
  const others = sheet.weapons.filter((weapon) => !isCarried(weapon))
  return (
    <>
      {lines === null && <Stats values={sheet.stats} />}
      {lines?.map(({ name, stats }) => (
        <div key={name}>
          <h3 className="t-label">{name}</h3>
          <Stats values={stats} />
        </div>
      ))}
      <Weapons weapons={sheet.weapons.filter(isCarried)} carried={carried} />
      {others.length > 0 && (
        <details className="may-carry">
          <summary className="t-label">May carry, {others.length} more</summary>
          <Weapons weapons={others} carried={null} />
        </details>
      )}
    </>
  )
}

function Stats({ values }: { readonly values: Sheet['stats'] }) {
  const { system } = useDesk()
  const stats = system.stats.flatMap(({ id, label, short }) => {
    const value = values[id]
    if (value === undefined) return []
    return [{ label: system.stats.length > mostWholeNames ? short : label, value }]
  })
  return <StatLine stats={stats} />
}

interface WeaponsProps {
  readonly weapons: readonly Weapon[]
  readonly carried: UnitChoices['carried']
}

function Weapons({ weapons, carried }: WeaponsProps) {
  const { system } = useDesk()
  const kinds = (['ranged', 'melee'] as const).filter((kind) =>
    weapons.some((weapon) => weapon.kind === kind),
  )
  return kinds.map((kind) => (
    <WeaponTable
      key={kind}
      caption={kind === 'ranged' ? 'Ranged' : 'Melee'}
      columns={system.weaponColumns[kind].map(({ id, label, short }) => {
        return { id, label: short, title: label }
      })}
      rows={weapons.filter((weapon) => weapon.kind === kind).map(rowOf(system, kind, carried))}
    />
  ))
}

const rowOf =
  (system: System, kind: Weapon['kind'], carried: UnitChoices['carried']) =>
  ({ name, stats, abilities }: Weapon) => {
    const count = carried?.[name] ?? 0
    return {
      id: name,
      name: count > 1 ? `${name} ×${count}` : name,
      sub: abilities.join(', ') || undefined,
      cells: system.weaponColumns[kind].map(({ id }) => stats[id] ?? '-'),
    }
  }
