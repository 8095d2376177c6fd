import type { Loadout } from '../../engine/loadout-sheet.ts'
import { nameKey } from '../../engine/names.ts'
import type { EnhancementData, FilterData, SheetData } from './schema.ts'

/** What a filter looks at. */
export interface Filtered {
  readonly id: string
  /** Sub-group of the page. */
  readonly group: string | undefined
  readonly keywords: ReadonlySet<string>
}

/** Whether all keywords of one of the sets are there. */
export function hasSet(
  sets: readonly (readonly string[])[],
  keywords: ReadonlySet<string>,
): boolean {
  return sets.some((set) => set.every((keyword) => keywords.has(keyword)))
}

/** Whether a rule's filter means this unit; one that names nothing means every unit but those it leaves out. */
export function matches(filter: FilterData, { id, group, keywords }: Filtered): boolean {
  if (filter.notUnits?.includes(id)) return false
  if (filter.noneOf?.some((keyword) => keywords.has(keyword))) return false
  const { units, anyOf, groups } = filter
  if (!units && !anyOf && !groups) return true
  return (
    (units?.includes(id) ?? false) ||
    (anyOf !== undefined && hasSet(anyOf, keywords)) ||
    (group !== undefined && (groups?.includes(group) ?? false))
  )
}

/** Whether an enhancement names the unit itself, which then may have it whatever else holds. */
export function namesUnit({ eligible }: EnhancementData, id: string): boolean {
  return eligible.units?.includes(id) ?? false
}

/** Whether a unit has an ability or carries an item, by name; of a unit without a datasheet nothing is known. */
export function bearing(sheet: SheetData | null, { totals }: Loadout): (name: string) => boolean {
  if (!sheet) return () => true
  return (name) => {
    const key = nameKey(name)
    return (
      sheet.abilities.some((one) => nameKey(one.name).startsWith(key)) ||
      sheet.items.some((item, place) => nameKey(item) === key && (totals[place] ?? 0) > 0)
    )
  }
}

/** Whether a unit is one of those that an enhancement is for. */
export function eligibleFor(
  enhancement: EnhancementData,
  unit: Omit<Filtered, 'group'> & { readonly has: (name: string) => boolean },
): boolean {
  if (namesUnit(enhancement, unit.id)) return true
  const { anyOf, noneOf, units, ability, item } = enhancement.eligible
  if (noneOf?.some((keyword) => unit.keywords.has(keyword))) return false
  if (ability !== undefined && !unit.has(ability)) return false
  if (item !== undefined && !unit.has(item)) return false
  if (anyOf.length === 0) return units === undefined
  return hasSet(anyOf, unit.keywords)
}
