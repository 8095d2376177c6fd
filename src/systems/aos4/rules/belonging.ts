import { fewOf } from '../../../engine/wording.ts'
import { msg, t } from '../../../text/t.ts'
import type { AosRule } from '../army.ts'
import { armyName } from '../catalogue.ts'
import { removeRemedy } from '../remedies.ts'
import { profiles } from './cite.ts'
import { unitRule } from './scoped.ts'

/** A list holds units of its own army only. */
export const ownUnits = unitRule(
  { id: 'LB-01', name: msg('Units of the army'), cite: profiles() },
  (unit, army) => {
    if (army.catalogue.list === null || unit.entry !== null || unit.home.length === 0) return []
    const what = { unit: unit.name, armies: fewOf(unit.home) }
    return [
      {
        at: { unit: unit.id },
        say:
          unit.homePoints === null
            ? t('{unit} is only in {armies}.', what)
            : t(
                '{unit} is only in {armies}. It costs {points, plural, one {# point} other {# points}} there.',
                { ...what, points: unit.homePoints },
              ),
        tag: t('other army'),
        fixes: () => [removeRemedy(army, unit)],
      },
    ]
  },
)

/** The army itself is one that the data has. */
export const knownArmy: AosRule = {
  id: 'LB-41',
  name: msg('Known army'),
  cite: profiles(),
  check: ({ catalogue: { data, armyId, list, title } }) =>
    list !== null || armyName(data, armyId) !== null
      ? []
      : [{ at: {}, say: t('No data of this version knows an army called {title}.', { title }) }],
}

/** Every unit of a list is one that some book knows. */
export const knownUnits = unitRule(
  { id: 'LB-32', name: msg('Known units'), cite: profiles() },
  (unit, army) => {
    if (army.catalogue.list === null || unit.entry !== null || unit.home.length > 0) return []
    return [
      {
        at: { unit: unit.id },
        say: t('No data of this version knows a unit called {unit}.', { unit: unit.name }),
        tag: t('unknown'),
        fixes: () => [removeRemedy(army, unit)],
      },
    ]
  },
)
