import type { AosArmy, AosRule } from '../army.ts'
import { removeGroupRemedy, removeRemedy, type Remedy } from '../remedies.ts'
import { counted } from '../wording.ts'

/** A list costs no more than the players agreed. */
export const pointsLimit: AosRule = {
  id: 'LB-02',
  name: 'Points limit',
  cite: { source: 'Agreed points limit', section: '' },
  check: (army) => {
    const over = army.points - army.limit
    if (over <= 0) return []
    return [
      {
        at: {},
        amount: over,
        say: `The list costs ${counted(army.points, 'point')}; the limit is ${army.limit.toLocaleString('en')}.`,
        tag: `${over} over`,
        fixes: () => cheaper(army),
      },
    ]
  },
}

/** First a smaller size, then what can go without taking others along. */
function cheaper(army: AosArmy): readonly Remedy[] {
  const smaller = army.own
    .filter((unit) => unit.roster.size > 0)
    .map((unit) => ({
      label: `Do not reinforce ${unit.name}`,
      edit: { kind: 'set-size', unit: unit.id, size: 0 } as const,
    }))
  const loose = army.own.filter((unit) => !unit.leader && unit.points > 0).map(removeRemedy)
  return [...smaller, ...loose, ...army.renowns.map(removeGroupRemedy)]
}
