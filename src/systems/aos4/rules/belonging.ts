import { fewOf } from '../../../engine/wording.ts'
import type { AosRule } from '../army.ts'
import { armyName } from '../catalogue.ts'
import { removeRemedy } from '../remedies.ts'
import { unitRule } from './scoped.ts'

/** A list holds units of its own army only. */
export const ownUnits = unitRule(
  { id: 'LB-01', name: 'Units of the army', cite: { source: 'Battle Profiles', section: '' } },
  (unit, army) => {
    if (army.catalogue.list === null || unit.entry !== null || unit.home.length === 0) return []
    const price = unit.homePoints === null ? '' : ` It costs ${unit.homePoints} points there.`
    return [
      {
        at: { unit: unit.id },
        say: `${unit.name} is only in ${fewOf(unit.home)}.${price}`,
        tag: 'other army',
        fixes: () => [removeRemedy(army, unit)],
      },
    ]
  },
)

/** The army itself is one that the data has. */
export const knownArmy: AosRule = {
  id: 'LB-41',
  name: 'Known army',
  cite: { source: 'Battle Profiles', section: '' },
  check: ({ catalogue: { data, armyId, list, title } }) =>
    list !== null || armyName(data, armyId) !== null
      ? []
      : [{ at: {}, say: `No data of this version knows an army called ${title}.` }],
}

/** Every unit of a list is one that some book knows. */
export const knownUnits = unitRule(
  { id: 'LB-32', name: 'Known units', cite: { source: 'Battle Profiles', section: '' } },
  (unit, army) => {
    if (army.catalogue.list === null || unit.entry !== null || unit.home.length > 0) return []
    return [
      {
        at: { unit: unit.id },
        say: `No data of this version knows a unit called ${unit.name}.`,
        tag: 'unknown',
        fixes: () => [removeRemedy(army, unit)],
      },
    ]
  },
)
