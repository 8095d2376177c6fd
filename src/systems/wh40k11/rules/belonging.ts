import { fewOf } from '../../../engine/wording.ts'
import { msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { slots } from '../picks.ts'
import { removeRemedy, type Remedy } from '../remedies.ts'
import { chapterSays } from './chapters.ts'
import { core, points, pointsOf } from './cite.ts'
import { none, unitRule } from './each.ts'

/** Units of the faction, or such as a rule lets in. */
export const ownUnits = unitRule({
  id: 'M12',
  name: msg('Units of the faction'),
  cite: core('25.04'),
  byChapter: true,
  ofUnit: (unit, army) => {
    if (army.catalogue.book === null || unit.entry === null) return none
    const strange = !unit.own && unit.ally === null && chapterSays(army, unit) === null
    if (!strange && unit.priced !== null) return none
    const say = strange
      ? fromElsewhere(unit, army)
      : t('{name} is not in {points}.', {
          name: unit.name,
          points: army.catalogue.prices?.id ?? t('this points version'),
        })
    return [
      {
        at: { unit: unit.id },
        ...(strange ? {} : { cite: pointsOf(army) }),
        say,
        tag: strange ? t('other faction') : t('no price'),
        fixes: () => [...(strange ? allyRemedies(army, unit) : []), removeRemedy(army, unit)],
      },
    ]
  },
})

function fromElsewhere({ name, home }: FortyUnit, { title }: FortyArmy): string {
  return t('{unit} is a unit of {home}, not of {army}.', {
    unit: name,
    home: fewOf(home),
    army: title,
  })
}

/** As an ally, where a rule of the army offers the unit. */
function allyRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  return army.catalogue.allies
    .filter((ally) => army.catalogue.isAllyOf(ally, unit.roster.unit))
    .map((ally) => ({
      label: t('Take {unit} by {ally}', { unit: unit.name, ally: ally.name }),
      edit: { kind: 'pick', slot: slots.ally, id: ally.id, unit: unit.id },
    }))
}

/** Every unit of a list is one that some book knows. */
export const knownUnits = unitRule({
  id: 'M37',
  name: msg('Known units'),
  cite: points,
  ofUnit: (unit, army) => {
    if (unit.entry !== null || army.catalogue.book === null) return none
    return [
      {
        at: { unit: unit.id },
        cite: pointsOf(army),
        say:
          unit.home.length > 0
            ? fromElsewhere(unit, army)
            : t('No data of this version knows a unit called {unit}.', { unit: unit.name }),
        tag: t('unknown'),
        fixes: () => [removeRemedy(army, unit)],
      },
    ]
  },
})
