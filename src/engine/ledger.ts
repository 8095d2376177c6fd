import type { Army, CostLine } from './army.ts'
import { total } from './costs.ts'
import type { Id } from './roster.ts'

/** What a list pays for one unit. */
export interface UnitCost {
  /** All of it, picks and surcharges too. */
  readonly total: number
  /** What of it the unit carries: enhancements, wargear, add-ons, each with its price. */
  readonly carried: readonly CostLine[]
}

/** What a list pays, sorted by what it pays for; the parts of a group add up to the group's points. */
export interface Ledger {
  readonly units: ReadonlyMap<Id, UnitCost>
  /** What a group costs beyond its units, such as a surcharge or the one price of a ready-made group. */
  readonly groups: ReadonlyMap<Id, readonly CostLine[]>
}

const known = new WeakMap<Army, Ledger>()

/** The cost lines of an army by unit and group; lines of nothing are left out. Sorted once for each army and remembered. */
export function ledgerOf(army: Army): Ledger {
  let ledger = known.get(army)
  if (ledger === undefined) known.set(army, (ledger = sorted(army.costs)))
  return ledger
}

function sorted(costs: readonly CostLine[]): Ledger {
  const units = new Map<Id, CostLine[]>()
  const groups = new Map<Id, CostLine[]>()
  for (const line of costs) {
    const { unit, group } = line.at
    if (line.points === 0) continue
    if (unit !== undefined) put(units, unit, line)
    else if (group !== undefined) put(groups, group, line)
  }
  return {
    units: new Map([...units].map(([id, lines]) => [id, costOfUnit(lines)])),
    groups,
  }
}

function put(lines: Map<Id, CostLine[]>, id: Id, line: CostLine) {
  const before = lines.get(id)
  if (before) before.push(line)
  else lines.set(id, [line])
}

function costOfUnit(lines: readonly CostLine[]): UnitCost {
  return {
    total: total(lines),
    carried: lines.filter(({ kind }) => kind !== 'unit' && kind !== 'surcharge'),
  }
}
