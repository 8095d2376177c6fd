import type { Outfit, OutfitItem } from '../../engine/outfit.ts'
import type { Sheet, Weapon } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { StatLines } from '../../ui/stat-line.tsx'
import { WeaponTable, type WeaponRow } from '../../ui/weapon-table.tsx'
import { useDesk } from './desk.ts'

/** With more figures than this in a line there is no room for their whole names. */
const mostWholeNames = 5

interface CardFiguresProps {
  readonly sheet: Sheet
  /** What the unit carries, where that is known. */
  readonly outfit: Outfit | null
}

/** A sheet's stat lines and weapons; those that the unit carries come first, the rest is folded away. */
export function CardFigures({ sheet, outfit }: CardFiguresProps) {
  const { system } = useDesk()
  const carried = outfit?.items.filter(({ weapons }) => weapons.length > 0)
  const lines = new Set(carried?.flatMap(({ weapons }) => weapons))
  const others = outfit ? sheet.weapons.filter((weapon) => !lines.has(weapon)) : []
  return (
    <>
      <StatLines lines={statLines(system, sheet)} />
      <Weapons rows={carried ? carriedRows(carried) : sheet.weapons.map(plainRow)} />
      {others.length > 0 && (
        <details className="may-carry">
          <summary className="t-label">
            {t('May carry, {count, number} more', { count: others.length })}
          </summary>
          <Weapons rows={others.map(plainRow)} dim />
        </details>
      )}
    </>
  )
}

function statLines(system: System, sheet: Sheet) {
  const short = system.stats.length > mostWholeNames
  const profiles = sheet.profiles?.length ? sheet.profiles : [sheet]
  return profiles.map(({ name, stats: values }) => ({
    name,
    stats: system.stats.flatMap((stat) => {
      const value = values[stat.id]
      if (value === undefined) return []
      return [
        short ? { label: stat.short, title: stat.label, value } : { label: stat.label, value },
      ]
    }),
  }))
}

interface Row extends Omit<WeaponRow, 'cells'> {
  readonly weapon: Weapon
}

const plainRow = (weapon: Weapon): Row => {
  return { id: weapon.name, name: weapon.name, marks: weapon.abilities, weapon }
}

/** How many there are and who has them stands beside the first line of a weapon with several. */
function carriedRows(items: readonly OutfitItem[]): readonly Row[] {
  return items.flatMap(({ count, bearers, weapons }) =>
    weapons.map((weapon, at) => {
      return at === 0 ? { ...plainRow(weapon), count, by: bearers } : plainRow(weapon)
    }),
  )
}

interface WeaponsProps {
  readonly rows: readonly Row[]
  readonly dim?: boolean
}

function Weapons({ rows, dim }: WeaponsProps) {
  const { system } = useDesk()
  const kinds = (['ranged', 'melee'] as const).filter((kind) =>
    rows.some(({ weapon }) => weapon.kind === kind),
  )
  return kinds.map((kind) => (
    <WeaponTable
      key={kind}
      caption={kind === 'ranged' ? t('Ranged') : t('Melee')}
      dim={dim}
      columns={system.weaponColumns[kind].map(({ id, label, short }) => {
        return { id, label: short, title: label }
      })}
      rows={rows
        .filter(({ weapon }) => weapon.kind === kind)
        .map(({ weapon, ...row }) => ({
          ...row,
          cells: system.weaponColumns[kind].map(({ id }) => weapon.stats[id] ?? '-'),
        }))}
    />
  ))
}
