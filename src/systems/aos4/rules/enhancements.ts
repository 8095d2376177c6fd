import type { ArmyPick } from '../../../engine/army.ts'
import type { Breach } from '../../../engine/rule.ts'
import { msg, t } from '../../../text/t.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { eligible, inSeason } from '../picks.ts'
import { tableName } from '../wording.ts'
import { core } from './cite.ts'

/** One enhancement of each table in an army, on a unit that the table names; none for UNIQUE units. */
export const enhancements: AosRule = {
  id: 'LB-19',
  name: msg('Enhancements'),
  cite: core('4.1'),
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
          tag: t('enhancement'),
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
  if (unit.unique) {
    return t('{unit} is UNIQUE and cannot have {pick}.', { unit: unit.name, pick: pick.name })
  }
  const wrong = wrongPick(army, pick)
  if (wrong !== null) return wrong
  const table = army.catalogue.list?.tables.find((one) => one.id === pick.slot)
  const item = table?.items.find((one) => one.id === pick.id)
  if (table === undefined || item === undefined || unit.entry === null) return null
  if (eligible(table, item, unit.entry.id)) return null
  return t('{pick} ({table}) is not for {unit}.', {
    pick: pick.name,
    table: tableName(table),
    unit: unit.name,
  })
}

function wrongPick(army: AosArmy, pick: ArmyPick): string | null {
  const { list } = army.catalogue
  const item = list?.tables
    .find((one) => one.id === pick.slot)
    ?.items.find((one) => one.id === pick.id)
  if (item === undefined) {
    const what = { army: list?.name ?? t('The army'), pick: pick.name }
    return t('{army} has no enhancement called {pick}.', what)
  }
  if (inSeason(item, army.seasonData.id)) return null
  return t('{pick} is not an enhancement of season {season}.', {
    pick: pick.name,
    season: army.seasonData.short,
  })
}

function second(before: AosUnit, earlier: ArmyPick, unit: AosUnit, pick: ArmyPick): string {
  const table = unit.slots.find((slot) => slot.id === pick.slot)?.name ?? t('the same table')
  return before === unit
    ? t('{unit} has {earlier} and {pick} of {table}; one is allowed.', {
        unit: unit.name,
        earlier: earlier.name,
        pick: pick.name,
        table,
      })
    : t('{unit} has {pick} already; an army takes one of {table}.', {
        unit: before.name,
        pick: earlier.name,
        table,
      })
}

function unpick(unit: AosUnit, pick: ArmyPick) {
  return {
    label: t('Take {pick} from {unit}', { pick: pick.name, unit: unit.name }),
    edit: { kind: 'unpick', slot: pick.slot, id: pick.id, unit: unit.id } as const,
  }
}
