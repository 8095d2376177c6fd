import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { fewOf } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from '../army.ts'
import { leadersAllowed, mayJoin } from '../attaching.ts'
import { countOf } from '../edit-words.ts'
import { detachRemedy, elsewhereRemedies, joinRemedies, removeRemedy } from '../remedies.ts'
import { core } from './cite.ts'
import { groupRule, none } from './each.ts'

/** One leader and one support unit for a unit, unless an exception says more. */
export const attachedUnits = groupRule({
  id: 'M15',
  name: msg('Leaders and support units of a unit'),
  cite: core('19.01'),
  ofGroup: (group, army) => {
    if (!group.attached) return none
    const { supports } = army.data.core.attached
    return [
      ...crowded(army, group, group.leaders, leadersAllowed(army, group), 'leader'),
      ...crowded(army, group, group.supports, supports, 'support'),
      ...headless(army, group),
    ]
  },
})

function crowded(
  army: FortyArmy,
  group: FortyGroup,
  units: readonly FortyUnit[],
  max: number,
  role: 'leader' | 'support',
): readonly Breach[] {
  if (units.length <= max) return []
  return [
    {
      at: { group: group.id },
      amount: units.length - max,
      say: crowdedSays(group, units, max, role),
      units: units.map(({ id }) => id),
      tag: countOf(units.length, max),
      fixes: () => units.toReversed().flatMap((unit) => elsewhereRemedies(army, unit)),
    },
  ]
}

function crowdedSays(
  { bodyguards: [bodyguard] }: FortyGroup,
  units: readonly FortyUnit[],
  max: number,
  role: 'leader' | 'support',
): string {
  const values = {
    unit: bodyguard?.name ?? t('The unit'),
    count: units.length,
    names: list(timesEach(units)),
    max,
  }
  return role === 'leader'
    ? t(
        '{unit} has {count, plural, one {# leader} other {# leaders}} ({names}); it may have {max, plural, =0 {none} other {#}}.',
        values,
      )
    : t(
        '{unit} has {count, plural, one {# support unit} other {# support units}} ({names}); it may have {max, plural, =0 {none} other {#}}.',
        values,
      )
}

/** Exactly one unit is joined. */
function headless(army: FortyArmy, group: FortyGroup): readonly Breach[] {
  const count = group.bodyguards.length
  if (count === 1) return []
  return [
    {
      at: { group: group.id },
      say:
        count === 0
          ? t('{units} stand together without a unit that they join.', {
              units: list(timesEach(group.units)),
            })
          : t('{units} stand together; only leaders and support units join a unit.', {
              units: list(timesEach(group.bodyguards)),
            }),
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
  name: msg('Support units join a unit'),
  cite: core('25.04'),
  ofGroup: ({ attached, units }, army) =>
    attached ? none : units.filter(isSupport).map((unit) => lonely(army, unit)),
})

function isSupport({ entry }: FortyUnit): boolean {
  return entry?.role === 'support'
}

function lonely(army: FortyArmy, unit: FortyUnit): Breach {
  const { name } = unit
  const { leads } = unit.profile
  return {
    at: { unit: unit.id },
    say:
      leads.length > 0
        ? t('{unit} is a support unit and must join a unit: {units}.', {
            unit: name,
            units: fewOf(leads),
          })
        : t('{unit} is a support unit and must join a unit.', { unit: name }),
    tag: t('joins nobody'),
    fixes: () => [...joinRemedies(army, unit), removeRemedy(army, unit)],
  }
}

/** Leaders and support units join those on their list. */
export const attachLists = groupRule({
  id: 'M17',
  name: msg('Whom a unit may join'),
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
  const names = { unit: unit.name, joined: bodyguard.name }
  return {
    at: { unit: unit.id },
    say:
      leads.length > 0
        ? t('{unit} cannot join {joined}; it may join {units}.', { ...names, units: fewOf(leads) })
        : t('{unit} cannot join {joined}; it joins nobody.', names),
    units: [unit.id, bodyguard.id],
    tag: t('cannot join'),
    fixes: () => elsewhereRemedies(army, unit),
  }
}
