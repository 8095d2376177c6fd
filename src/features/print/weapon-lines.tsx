import type { Outfit, OutfitItem } from '../../engine/outfit.ts'
import type { Sheet, Weapon } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { useRuleWords } from '../../ui/rule-words.ts'

/** Values that are longer than their narrow column are set smaller; words may wrap. */
function figureClass(value = ''): string | undefined {
  if (value.length < 4) return undefined
  return value.length < 6 ? 'pp-figure--long' : 'pp-figure--words'
}

/** A line of a weapon table. */
export interface WeaponLine {
  readonly weapon: Weapon
  /** What it is the first line of, where that is known. */
  readonly item: OutfitItem | null
}

/** The weapons that a unit carries, else all of its sheet. */
export function weaponLines(sheet: Sheet, outfit: Outfit | null): readonly WeaponLine[] {
  if (!outfit) return sheet.weapons.map((weapon) => ({ weapon, item: null }))
  return outfit.items.flatMap((item) =>
    // further lines of a weapon are other ways to use the same one
    item.weapons.map((weapon, at) => ({ weapon, item: at === 0 ? item : null })),
  )
}

/** How many of a weapon there are and who has it. */
export function WeaponCount({ item }: { readonly item: OutfitItem | null }) {
  if (!item || (item.count === 1 && item.bearers === '')) return null
  return (
    <span className="pp-count">
      {' '}
      ×{item.count}
      {item.bearers && <em> ({item.bearers})</em>}
    </span>
  )
}

export interface WeaponLinesProps {
  readonly system: System
  readonly sheet: Sheet
  readonly outfit: Outfit | null
}

/** Weapons in the roster: name, what only ranged ones have, abilities; figures in columns. */
export function WeaponLines({ system, sheet, outfit }: WeaponLinesProps) {
  const { called } = useRuleWords()
  const columns = system.weaponColumns.melee
  const shared = new Set(columns.map((column) => column.id))
  const further = system.weaponColumns.ranged.filter((column) => !shared.has(column.id))
  return weaponLines(sheet, outfit).map(({ weapon, item }) => {
    const apart = weapon.kind === 'ranged' ? further : []
    const marks = [
      ...apart.map((column) => weapon.stats[column.id] ?? '').filter((value) => value !== '-'),
      weapon.abilities.map(called).join(', '),
    ].filter(Boolean)
    return (
      <div key={`${weapon.kind} ${weapon.name}`} className="pp-weapon">
        <span>
          {weapon.name}
          <WeaponCount item={item} /> {marks.length > 0 && <em>{marks.join(' ')}</em>}
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
