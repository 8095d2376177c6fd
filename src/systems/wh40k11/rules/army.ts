import { msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { takeFrom } from '../edit-words.ts'
import { unpick } from '../edits.ts'
import { usualModels } from '../models.ts'
import { removeRemedy, whichOf, type Remedy } from '../remedies.ts'
import { core } from './cite.ts'

/** The faction is one that the data has. */
export const armyFaction: FortyRule = {
  id: 'M01',
  name: msg('Army faction'),
  cite: core('25.01'),
  check: ({ catalogue: { page, title } }) =>
    page !== null
      ? []
      : [
          {
            at: {},
            say: t('No data of this version knows a faction called {faction}.', {
              faction: title,
            }),
          },
        ],
}

/** A list costs no more than its battle size, or than the players agreed. */
export const pointsLimit: FortyRule = {
  id: 'M05',
  name: msg('Points limit'),
  cite: core('25.03'),
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
        tag: t('{points} over', { points: String(over) }),
        fixes: () => cheaper(army, over),
      },
    ]
  },
}

/** More than these would be a list to read, not a choice. */
const most = 8

interface Offer {
  readonly saves: number
  readonly remedy: Remedy
}

/** What brings the total down. Those that do it alone come first, the cheapest of them leading. */
function cheaper(army: FortyArmy, over: number): readonly Remedy[] {
  const offers = army.everyone.flatMap((unit) => [
    ...pickOffers(army, unit),
    ...sizeOffers(army, unit),
    { saves: unit.points, remedy: removeRemedy(army, unit) },
  ])
  const enough = offers.filter(({ saves }) => saves >= over)
  const short = offers.filter(({ saves }) => saves < over && saves > 0)
  return [
    ...enough.toSorted((a, b) => a.saves - b.saves),
    ...short.toSorted((a, b) => b.saves - a.saves),
  ]
    .slice(0, most)
    .map(({ remedy }) => remedy)
}

function pickOffers(army: FortyArmy, unit: FortyUnit): readonly Offer[] {
  return unit.picks
    .filter(({ points }) => points > 0)
    .map((pick) => ({
      saves: pick.points,
      remedy: {
        label: takeFrom(pick.name, whichOf(army, unit)),
        edit: unpick(pick, unit.id),
      },
    }))
}

function sizeOffers(army: FortyArmy, unit: FortyUnit): readonly Offer[] {
  const { priced, models, data } = unit
  const row = priced?.sizes.findLast((one) => one.models < models)
  if (!row || !data) return []
  const now = priced?.sizes.find((one) => one.models >= models)?.points ?? unit.points
  return [
    {
      saves: now - row.points,
      remedy: {
        label: t('Reduce {unit} to {models, plural, one {# model} other {# models}}', {
          unit: whichOf(army, unit),
          models: row.models,
        }),
        edit: {
          kind: 'set-models',
          unit: unit.id,
          models: row.kinds ?? usualModels(data, row.models, row.models),
        },
      },
    },
  ]
}
