import type { Breach } from '../../../engine/rule.ts'
import { namesOf } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { selectableOf } from '../options.ts'
import { removeRemedy } from '../remedies.ts'
import { listed, matches } from '../select.ts'
import { profileNotes } from './cite.ts'

/** Some units never fight beside certain others. */
export const exclusions: AosRule = {
  id: 'LB-29',
  name: msg('Exclusions'),
  cite: profileNotes,
  check: (army) => {
    const breaches: Breach[] = []
    for (const unit of army.own) {
      const { excludes, excludesAll } = unit.entry ?? {}
      if (excludes === undefined && excludesAll === undefined) continue
      const others = excluded(army, unit)
      // A pair is written on both units: the later one is told.
      const told = excludesAll ? others : others.filter((one) => isBefore(army, one, unit))
      if (told.length === 0) continue
      breaches.push({
        at: { unit: unit.id },
        amount: told.length,
        say: t('{unit} cannot be in one list with {others}.', {
          unit: unit.name,
          others: list(namesOf(told)),
        }),
        units: [...told, unit].map((one) => one.id),
        tag: t('not together'),
        fixes: () => [...told, unit].map((unit) => removeRemedy(army, unit)),
      })
    }
    return breaches
  },
}

function excluded(army: AosArmy, unit: AosUnit): readonly AosUnit[] {
  const { excludes, excludesAll } = unit.entry ?? {}
  return army.own.filter(
    (one) =>
      one !== unit &&
      one.entry !== null &&
      ((excludes !== undefined && listed(excludes, selectableOf(one))) ||
        (excludesAll !== undefined && matches(excludesAll, selectableOf(one)))),
  )
}

function isBefore(army: AosArmy, one: AosUnit, other: AosUnit): boolean {
  return army.own.indexOf(one) < army.own.indexOf(other)
}
