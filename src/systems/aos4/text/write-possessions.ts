import { hasSeveral, possessions, type Possessions } from '../../../engine/text/write-losses.ts'
import type { AosArmy, AosUnit } from '../army.ts'

/** Choices of the army that a portable list names one of. */
const single = ['battle-formation', 'spell-lore', 'prayer-lore', 'manifestation-lore']

/** Whether a unit has wargear that its warscroll offers no choice of. */
function oddlyArmed({ roster, wargear }: AosUnit): boolean {
  const known = new Set(wargear.flatMap(({ options }) => options.map(({ name }) => name)))
  return Object.entries(roster.wargear).some(([name, count]) => count > 0 && !known.has(name))
}

/** Which of the things that a text can lose a list has. */
export function possessionsOf(army: AosArmy): Possessions {
  const { everyone, roster, regiments, data } = army
  return {
    ...possessions(army),
    several: hasSeveral(army, single),
    groups: everyone.length > 0,
    leaders: regiments.some(({ leader, units }) => leader === null && units.length > 0),
    wargear: everyone.some((unit) => unit.carries.length > 0),
    oddWargear: everyone.some(oddlyArmed),
    // without one it stays on the newest
    prices: roster.prices !== null && roster.prices !== data.manifest.version,
    legends: roster.legends && !everyone.some(({ profile }) => profile.legends),
  }
}
