import type { Army, ArmyUnit } from './army.ts'
import { ledgerOf } from './ledger.ts'

/** Units that differ in nothing. */
export interface AlikeUnits {
  readonly units: readonly ArmyUnit[]
  /** What the list pays for each of them, picks and surcharges included. */
  readonly points: number
}

/** What tells two units apart for who reads a list; ids and places in it do not. */
function likeness(unit: ArmyUnit, apart: string): string {
  const { roster, leader, part, models, name, marks } = unit
  const own = [roster.unit, roster.nickname, roster.note, roster.wargear, roster.picks]
  return JSON.stringify([...own, roster.models, models, part, marks, leader, name, apart])
}

/**
 * Units that differ in nothing put together, in the order of the first of each.
 *
 * @param apart words that keep units apart in which they differ: what is wrong with each.
 */
export function alikeUnits(
  army: Army,
  units: readonly ArmyUnit[],
  apart: (unit: ArmyUnit) => string,
): readonly AlikeUnits[] {
  const { units: costs } = ledgerOf(army)
  const found = new Map<string, { readonly units: ArmyUnit[]; readonly points: number }>()
  for (const unit of units) {
    const points = costs.get(unit.id)?.total ?? 0
    const key = `${points} ${likeness(unit, apart(unit))}`
    const alike = found.get(key)
    if (alike) alike.units.push(unit)
    else found.set(key, { units: [unit], points })
  }
  return [...found.values()]
}
