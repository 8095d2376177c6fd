import type { Loadout } from '../../engine/loadout-sheet.ts'
import { nameKey, slugOfName } from '../../engine/names.ts'
import type { CoreData, EnhancementData, FilterData, SheetData } from './schema.ts'

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

const slugs = new Map<string, string>()

function slugOf(keyword: string): string {
  let slug = slugs.get(keyword)
  if (slug === undefined) slugs.set(keyword, (slug = slugOfName(keyword)))
  return slug
}

/** Whether one of the sets is the name of the unit alone: texts speak of a unit so, though its datasheet lacks such a keyword. */
export function nameIn(sets: readonly (readonly string[])[], id: string): boolean {
  return sets.some(
    ([only, ...more]) => more.length === 0 && only !== undefined && slugOf(only) === id,
  )
}

/** Whether an enhancement names the unit itself, which then may have it though it is an Epic Hero. */
export function namesUnit({ eligible }: EnhancementData, id: string): boolean {
  return (eligible.units?.includes(id) ?? false) || nameIn(eligible.anyOf, id)
}

/** Whether a unit of these keywords may bear it at all: a Character, and no Epic Hero that it does not name. */
export function mayBear(
  core: CoreData,
  enhancement: EnhancementData,
  id: string,
  keywords: ReadonlySet<string>,
): boolean {
  if (!keywords.has('CHARACTER') && !forAny(core, enhancement)) return false
  return !keywords.has(core.single) || namesUnit(enhancement, id)
}

/** Whether a detachment forces this enhancement on this unit. */
export function isForced(core: CoreData, unit: string, enhancement: string): boolean {
  return core.mandatoryEnhancements.some(
    (one) => one.unit === unit && one.enhancement === enhancement,
  )
}

/** Whether units that are no Characters may have it: upgrades, and those of detachments that say so. */
export function forAny({ unitEnhancements }: CoreData, { id, upgrade }: EnhancementData): boolean {
  return upgrade === true || unitEnhancements.includes(id.split('--')[0] ?? '')
}

/** Whether a unit has an ability or carries an item, by name; of a unit without a datasheet nothing is known. */
export function bearing(
  sheet: SheetData | null,
  loadout: () => Loadout,
): (name: string) => boolean {
  if (!sheet) return () => true
  return (name) => {
    const key = nameKey(name)
    return (
      sheet.abilities.some((one) => nameKey(one.name).startsWith(key)) ||
      sheet.items.some((item, place) => nameKey(item) === key && (loadout().totals[place] ?? 0) > 0)
    )
  }
}

/** Whether a unit is one of those that an enhancement is for. */
export function eligibleFor(
  enhancement: EnhancementData,
  unit: Omit<Filtered, 'group'> & { readonly has: (name: string) => boolean },
): boolean {
  const { anyOf, noneOf, units, ability, item } = enhancement.eligible
  if (noneOf?.some((keyword) => unit.keywords.has(keyword))) return false
  if (ability !== undefined && !unit.has(ability)) return false
  if (item !== undefined && !unit.has(item)) return false
  if (anyOf.length === 0 && units === undefined) return true
  return hasSet(anyOf, unit.keywords) || namesUnit(enhancement, unit.id)
}
