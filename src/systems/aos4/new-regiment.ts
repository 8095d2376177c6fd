import type { Id, RosterUnit } from '../../engine/roster.ts'
import type { AosArmy } from './army.ts'
import { plainUnit } from './edits.ts'
import type { UnitData } from './schema.ts'
import { listed, matches } from './select.ts'

/**
 * A leader as it joins the list: with its compulsory companions, and as the general where there is none and it may be. `ids`
 * are unused ones, enough for all.
 */
export function unitsWithLeader(
  army: AosArmy,
  entry: UnitData,
  ids: readonly Id[],
): readonly RosterUnit[] {
  const marks = becomesGeneral(army, entry) ? ['general'] : []
  const followers = companionsOf(army, entry).map((unit, index) =>
    plainUnit(ids[index + 1] ?? `u-${unit}`, unit, 'member'),
  )
  return [plainUnit(ids[0] ?? 'u-leader', entry.id, 'leader', marks), ...followers]
}

/** The cheapest unit for each companion that the leader must have. */
function companionsOf(army: AosArmy, entry: UnitData): readonly Id[] {
  return (entry.leads ?? []).flatMap((option) => {
    if (option.kind !== 'units' || !option.required) return []
    const found = army.catalogue.list?.units
      .filter((unit) => matches(option.select, army.catalogue.selectable(unit)))
      .toSorted((a, b) => a.points - b.points)[0]
    return found === undefined ? [] : [found.id]
  })
}

/** The first leader who may be the general becomes it; beside a WARMASTER only another one. */
function becomesGeneral(army: AosArmy, entry: UnitData): boolean {
  if (army.generals.length > 0 || entry.leads === undefined || entry.general === false) return false
  const { keywords } = army.catalogue.selectable(entry)
  if (!keywords.has('HERO')) return false
  if (!keywords.has('WARMASTER') && army.own.some((unit) => unit.warmaster)) return false
  const rule = army.catalogue.list?.rules.find((one) => one.rule === 'general')
  return rule?.rule !== 'general' || listed(rule.units, entry)
}
