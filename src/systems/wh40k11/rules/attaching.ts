import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { counted, fewOf, listing } from '../../../engine/wording.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from '../army.ts'
import { leadersAllowed, mayJoin } from '../attaching.ts'
import { detachRemedy, elsewhereRemedies, joinRemedies, removeRemedy } from '../remedies.ts'
import { core } from './cite.ts'
import { groupRule, none } from './each.ts'

/** One leader and one support unit for a unit, unless an exception says more. */
export const attachedUnits = groupRule({
  id: 'M15',
  name: 'Leaders and support units of a unit',
  cite: core('19.01'),
  ofGroup: (group, army) => {
    if (!group.attached) return none
    const { supports } = army.data.core.attached
    return [
      ...crowded(army, group, group.leaders, leadersAllowed(army, group), 'leader'),
      ...crowded(army, group, group.supports, supports, 'support unit'),
      ...headless(army, group),
    ]
  },
})

function crowded(
  army: FortyArmy,
  group: FortyGroup,
  units: readonly FortyUnit[],
  max: number,
  what: string,
): readonly Breach[] {
  if (units.length <= max) return []
  const whom = group.bodyguards[0]?.name ?? 'The unit'
  return [
    {
      at: { group: group.id },
      amount: units.length - max,
      say: `${whom} has ${counted(units.length, what)} (${listing(timesEach(units))}); it may have ${max === 0 ? 'none' : max}.`,
      units: units.map(({ id }) => id),
      tag: `${units.length} of ${max}`,
      fixes: () => units.toReversed().flatMap((unit) => elsewhereRemedies(army, unit)),
    },
  ]
}

/** Exactly one unit is joined. */
function headless(army: FortyArmy, group: FortyGroup): readonly Breach[] {
  const count = group.bodyguards.length
  if (count === 1) return []
  const names = listing(timesEach(group.units))
  return [
    {
      at: { group: group.id },
      say:
        count === 0
          ? `${names} stand together without a unit that they join.`
          : `${listing(timesEach(group.bodyguards))} stand together; only leaders and support units join a unit.`,
      units: group.units.map(({ id }) => id),
      fixes: () =>
        group.units
          .toReversed()
          .flatMap((unit) => [...detachRemedy(army, unit), removeRemedy(army, unit)]),
    },
  ]
}

/** Every support unit joins a unit. */
export const supportUnits = groupRule({
  id: 'M16',
  name: 'Support units join a unit',
  cite: core('25.04'),
  ofGroup: ({ attached, units }, army) =>
    attached ? none : units.filter(isSupport).map((unit) => lonely(army, unit)),
})

function isSupport({ entry }: FortyUnit): boolean {
  return entry?.role === 'support'
}

function lonely(army: FortyArmy, unit: FortyUnit): Breach {
  const whom = unit.profile.leads.length > 0 ? `: ${fewOf(unit.profile.leads)}` : ''
  return {
    at: { unit: unit.id },
    say: `${unit.name} is a support unit and must join a unit${whom}.`,
    tag: 'joins nobody',
    fixes: () => [...joinRemedies(army, unit), removeRemedy(army, unit)],
  }
}

/** Leaders and support units join those on their list. */
export const attachLists = groupRule({
  id: 'M17',
  name: 'Whom a unit may join',
  cite: core('24.22'),
  ofGroup: ({ attached, leaders, supports, bodyguards: [bodyguard] }, army) => {
    if (!attached || !bodyguard) return none
    return [...leaders, ...supports]
      .filter((unit) => unit.entry !== null && bodyguard.entry !== null)
      .filter((unit) => unit.role !== 'bodyguard' && !mayJoin(unit, bodyguard, unit.role))
      .map((unit) => strayed(army, unit, bodyguard))
  },
})

function strayed(army: FortyArmy, unit: FortyUnit, bodyguard: FortyUnit): Breach {
  const { leads } = unit.profile
  const whom = leads.length > 0 ? `it may join ${fewOf(leads)}` : 'it joins nobody'
  return {
    at: { unit: unit.id },
    say: `${unit.name} cannot join ${bodyguard.name}; ${whom}.`,
    units: [unit.id, bodyguard.id],
    tag: 'cannot join',
    fixes: () => elsewhereRemedies(army, unit),
  }
}
