import type { Ability, Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { StatLine } from '../../ui/stat-line.tsx'
import { WeaponTable } from '../../ui/weapon-table.tsx'

export interface SheetFactsProps {
  readonly system: System
  readonly sheet: Sheet
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The stat line as printed: the usual columns first, then those that only this sheet has. */
function statsOf(system: System, sheet: Sheet) {
  const usual = system.stats.filter((stat) => sheet.stats[stat.id] !== undefined)
  const further = Object.keys(sheet.stats).filter(
    (id) => !system.stats.some((stat) => stat.id === id),
  )
  return [
    ...usual.map((stat) => ({ label: stat.label, value: sheet.stats[stat.id] ?? '-' })),
    ...further.map((id) => ({ label: capital(id), value: sheet.stats[id] ?? '-' })),
  ]
}

/** What a sheet prints, as facts: stat line, weapons, abilities by name. */
export function SheetFacts({ system, sheet }: SheetFactsProps) {
  const stats = statsOf(system, sheet)
  return (
    <>
      {stats.length > 0 && <StatLine stats={stats} />}
      {(['ranged', 'melee'] as const).map((kind) => {
        const weapons = sheet.weapons.filter((weapon) => weapon.kind === kind)
        const columns = system.weaponColumns[kind]
        if (weapons.length === 0) return null
        return (
          <WeaponTable
            key={kind}
            caption={capital(kind)}
            columns={columns.map(({ id, label, short }) => ({ id, label: short, title: label }))}
            rows={weapons.map((weapon) => ({
              id: weapon.name,
              name: weapon.name,
              sub: weapon.abilities.join(', ') || undefined,
              cells: columns.map(({ id }) => weapon.stats[id] ?? '-'),
            }))}
          />
        )
      })}
      <AbilityNames abilities={sheet.abilities} />
    </>
  )
}

/** Abilities by name, with casting value and timing. */
export function AbilityNames({ abilities }: { readonly abilities: readonly Ability[] }) {
  if (abilities.length === 0) return null
  return (
    <ul className="br__abilities">
      {abilities.map((ability) => (
        <li key={`${ability.kind} ${ability.name}`}>
          <span className="t-name">{ability.name}</span>
          <span className="t-small">{abilityText(ability)}</span>
        </li>
      ))}
    </ul>
  )
}
