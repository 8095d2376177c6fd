import type { Army, ArmyUnit } from './army.ts'
import { ledgerOf } from './ledger.ts'

/** Units that stand together, and the first of them. */
export interface UnitsTogether {
  readonly first: ArmyUnit
  readonly units: readonly ArmyUnit[]
}

/** Units of the same key put together, in the order of the first of each; one whose key is null stands alone. */
export function unitsByKey(
  units: readonly ArmyUnit[],
  keyOf: (unit: ArmyUnit) => string | null,
): readonly UnitsTogether[] {
  const found: { readonly first: ArmyUnit; readonly units: ArmyUnit[] }[] = []
  const byKey = new Map<string, ArmyUnit[]>()
  for (const unit of units) {
    const key = keyOf(unit)
    const same = key === null ? undefined : byKey.get(key)
    if (same) {
      same.push(unit)
      continue
    }
    const own = [unit]
    found.push({ first: unit, units: own })
    if (key !== null) byKey.set(key, own)
  }
  return found
}

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
  const pointsOf = ({ id }: ArmyUnit) => costs.get(id)?.total ?? 0
  return unitsByKey(units, (unit) => `${pointsOf(unit)} ${likeness(unit, apart(unit))}`).map(
    (together) => ({ units: together.units, points: pointsOf(together.first) }),
  )
}
