import type { Breach, Cite } from '../../../engine/rule.ts'
import { type Message } from '../../../text/t.ts'
import type { AosArmy, AosGroup, AosRule, AosUnit } from '../army.ts'

interface Head {
  readonly id: string
  readonly name: Message
  readonly cite: Cite
}

/** A rule that each regiment keeps or breaks by itself. */
export function regimentRule(
  head: Head,
  check: (group: AosGroup, army: AosArmy) => readonly Breach[],
): AosRule {
  const ofGroup = (group: AosGroup, army: AosArmy) =>
    group.kind === 'regiment' ? check(group, army) : none
  return { ...head, ofGroup, check: (army) => gather(army.regiments, army, check) }
}

/** A rule that each Regiment of Renown keeps or breaks by itself. */
export function renownRule(
  head: Head,
  check: (group: AosGroup, army: AosArmy) => readonly Breach[],
): AosRule {
  const ofGroup = (group: AosGroup, army: AosArmy) =>
    group.kind === 'renown' ? check(group, army) : none
  return { ...head, ofGroup, check: (army) => gather(army.renowns, army, check) }
}

/** A rule that each unit of regiments and auxiliaries keeps or breaks by itself. */
export function unitRule(
  head: Head,
  check: (unit: AosUnit, army: AosArmy) => readonly Breach[],
): AosRule {
  const ofUnit = (unit: AosUnit, army: AosArmy) =>
    unit.kind === 'renown' ? none : check(unit, army)
  return { ...head, ofUnit, check: (army) => gather(army.own, army, check) }
}

const none: readonly Breach[] = []

/** Most checks find nothing, so nothing is made until one does. */
function gather<T>(
  things: readonly T[],
  army: AosArmy,
  check: (thing: T, army: AosArmy) => readonly Breach[],
): readonly Breach[] {
  let all: Breach[] | null = null
  for (const thing of things) {
    const found = check(thing, army)
    if (found.length > 0) all = all === null ? [...found] : [...all, ...found]
  }
  return all ?? none
}
