import type { Army, ArmyGroup, ArmyUnit, CostLine } from '../../engine/army.ts'

/** An army as its opponent may see it, and how many picks of its units that leaves out. */
export interface OpenArmy {
  readonly army: Army
  readonly hidden: number
  /** What the hidden picks cost together; the total of the army still counts them. */
  readonly points: number
}

const isSecret = ({ slots }: ArmyUnit, slot: string | undefined): boolean =>
  slots.some(({ id, secret }) => secret && id === slot)

function opened(unit: ArmyUnit): ArmyUnit {
  const kept = <T extends { readonly slot: string }>(picks: readonly T[]) =>
    picks.filter(({ slot }) => !isSecret(unit, slot))
  if (kept(unit.picks).length === unit.picks.length) return unit
  return {
    ...unit,
    picks: kept(unit.picks),
    slots: unit.slots.filter(({ secret }) => !secret),
    roster: { ...unit.roster, picks: kept(unit.roster.picks) },
  }
}

const total = (costs: readonly CostLine[]) => costs.reduce((sum, { points }) => sum + points, 0)

/**
 * The army without what its units keep secret: neither name nor bearer nor price is left of it, in no unit, no group and no line
 * of costs. What the whole army costs stays.
 */
export function openArmy(army: Army): OpenArmy {
  const secret = army.costs.filter(({ at }) => {
    const unit = army.units.get(at.unit ?? '')
    return unit !== undefined && isSecret(unit, at.slot)
  })
  const groupOf = (group: ArmyGroup): ArmyGroup => ({
    ...group,
    units: group.units.map(opened),
    points: group.points - total(secret.filter(({ at }) => at.group === group.id)),
  })
  const groups = army.groups.map(groupOf)
  const units = groups.flatMap((group) => group.units.map((unit) => [unit.id, unit] as const))
  const picks = [...army.units.values()].flatMap((unit) =>
    unit.picks.filter(({ slot }) => isSecret(unit, slot)),
  )
  return {
    army: {
      ...army,
      groups,
      units: new Map(units),
      costs: army.costs.filter((line) => !secret.includes(line)),
    },
    hidden: picks.length,
    points: total(secret),
  }
}

/** Names of what the army's units keep secret. */
export function secretNames(army: Army): readonly string[] {
  return [...army.units.values()].flatMap((unit) =>
    unit.picks.filter(({ slot }) => isSecret(unit, slot)).map(({ name }) => name),
  )
}
