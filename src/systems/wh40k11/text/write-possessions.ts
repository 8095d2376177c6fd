import { hasSeveral, possessions, type Possessions } from '../../../engine/text/write-losses.ts'
import type { FortyArmy } from '../army.ts'
import { allyFor, isOwn, joiningRole, listedAs } from '../named-unit.ts'
import { slots } from '../picks.ts'
import { priceBookOf } from '../prices.ts'
import { oddItems } from './write-unit.ts'

/** Whether an ally is in the list by another rule than the one that its name alone would be read by. */
function oddAlly({ catalogue, roster }: FortyArmy, unit: FortyArmy['everyone'][number]): boolean {
  const by = unit.roster.picks.find(({ slot }) => slot === slots.ally)?.id
  const id = unit.roster.unit
  const own = isOwn(catalogue, id)
  return by !== (own ? undefined : allyFor({ catalogue, picks: roster.picks }, id, () => true)?.id)
}

/** Whether a unit joins another in another part than the one that it is known for. */
function oddPart({ catalogue }: FortyArmy, unit: FortyArmy['everyone'][number]): boolean {
  const { role, part, roster, ally } = unit
  if (part === '' || role === 'bodyguard') return false
  return role !== joiningRole(catalogue, listedAs(catalogue, roster.unit, ally), roster.picks)
}

/** Whether units stand together without one that the others join. */
function hostless({ units }: FortyArmy['groups'][number]): boolean {
  return units.length > 1 && !units.some(({ role }) => role === 'bodyguard')
}

/** Which of the things that a text can lose a list has. */
export function possessionsOf(army: FortyArmy): Possessions {
  const { everyone, roster, data } = army
  const newest = priceBookOf(data, null)?.id ?? null
  return {
    ...possessions(army),
    several: hasSeveral(army, [slots.disposition]),
    groups: army.groups.some(({ attached }) => attached),
    parts: everyone.some((unit) => oddPart(army, unit)),
    joined: army.groups.some(hostless),
    wargear: everyone.length > 0,
    oddWargear: everyone.some((unit) => oddItems(unit).length > 0 || unit.faults.length > 0),
    allies: everyone.some((unit) => oddAlly(army, unit)),
    prices: roster.prices !== null && roster.prices !== newest,
    legends: !roster.legends,
  }
}
