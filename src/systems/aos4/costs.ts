import type { CostLine, Slot } from '../../engine/army.ts'
import type { Id, RosterGroup } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { AosUnit } from './army.ts'
import type { RenownRegiment } from './schema.ts'

/** What a group costs line by line: its units and their picks, or the one price of a Regiment of Renown. */
export function groupLines(
  group: Id,
  units: readonly AosUnit[],
  renown: RenownRegiment | null,
): readonly CostLine[] {
  const lines: CostLine[] = []
  if (renown !== null && renown.points !== null) {
    lines.push({ at: { group }, kind: 'renown', label: renown.name, points: renown.points })
  }
  for (const unit of units) {
    if (renown === null || renown.points === null) {
      const label = unit.roster.size > 0 ? t('{unit}, reinforced', { unit: unit.name }) : unit.name
      lines.push({ at: { group, unit: unit.id }, kind: 'unit', label, points: unit.points })
    }
    for (const pick of unit.picks) {
      lines.push({
        at: { group, unit: unit.id, slot: pick.slot },
        kind: 'enhancement',
        label: pick.name,
        points: pick.points,
      })
    }
  }
  return lines
}

/** Army-wide picks: formation, lores, terrain, cards. */
export function slotLines(slots: readonly Slot[]): readonly CostLine[] {
  return slots.flatMap((slot) =>
    slot.picks.map((pick) => ({
      at: { slot: slot.id },
      kind: slot.id,
      label: pick.name,
      points: pick.points,
    })),
  )
}

/** What n auxiliary units cost beyond their own prices. */
export function surcharge(each: number, count: number): number {
  return each * count * Math.max(0, count - 1)
}

/** The surcharge as a line of the first auxiliary group; none where nothing is due. */
export function surchargeLine(each: number, groups: readonly RosterGroup[]): CostLine | null {
  const own = groups.filter((group) => group.kind === 'auxiliary')
  const count = own.reduce((sum, group) => sum + group.units.length, 0)
  const first = own[0]
  if (first === undefined || count < 2) return null
  return {
    at: { group: first.id },
    kind: 'surcharge',
    label: t('Surcharge for {count, number} auxiliary units', { count }),
    points: surcharge(each, count),
  }
}
