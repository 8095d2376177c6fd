import type { ArmyPick } from '../../../engine/army.ts'
import type { Breach } from '../../../engine/rule.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { eligible, inSeason } from '../picks.ts'

/** One enhancement of each table in an army, on a unit that the table names; none for UNIQUE units. */
export const enhancements: AosRule = {
  id: 'LB-19',
  name: 'Enhancements',
  cite: { source: 'Core Rules', section: '4.1' },
  check: (army) => {
    if (army.catalogue.list === null) return []
    const first = new Map<string, { unit: AosUnit; pick: ArmyPick }>()
    const breaches: Breach[] = []
    for (const unit of army.everyone) {
      for (const pick of unit.picks) {
        if (unit.kind === 'renown' && !isOpen(unit, pick)) continue
        const before = first.get(pick.slot)
        const why = unit.kind === 'renown' ? wrongPick(army, pick) : wrongFor(army, unit, pick)
        const say = why ?? (before ? second(before.unit, before.pick, unit, pick) : null)
        if (before === undefined) first.set(pick.slot, { unit, pick })
        if (say === null) continue
        breaches.push({
          at: { unit: unit.id, slot: pick.slot },
          say,
          units: before && why === null ? [before.unit.id, unit.id] : [unit.id],
          tag: 'enhancement',
          fixes: () => [unpick(unit, pick), ...(before ? [unpick(before.unit, before.pick)] : [])],
        })
      }
    }
    return breaches
  },
}

function isOpen(unit: AosUnit, pick: ArmyPick): boolean {
  return unit.slots.some((slot) => slot.id === pick.slot && slot.open)
}

function wrongFor(army: AosArmy, unit: AosUnit, pick: ArmyPick): string | null {
  if (unit.unique) return `${unit.name} is UNIQUE and cannot have ${pick.name}.`
  const wrong = wrongPick(army, pick)
  if (wrong !== null) return wrong
  const table = army.catalogue.list?.tables.find((one) => one.id === pick.slot)
  const item = table?.items.find((one) => one.id === pick.id)
  if (table === undefined || item === undefined || unit.entry === null) return null
  if (eligible(table, item, unit.entry.id)) return null
  return `${pick.name} (${table.name}) is not for ${unit.name}.`
}

function wrongPick(army: AosArmy, pick: ArmyPick): string | null {
  const { list } = army.catalogue
  const item = list?.tables
    .find((one) => one.id === pick.slot)
    ?.items.find((one) => one.id === pick.id)
  if (item === undefined)
    return `${list?.name ?? 'The army'} has no enhancement called ${pick.name}.`
  if (inSeason(item, army.seasonData.id)) return null
  return `${pick.name} is not an enhancement of season ${army.seasonData.short}.`
}

function second(before: AosUnit, earlier: ArmyPick, unit: AosUnit, pick: ArmyPick): string {
  const table = unit.slots.find((slot) => slot.id === pick.slot)?.name ?? 'the same table'
  return before === unit
    ? `${unit.name} has ${earlier.name} and ${pick.name} of ${table}; one is allowed.`
    : `${before.name} has ${earlier.name} already; an army takes one of ${table}.`
}

function unpick(unit: AosUnit, pick: ArmyPick) {
  return {
    label: `Take ${pick.name} from ${unit.name}`,
    edit: { kind: 'unpick', slot: pick.slot, id: pick.id, unit: unit.id } as const,
  }
}
