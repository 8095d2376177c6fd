import type { Outline, OutlineUnit } from '../../../engine/text/write-outline.ts'
import { titleCase } from '../../../engine/wording.ts'
import type { FortyArmy } from '../army.ts'
import { slots } from '../picks.ts'
import { chosenNames, pageNames } from './write-outline.ts'

const line = '+'.repeat(47)

/** Characters of a list with the numbers that the block and the units call them by, in the order of print. */
export function characterKeys(
  army: FortyArmy,
  { groups }: Outline,
): ReadonlyMap<OutlineUnit, string> {
  const units = groups.flatMap((group) => group.units)
  const characters = army.groups.flatMap((group) => group.units.map(({ character }) => character))
  const keys = new Map<OutlineUnit, string>()
  for (const [at, unit] of units.entries()) {
    if (characters[at] === true) keys.set(unit, `Char${keys.size + 1}`)
  }
  return keys
}

/** Detachments, each with the rules that it gives. */
function detachmentsOf(army: FortyArmy): string {
  return army.chosen
    .map(({ pick, detachment }) => {
      // a reader takes what stands in brackets for one thing
      const names = detachment?.data?.rules.map((rule) => rule.replace(/ ?\(.*\)/, '')) ?? []
      const rules = names.join(', ')
      return rules === '' ? pick.name : `${pick.name} (${rules})`
    })
    .join(', ')
}

/** `Chaos - World Eaters`: the army as New Recruit calls it. */
export function catalogueName(army: FortyArmy): string {
  const alliance = titleCase(army.catalogue.page?.alliance ?? '')
  return [alliance, ...pageNames(army)].filter((part) => part !== '').join(' - ')
}

/** The facts that New Recruit puts on top of its lists for events. */
export function blockLines(army: FortyArmy, outline: Outline): readonly string[] {
  const units = outline.groups.flatMap((group) => group.units)
  const keys = characterKeys(army, outline)
  const called = (unit: OutlineUnit) => {
    const key = keys.get(unit)
    return key === undefined ? unit.name : `${key}: ${unit.name}`
  }
  const dispositions = chosenNames(army, slots.disposition)
  const warlords = units.filter(({ marks }) => marks.includes('Warlord'))
  const gifts = units.flatMap((unit) =>
    unit.gifts.map(({ name }) => `${name} (on ${called(unit)})`),
  )
  return [
    line,
    `+ FACTION KEYWORD: ${catalogueName(army)}`,
    ...(army.chosen.length > 0 ? [`+ DETACHMENT: ${detachmentsOf(army)}`] : []),
    ...(dispositions.length > 0 ? [`+ FORCE DISPOSITION: ${dispositions.join(', ')}`] : []),
    `+ TOTAL ARMY POINTS: ${army.points}pts`,
    '+',
    ...warlords.map((unit) => `+ WARLORD: ${called(unit)}`),
    ...gifts.map((gift, at) => (at === 0 ? `+ ENHANCEMENT: ${gift}` : `& ${gift}`)),
    `+ NUMBER OF UNITS: ${units.length}`,
    line,
  ]
}
