import type { Fix } from '../../engine/rule.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { hasRoom, joiningRoles, mayJoin } from './attaching.ts'
import { attachTo, crown, standAlone, takeFrom } from './edit-words.ts'
import { attach, detach, makeWarlord, unpick } from './edits.ts'

export type Remedy = Omit<Fix, 'change'>

export function removeRemedy(army: FortyArmy, unit: FortyUnit): Remedy {
  const label = t('Remove {unit}', { unit: whichOf(army, unit) })
  return { label, edit: { kind: 'remove-unit', unit: unit.id } }
}

/** A unit's name, with its number where the list has several of that name. */
export function whichOf(army: FortyArmy, unit: FortyUnit): string {
  const twins = army.everyone.filter((one) => one.name === unit.name)
  const { name, copy } = unit
  if (twins.length < 2) return name
  return t('{name} ({copy, number} of {count, number})', { name, copy, count: twins.length })
}

/** To stand alone, for one that joined another. */
export function detachRemedy(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  if (unit.role === 'bodyguard') return []
  return [{ label: standAlone(unit.name), edit: detach(army.roster, unit.id) }]
}

/** To each unit that it may join and that has room. */
export function joinRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  const roles = joiningRoles(unit)
  if (roles.size === 0) return []
  return army.groups.flatMap((group) =>
    [...roles].flatMap((role) => joinRemedy(army, unit, group, role)),
  )
}

function joinRemedy(
  army: FortyArmy,
  unit: FortyUnit,
  group: FortyGroup,
  role: 'leader' | 'support',
): readonly Remedy[] {
  const bodyguard = group.bodyguards[0]
  if (group.id === unit.group || !bodyguard || !mayJoin(unit, bodyguard, role)) return []
  if (!hasRoom(army, group, unit, role)) return []
  return [
    {
      label: attachTo(unit.name, whichOf(army, bodyguard)),
      edit: attach(unit, group, role),
    },
  ]
}

export function warlordRemedy(unit: FortyUnit): readonly Remedy[] {
  if (unit.warlord) return []
  return [{ label: crown(unit.name), edit: makeWarlord(unit.id) }]
}

/** Takes what a unit bears away from it. */
export function dropRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  return unit.enhancements.map(({ pick }) => ({
    label: takeFrom(pick.name, whichOf(army, unit)),
    edit: unpick(pick, unit.id),
  }))
}

/** Everything that takes a unit out of where it stands: elsewhere first, out of the list last. */
export function elsewhereRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  return [...joinRemedies(army, unit), ...detachRemedy(army, unit), removeRemedy(army, unit)]
}
