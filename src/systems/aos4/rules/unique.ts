import type { Breach } from '../../../engine/rule.ts'
import { msg, t } from '../../../text/t.ts'
import type { AosRule, AosUnit } from '../army.ts'
import { removeRemedy } from '../remedies.ts'
import { profiles } from './cite.ts'

/** A UNIQUE unit is in an army once, Regiments of Renown included. */
export const unique: AosRule = {
  id: 'LB-13',
  name: msg('UNIQUE'),
  cite: profiles(() => 'UNIQUE'),
  check: (army) => {
    const first = new Map<string, AosUnit>()
    const breaches: Breach[] = []
    for (const unit of army.everyone) {
      if (!unit.unique) continue
      const before = first.get(unit.roster.unit)
      if (before === undefined) {
        first.set(unit.roster.unit, unit)
        continue
      }
      breaches.push({
        at: { unit: unit.id },
        say: t('{unit} is UNIQUE and in the list more than once.', { unit: unit.name }),
        units: [before.id, unit.id],
        tag: t('twice'),
        fixes: () =>
          [unit, before]
            .filter((one) => one.kind !== 'renown')
            .map((one) => removeRemedy(army, one)),
      })
    }
    return breaches
  },
}
