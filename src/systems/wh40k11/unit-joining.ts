import type { Id } from '../../engine/roster.ts'
import type { JoinChoice } from '../../engine/unit-choices.ts'
import { msg, t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { hasRoom, joiningRoles, mayJoin } from './attaching.ts'
import { attachSlot } from './places.ts'

const acts = {
  leader: msg('Attach a leader'),
  support: msg('Attach a support unit'),
} as const

/** Whom a unit joins, and who joins it, each with what it takes to choose them. */
export function joiningOf(army: FortyArmy, unit: FortyUnit): readonly JoinChoice[] {
  const group = army.groups.find(({ id }) => id === unit.group)
  if (!group) return []
  return [...joinsOf(unit, group), ...joinedBy(army, unit, group)]
}

function joinsOf(unit: FortyUnit, group: FortyGroup): readonly JoinChoice[] {
  if (joiningRoles(unit).size === 0) return []
  const joined = unit.role === 'bodyguard' ? [] : idsOf(group.bodyguards)
  return [
    {
      label: t('Joins'),
      act: joined.length > 0 ? t('Attach to another unit') : t('Attach to a unit'),
      place: { unit: unit.id, slot: attachSlot },
      now: joined,
      names: unit.profile.leads,
    },
  ]
}

function joinedBy(army: FortyArmy, unit: FortyUnit, group: FortyGroup): readonly JoinChoice[] {
  if (group.bodyguards[0]?.id !== unit.id) return []
  return (['leader', 'support'] as const).flatMap((role) => {
    const there = role === 'leader' ? group.leaders : group.supports
    const names = namesFor(army, unit, role)
    if (names.length + there.length === 0) return []
    return [
      {
        label: role === 'leader' ? t('Leader') : t('Support'),
        act: hasRoom(army, group, null, role) && names.length > 0 ? t(acts[role]) : '',
        place: { group: group.id },
        now: idsOf(there),
        names,
      },
    ]
  })
}

function namesFor(
  { catalogue }: FortyArmy,
  unit: FortyUnit,
  role: 'leader' | 'support',
): readonly string[] {
  return catalogue.list
    .filter(({ entry }) => mayJoin({ entry, enhancements: [] }, unit, role))
    .map(({ entry }) => entry.name)
}

function idsOf(units: readonly FortyUnit[]): readonly Id[] {
  return units.map(({ id }) => id)
}
