import { msg, t } from '../../../text/t.ts'
import type { AosArmy, AosRule } from '../army.ts'
import { removeGroupRemedy, removeRemedy, smallerRemedy, type Remedy } from '../remedies.ts'
import { from } from './cite.ts'

/** A list costs no more than the players agreed. */
export const pointsLimit: AosRule = {
  id: 'LB-02',
  name: msg('Points limit'),
  cite: from(msg('Agreed points limit')),
  check: (army) => {
    const over = army.points - army.limit
    if (over <= 0) return []
    return [
      {
        at: {},
        amount: over,
        say: t(
          'The list costs {points, plural, one {# point} other {# points}}; the limit is {limit, number}.',
          { points: army.points, limit: army.limit },
        ),
        tag: t('{over, number} over', { over }),
        fixes: () => cheaper(army, over),
      },
    ]
  },
}

/** What brings the total down: picks, sizes, then units. Those that do it alone come first, the cheapest of them leading. */
function cheaper(army: AosArmy, over: number): readonly Remedy[] {
  const reinforced = army.own.filter((unit) => unit.roster.size > 0)
  const loose = army.own.filter((unit) => !unit.leader && unit.points > 0)
  const offers = [
    ...pickOffers(army),
    ...reinforced.map((unit) => ({
      saves: unit.points / 2,
      remedy: smallerRemedy(army, unit, 0),
    })),
    ...loose.map((unit) => ({ saves: unit.points, remedy: removeRemedy(army, unit) })),
    ...army.renowns.map((group) => ({ saves: group.points, remedy: removeGroupRemedy(group) })),
  ]
  const enough = offers.filter((one) => one.saves >= over)
  const short = offers.filter((one) => one.saves < over)
  return [
    ...enough.toSorted((a, b) => a.saves - b.saves),
    ...short.toSorted((a, b) => b.saves - a.saves),
  ]
    .slice(0, most)
    .map((one) => one.remedy)
}

/** More than these would be a list to read, not a choice. */
const most = 8

function pickOffers(army: AosArmy) {
  const own = army.slots.flatMap((slot) => slot.picks.map((pick) => ({ pick, on: {} })))
  const carried = army.everyone.flatMap((unit) =>
    unit.picks.map((pick) => ({ pick, on: { unit: unit.id } })),
  )
  return [...own, ...carried]
    .filter(({ pick }) => pick.points > 0)
    .map(({ pick, on }) => ({
      saves: pick.points,
      remedy: {
        label: t('Take {pick} away', { pick: pick.name }),
        edit: { kind: 'unpick', slot: pick.slot, id: pick.id, ...on } as const,
      },
    }))
}
