import { unitsByKey, type UnitsTogether } from '../../engine/alike.ts'
import type { ArmyUnit } from '../../engine/army.ts'
import type { Ledger, UnitCost } from '../../engine/ledger.ts'
import type { Id } from '../../engine/roster.ts'

/** A row of the roster: one unit, or several that are alike in everything. */
export interface FoldedRow extends UnitsTogether {
  /** What the list pays for each of them. */
  readonly cost: UnitCost
}

const unpaid: UnitCost = { total: 0, carried: [] }

/** Whether a unit has nothing of its own that a row shared with others would hide. */
function isBare(unit: ArmyUnit, faulty: ReadonlySet<Id>): boolean {
  const { marks, picks, wargear, nickname, note } = unit.roster
  const own = marks.length + picks.length + Object.keys(wargear).length
  return own === 0 && nickname === '' && note === '' && !unit.leader && !faulty.has(unit.id)
}

/**
 * Rows for the units of a group in their order: copies that are alike share the row of the first. `faulty` units keep rows of
 * their own, so that a finding has one to point at.
 */
export function foldCopies(
  units: readonly ArmyUnit[],
  faulty: ReadonlySet<Id>,
  ledger: Ledger,
): readonly FoldedRow[] {
  const costOf = ({ id }: ArmyUnit) => ledger.units.get(id) ?? unpaid
  const keyOf = (unit: ArmyUnit) => {
    const { unit: id, size, role, models } = unit.roster
    return isBare(unit, faulty)
      ? `${id}/${size}/${JSON.stringify(models)}/${role}/${costOf(unit).total}`
      : null
  }
  return unitsByKey(units, keyOf).map((together) => ({
    ...together,
    cost: costOf(together.first),
  }))
}
