import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { counted, listing, ordinal } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { lastAnswer } from '../last-answer.ts'
import { removeRemedy } from '../remedies.ts'
import type { CoreData } from '../schema.ts'
import { core, ofDatasheet } from './cite.ts'

/** So many units of one datasheet; more of what is Battleline or a Dedicated Transport, one of an Epic Hero. */
export const copies: FortyRule = {
  id: 'M03',
  name: 'Copies of a datasheet',
  cite: core('25.03'),
  concerns: ({ copy }) => copy > 1,
  check: (army) =>
    byUnit(army).flatMap((units) => {
      const [first] = units
      if (!first) return []
      const max = copiesOf(army, first)
      return tooMany(army, units, max, limitOf(army, first, max))
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

function limitOf({ data, size }: FortyArmy, { keywords }: FortyUnit, max: number): string {
  if (keywords.has(data.core.single)) return 'an army may have one of each Epic Hero'
  if (keywords.has('BATTLELINE')) return `${size.name} allows ${max} of a Battleline datasheet`
  return keywords.has('DEDICATED TRANSPORT')
    ? `${size.name} allows ${max} of a Dedicated Transport`
    : `${size.name} allows ${max} of a datasheet`
}

/** Units of which a datasheet says that an army has one. */
export const onePerArmy: FortyRule = {
  id: 'M30',
  name: 'One in an army',
  cite: { source: 'Datasheets', section: 'Abilities' },
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
      const limit = by === null ? 'an army may have one' : `${by} allows ${max}`
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
        say: `The list has ${listing(timesEach(all))}; an army may have one ${name}.`,
        units: all.map(({ id }) => id),
        tag: 'one in an army',
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
  limit: string,
): readonly Breach[] {
  const excess = units[max]
  if (!excess) return []
  return [
    {
      at: { unit: excess.id },
      amount: units.length - max,
      say: `The list has ${counted(units.length, 'unit')} of ${excess.name}; ${limit}.`,
      units: units.map(({ id }) => id),
      tag: `${ordinal(max + 1)} of ${max}`,
      fixes: () => units.toReversed().map((unit) => removeRemedy(army, unit)),
    },
  ]
}
