import { counted } from '../../../engine/wording.ts'
import { smallerRemedy } from '../remedies.ts'
import { unitRule } from './scoped.ts'

/** Reinforcing doubles a unit of several models whose profile allows it. */
export const reinforced = unitRule(
  { id: 'LB-14', name: 'Reinforced units', cite: { source: 'Core Rules', section: '3.3' } },
  (unit, army) => {
    const { size } = unit.roster
    const largest = unit.profile.sizes.length - 1
    if (unit.entry === null || size <= largest) return []
    const why =
      largest > 0
        ? `comes reinforced at most once: ${counted(unit.entry.models * 2, 'model')}`
        : unit.entry.models === 1
          ? 'has one model and cannot be reinforced'
          : 'cannot be reinforced'
    return [
      {
        at: { unit: unit.id },
        amount: size - largest,
        say: `${unit.name} ${why}.`,
        tag: 'not reinforced',
        fixes: () => [smallerRemedy(army, unit, largest)],
      },
    ]
  },
)
