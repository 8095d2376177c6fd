import { judged, refused, type Drop } from '../../engine/drop.ts'
import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { hasRoom, joiningRoles, mayJoin, type Joiner } from './attaching.ts'
import { attachTo, standAlone } from './edit-words.ts'
import { apart, attach } from './edits.ts'
import { judge } from './judge.ts'
import { unitSlot } from './places.ts'
import { whichOf } from './remedies.ts'
import { limitRule } from './trial.ts'

/**
 * What comes of dropping a unit on each other group, and of taking it out of its own. A leader or support unit joins the unit
 * of the group; where it is the other one that joins, it comes over with its price unchanged.
 */
export function drops(army: FortyArmy, id: Id): readonly Drop[] {
  const unit = army.units.get(id)
  const home = army.groups.find((group) => group.id === unit?.group)
  if (!unit || !home) return []
  const others = army.groups.filter((group) => group !== home)
  return [...others.map((group) => dropOnto(army, unit, home, group)), ...out(army, unit, home)]
}

function dropOnto(army: FortyArmy, unit: FortyUnit, home: FortyGroup, group: FortyGroup): Drop {
  const onto = { group: group.id }
  if (isJoined(home, unit))
    return refused(onto, t('others have joined {unit}', { unit: unit.name }))
  const [bodyguard] = group.bodyguards
  if (bodyguard) {
    const role = roleIn(unit, bodyguard)
    if (role) return joining(army, unit, group, role, onto)
  }
  const [joiner, ...more] = group.units
  const alone = unit === home.bodyguards[0] && more.length === 0
  const role = joiner && alone && roleIn(joiner, unit)
  if (joiner && role) return joining(army, joiner, home, role, onto)
  const joins = joiningRoles(unit).size > 0
  return refused(onto, joins ? t('not one that it may join') : t('neither may join the other'))
}

function roleIn(unit: FortyUnit, bodyguard: FortyUnit): Joiner | undefined {
  return [...joiningRoles(unit)].find((role) => mayJoin(unit, bodyguard, role))
}

/** Whether others have joined the unit, so that it cannot leave them. */
function isJoined(home: FortyGroup, unit: FortyUnit): boolean {
  return home.attached && home.bodyguards.length === 1 && home.bodyguards[0] === unit
}

function joining(
  army: FortyArmy,
  unit: FortyUnit,
  group: FortyGroup,
  role: Joiner,
  onto: Drop['onto'],
): Drop {
  const [bodyguard] = group.bodyguards
  if (!bodyguard) return refused(onto, t('there is no unit to join'))
  if (!hasRoom(army, group, unit, role)) {
    const full = role === 'leader' ? t('has a leader already') : t('has a support unit already')
    return refused(onto, full)
  }
  const label = attachTo(unit.name, whichOf(army, bodyguard))
  return judged(judge, army, { onto, label, edit: attach(unit, group, role) }, limitRule)
}

/** To stand alone: one that joined leaves the unit, a unit that others joined is left by them. */
function out(army: FortyArmy, unit: FortyUnit, home: FortyGroup): readonly Drop[] {
  if (!home.attached) return []
  const leaving = isJoined(home, unit) ? home.units.filter((one) => one !== unit) : [unit]
  const label = standAlone(unit.name)
  const edit = apart(
    army.roster,
    leaving.map(({ id }) => id),
  )
  return [judged(judge, army, { onto: { slot: unitSlot }, label, edit }, limitRule)]
}
