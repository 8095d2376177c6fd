import type { PlayUnit } from '../../engine/play.ts'
import type { Standing } from '../../store/play-units.ts'

/** A unit with how it stands. */
export interface UnitOnTable {
  readonly unit: PlayUnit
  readonly standing: Standing
}

/** Units by their groups, in the order of the list. Those that are alone in theirs stand together, without a name. */
export function blocksOf(
  units: readonly UnitOnTable[],
): readonly { readonly group: string; readonly units: readonly UnitOnTable[] }[] {
  const blocks: { group: string; units: UnitOnTable[] }[] = []
  for (const one of units) {
    const last = blocks.at(-1)
    if (last?.group === one.unit.group) last.units.push(one)
    else blocks.push({ group: one.unit.group, units: [one] })
  }
  const joined: typeof blocks = []
  for (const { group, units: own } of blocks) {
    const last = joined.at(-1)
    if (own.length > 1) joined.push({ group, units: own })
    else if (last?.group === '') last.units.push(...own)
    else joined.push({ group: '', units: own })
  }
  return joined
}
