import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { lastAnswer } from '../last-answer.ts'
import { removeRemedy } from '../remedies.ts'
import type { CoreData } from '../schema.ts'
import { core, datasheets, ofDatasheet } from './cite.ts'

/** So many units of one datasheet; more of what is Battleline or a Dedicated Transport, one of an Epic Hero. */
export const copies: FortyRule = {
  id: 'M03',
  name: msg('Copies of a datasheet'),
  cite: core('25.03'),
  concerns: ({ copy }) => copy > 1,
  check: (army) =>
    byUnit(army).flatMap((units) => {
      const [first] = units
      if (!first) return []
      const max = copiesOf(army, first)
      const limit = limitOf(army, first)
      return tooMany(army, units, max, limit)
    }),
}

/** How many units of this datasheet the army may have. */
export function copiesOf(
  { data, size }: Pick<FortyArmy, 'data' | 'size'>,
  { keywords }: FortyUnit,
): number {
  const { copyFactors, single } = data.core
  if (keywords.has(single)) return 1
  const factors = copyFactors.filter(({ keyword }) => keywords.has(keyword))
  return size.copies * Math.max(1, ...factors.map(({ factor }) => factor))
}

/** What is said of too many units of a datasheet. */
type Says = (values: {
  readonly count: number
  readonly unit: string
  readonly max: number
}) => string

function limitOf({ data, size }: FortyArmy, { keywords }: FortyUnit): Says {
  if (keywords.has(data.core.single)) {
    return (values) =>
      t(
        'The list has {count, plural, one {# unit} other {# units}} of {unit}; an army may have one of each Epic Hero.',
        values,
      )
  }
  const kind = keywords.has('BATTLELINE')
    ? 'battleline'
    : keywords.has('DEDICATED TRANSPORT')
      ? 'transport'
      : 'other'
  return (values) =>
    t(
      'The list has {count, plural, one {# unit} other {# units}} of {unit}; {size} allows {max, number} of a {kind, select, battleline {Battleline datasheet} transport {Dedicated Transport} other {datasheet}}.',
      { ...values, kind, size: size.name },
    )
}

const onceSays: Says = (values) =>
  t(
    'The list has {count, plural, one {# unit} other {# units}} of {unit}; an army may have one.',
    values,
  )

const moreSays =
  (by: string): Says =>
  (values) =>
    t(
      'The list has {count, plural, one {# unit} other {# units}} of {unit}; {by} allows {max, number}.',
      { ...values, by },
    )

/** Units of which a datasheet says that an army has one. */
export const onePerArmy: FortyRule = {
  id: 'M30',
  name: msg('One in an army'),
  cite: datasheets.abilities,
  concerns: (unit, { data }) => unit.copy > 1 || data.core.oneOf.some((one) => isOneOf(one, unit)),
  check: (army) => {
    const { noDuplicates } = army.data.core
    const same = byUnit(army).flatMap((units) => {
      const [first] = units
      if (!first || first.keywords.has(army.data.core.single)) return []
      const once =
        (first.data?.flags?.includes('one-per-army') ?? false) ||
        noDuplicates.some((keyword) => first.keywords.has(keyword))
      if (!once) return []
      const { max, by } = moreOf(army, first)
      const limit = by === null ? onceSays : moreSays(by)
      const cite = ofDatasheet(first, 'abilities')
      return tooMany(army, units, max, limit).map((breach) => ({ ...breach, cite }))
    })
    return [...same, ...together(army)]
  },
}

/** How many of a unit that an army has once: more where a detachment says so. */
function moreOf({ data, chosen }: FortyArmy, { entry }: FortyUnit) {
  for (const { detachment, units, max } of data.core.moreOf) {
    const by = chosen.find((one) => one.detachment?.id === detachment)
    if (by && units.includes(entry?.id ?? '')) return { max, by: by.pick.name }
  }
  return { max: 1, by: null }
}

/** Different datasheets of which an army has one in all. */
function together(army: FortyArmy): readonly Breach[] {
  return army.data.core.oneOf.flatMap(({ name, units, keyword }): readonly Breach[] => {
    const all = army.everyone.filter((unit) => isOneOf({ units, keyword }, unit))
    const [first, excess] = all
    // of one datasheet the copies are counted elsewhere
    if (!first || !excess || all.every(({ entry }) => entry === first.entry)) return []
    return [
      {
        at: { unit: excess.id },
        amount: all.length - 1,
        cite: ofDatasheet(first, 'abilities'),
        say: t('The list has {units}; an army may have one {kind}.', {
          units: list(timesEach(all)),
          kind: name,
        }),
        units: all.map(({ id }) => id),
        tag: t('one in an army'),
        fixes: () => all.toReversed().map((unit) => removeRemedy(army, unit)),
      },
    ]
  })
}

type OneOf = Pick<CoreData['oneOf'][number], 'units' | 'keyword'>

function isOneOf({ units, keyword }: OneOf, { entry, keywords }: FortyUnit): boolean {
  return (
    (units?.includes(entry?.id ?? '') ?? false) || (keyword !== undefined && keywords.has(keyword))
  )
}

/** Units that stand in the list more than once, those of a datasheet together. */
const byUnit = lastAnswer(({ everyone }: FortyArmy): readonly (readonly FortyUnit[])[] => {
  const units = new Map<string, FortyUnit[]>()
  for (const unit of everyone) {
    const id = unit.entry?.id ?? unit.roster.unit
    const same = units.get(id)
    if (same) same.push(unit)
    else units.set(id, [unit])
  }
  return [...units.values()].filter((same) => same.length > 1)
})

function tooMany(
  army: FortyArmy,
  units: readonly FortyUnit[],
  max: number,
  says: Says,
): readonly Breach[] {
  const excess = units[max]
  if (!excess) return []
  return [
    {
      at: { unit: excess.id },
      amount: units.length - max,
      say: says({ count: units.length, unit: excess.name, max }),
      units: units.map(({ id }) => id),
      tag: t('{copy, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {max, number}', {
        copy: max + 1,
        max,
      }),
      fixes: () => units.toReversed().map((unit) => removeRemedy(army, unit)),
    },
  ]
}
