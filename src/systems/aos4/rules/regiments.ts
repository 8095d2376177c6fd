import { ordinal, possessive } from '../../../engine/wording.ts'
import { msg, t } from '../../../text/t.ts'
import type { AosArmy, AosGroup, AosRule, AosUnit } from '../army.ts'
import {
  auxiliaryRemedy,
  elsewhereRemedies,
  generalRemedy,
  leadRemedy,
  moveRemedies,
  removeGroupRemedy,
  removeRemedy,
  type Remedy,
} from '../remedies.ts'
import { core } from './cite.ts'
import { regimentRule } from './scoped.ts'

const cite = core('3.1')

/** One to five regiments, of which a Regiment of Renown is one. */
export const regimentCount: AosRule = {
  id: 'LB-03',
  name: msg('Number of regiments'),
  cite,
  check: (army) => {
    const { min, max } = army.data.core.regiments
    const own = army.regiments.length
    if (own < min) {
      return [{ at: { slot: 'regiment' }, say: t('The list has no regiment of its own yet.') }]
    }
    const all = own + army.renowns.length
    if (all <= max) return []
    const last = [...army.regiments, ...army.renowns].slice(max - all)
    return [
      {
        at: { slot: 'regiment' },
        amount: all - max,
        say:
          army.renowns.length > 0
            ? t(
                'The list has {all, number} regiments; {max, number} is the most. A Regiment of Renown counts as one.',
                { all, max },
              )
            : t('The list has {all, number} regiments; {max, number} is the most.', { all, max }),
        units: last.flatMap((group) => group.units.map((unit) => unit.id)),
        fixes: () => [...army.renowns, ...army.regiments.toReversed()].map(removeGroupRemedy),
      },
    ]
  },
}

/** One HERO who can lead stands at the head of each regiment. */
export const regimentLeader = regimentRule(
  { id: 'LB-04', name: msg('Leader of a regiment'), cite },
  (group, army) => {
    const { leader } = group
    const leaders = group.units.filter((unit) => unit.leader)
    if (leader === null) {
      return [
        {
          at: { group: group.id },
          amount: Math.max(1, group.units.length),
          say: t('Regiment {numeral} has no leader.', { numeral: group.numeral }),
          units: group.units.map((unit) => unit.id),
          fixes: () => leaderlessRemedies(army, group),
        },
      ]
    }
    if (leaders.length > 1) {
      return [
        {
          at: { group: group.id },
          say: t('Regiment {numeral} has {count, number} leaders; it takes one.', {
            numeral: group.numeral,
            count: leaders.length,
          }),
          amount: leaders.length - 1,
          fixes: () => leaders.slice(1).flatMap((unit) => elsewhereRemedies(army, unit)),
        },
      ]
    }
    if (!leader.known || (leader.entry?.leads !== undefined && leader.hero)) return []
    return [
      {
        at: { unit: leader.id },
        say: leader.hero
          ? t('{unit} cannot lead a regiment.', { unit: leader.name })
          : t('{unit} is not a HERO and cannot lead a regiment.', { unit: leader.name }),
        tag: t('cannot lead'),
        fixes: () => [
          ...leaderlessRemedies(army, group),
          ...elsewhereRemedies(army, leader),
          removeGroupRemedy(group),
        ],
      },
    ]
  },
)

/** One of its heroes takes over, its units go to another regiment, or it goes. */
function leaderlessRemedies(army: AosArmy, group: AosGroup): readonly Remedy[] {
  const heirs = group.followers
    .filter((unit) => unit.entry?.leads !== undefined && unit.hero)
    .map((unit) => ({
      label: t('Let {unit} lead the regiment', { unit: unit.name }),
      edit: {
        kind: 'all',
        edits: [
          ...(group.leader === null
            ? []
            : [
                {
                  kind: 'move-unit',
                  unit: group.leader.id,
                  group: group.id,
                  role: 'member',
                } as const,
              ]),
          { kind: 'move-unit', unit: unit.id, group: group.id, role: 'leader', at: 0 } as const,
        ],
      } as const,
    }))
  const lost = group.leader === null || group.units.length === 1 ? group.units : []
  return [
    ...heirs,
    ...lost.flatMap((unit) => moveRemedies(army, unit)),
    ...lost.flatMap((unit) => auxiliaryRemedy(army, unit)),
    removeGroupRemedy(group),
  ]
}

/** Three places beside the leader, four in the general's regiment. */
export const regimentSize = regimentRule(
  { id: 'LB-05', name: msg('Size of a regiment'), cite },
  (group, army) => {
    const { places, leader, general } = group
    if (places === null || leader === null || places.used <= places.max) return []
    const over = places.used - places.max
    const last = group.followers.filter((unit) => !unit.entry?.bonusPlace).slice(-over)
    const { regiment, general: most } = army.data.core.places
    return [
      {
        at: { group: group.id },
        amount: over,
        say: general
          ? t(
              '{leaders} regiment has {count, plural, one {# unit} other {# units}}. The general’s regiment may have {most, number}.',
              { leaders: possessive(leader.name), count: places.used, most },
            )
          : t(
              '{leaders} regiment has {count, plural, one {# unit} other {# units}}. It may have {max, number}; only the general’s regiment may have {most, number}.',
              { leaders: possessive(leader.name), count: places.used, max: regiment, most },
            ),
        units: last.map((unit) => unit.id),
        tag: t('{ordinal} of {max, number}', { ordinal: ordinal(places.used), max: places.max }),
        fixes: () => tooManyRemedies(army, leader, last.toReversed()),
      },
    ]
  },
)

function tooManyRemedies(
  army: AosArmy,
  leader: AosUnit,
  last: readonly AosUnit[],
): readonly Remedy[] {
  return [
    ...last.flatMap((unit) => moveRemedies(army, unit)),
    ...generalRemedy(leader),
    ...last.flatMap((unit) => leadRemedy(army, unit)),
    ...last.flatMap((unit) => auxiliaryRemedy(army, unit)),
    ...last.map((unit) => removeRemedy(army, unit)),
  ]
}
