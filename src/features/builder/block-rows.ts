import type { Army, ArmyGroup, CostLine } from '../../engine/army.ts'
import { ledgerOf } from '../../engine/ledger.ts'
import type { Id } from '../../engine/roster.ts'
import { foldCopies, type FoldedRow } from './fold.ts'

/** What a block shows above its foot; the points of it all add up to the block's. */
export interface BlockRows {
  readonly rows: readonly FoldedRow[]
  /** Points that belong to none of the rows, such as a surcharge. */
  readonly sides: readonly CostLine[]
}

/** The rows of these groups, which stand in one block. A ready-made group has one price, so it is shown as a whole instead. */
export function rowsOf(
  army: Army,
  groups: readonly ArmyGroup[],
  faulty: ReadonlyMap<Id, string | null>,
): BlockRows {
  const ledger = ledgerOf(army)
  const units = groups.flatMap((group) => group.units)
  return {
    rows: foldCopies(units, new Set(faulty.keys()), ledger),
    sides: groups.flatMap(({ id }) => ledger.groups.get(id) ?? []),
  }
}

/** The points that a row shows. */
export const pointsOfRow = ({ units, cost }: FoldedRow): number => cost.total * units.length
