import { msg, t } from '../../../text/t.ts'
import { smallerRemedy } from '../remedies.ts'
import { core } from './cite.ts'
import { unitRule } from './scoped.ts'

/** Reinforcing doubles a unit of several models whose profile allows it. */
export const reinforced = unitRule(
  { id: 'LB-14', name: msg('Reinforced units'), cite: core('3.3') },
  (unit, army) => {
    const { size } = unit.roster
    const largest = unit.profile.sizes.length - 1
    if (unit.entry === null || size <= largest) return []
    const { name } = unit
    const say =
      largest > 0
        ? t(
            '{unit} comes reinforced at most once: {models, plural, one {# model} other {# models}}.',
            { unit: name, models: unit.entry.models * 2 },
          )
        : unit.entry.models === 1
          ? t('{unit} has one model and cannot be reinforced.', { unit: name })
          : t('{unit} cannot be reinforced.', { unit: name })
    return [
      {
        at: { unit: unit.id },
        amount: size - largest,
        say,
        tag: t('not reinforced'),
        fixes: () => [smallerRemedy(army, unit, largest)],
      },
    ]
  },
)
