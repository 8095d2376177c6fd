import type { RosterSelection, RosterTree } from '../../../engine/text/roster-tree.ts'
import { inOneLine } from '../../../engine/text/write-outline.ts'
import { choiceOf, forceOf, unitSelection } from '../../../engine/text/write-tree.ts'
import { titleCase } from '../../../engine/wording.ts'
import type { FortyArmy } from '../army.ts'
import { slots } from '../picks.ts'
import { catalogueName } from './write-block.ts'
import { chosenNames } from './write-outline.ts'
import { outlineUnit } from './write-unit.ts'

/** Keywords by which the community's catalogue lists units, the first that a unit has. */
const categories = [
  'EPIC HERO',
  'CHARACTER',
  'BATTLELINE',
  'DEDICATED TRANSPORT',
  'INFANTRY',
  'SWARM',
  'MOUNTED',
  'BEAST',
  'MONSTER',
  'VEHICLE',
  'FORTIFICATION',
] as const

/** The category that a unit is listed under. */
function categoryOf({ ally, keywords }: FortyArmy['everyone'][number]): string {
  if (ally !== null) return 'Allied Units'
  return titleCase(categories.find((keyword) => keywords.has(keyword)) ?? 'Unit')
}

function unitsOf(army: FortyArmy): readonly RosterSelection[] {
  return army.groups.flatMap(({ units }) =>
    units.map((unit) => {
      const primary = categoryOf(unit)
      return unitSelection(outlineUnit(army, unit, false), { primary, categories: [primary] })
    }),
  )
}

/** The list as other apps save it. */
export function writeTree(army: FortyArmy): RosterTree {
  const { roster, points, limit, size } = army
  const choices = [
    ...choiceOf('Battle Size', [`${size.name} (${limit} Point limit)`]),
    ...choiceOf('Detachment', chosenNames(army, slots.detachment)),
    ...choiceOf('Force Disposition', chosenNames(army, slots.disposition)),
  ]
  return {
    name: inOneLine(roster.name) || army.title,
    gameSystem: 'Warhammer 40,000 11th Edition',
    gameSystemId: 'sys-352e-adc2-7639-d610',
    pointsId: '51b2-306e-1021-d207',
    source: 'Muster',
    points,
    limit,
    notes: roster.notes,
    forces: [forceOf('Army Roster', catalogueName(army), [...choices, ...unitsOf(army)])],
  }
}
