import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { fewOf, titleCase } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit, Held } from '../army.ts'
import { countOf, takeFrom } from '../edit-words.ts'
import { unpick } from '../edits.ts'
import { bearing, eligibleFor, isForced, mayBear, namesUnit } from '../filter.ts'
import { lastAnswer } from '../last-answer.ts'
import { slots } from '../picks.ts'
import { dropRemedies, whichOf, type Remedy } from '../remedies.ts'
import { cite, core, enhancementsOf } from './cite.ts'
import { each, groupRule, none, unitRule } from './each.ts'
import { chooseRemedies } from './keywords.ts'

interface Borne extends Held {
  readonly unit: FortyUnit
}

const borne = lastAnswer(({ everyone }: FortyArmy): readonly Borne[] => everyone.flatMap(borneBy))

function bears({ enhancements }: FortyUnit): boolean {
  return enhancements.length > 0
}

function borneBy(unit: FortyUnit): readonly Borne[] {
  return unit.enhancements.map((held) => ({ ...held, unit }))
}

function drop(army: FortyArmy, { unit, pick }: Borne): Remedy {
  return { label: takeFrom(pick.name, whichOf(army, unit)), edit: unpick(pick, unit.id) }
}

/** A breach for each of these enhancements of which `why` gives a reason. */
function refused(
  army: FortyArmy,
  all: readonly Borne[],
  why: (one: Borne) => string | null,
  citeOf: (one: Borne) => Pick<Breach, 'cite'> = () => ({}),
): readonly Breach[] {
  return each(all, (one) => {
    const say = why(one)
    if (say === null) return none
    const at = { unit: one.unit.id, slot: slots.enhancement }
    const fixes = () => [...promotions(army, one.unit), drop(army, one)]
    return [{ at, say, tag: t('enhancement'), ...citeOf(one), fixes }]
  })
}

/** Makes a Character of a unit that a detachment lets its owner choose for that. */
function promotions(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  return unit.character ? [] : chooseRemedies(army, unit)
}

/** So many enhancements in an army; of an upgrade the first alone counts, of some detachments none. */
export const enhancementLimit: FortyRule = {
  id: 'M02',
  name: msg('Number of enhancements'),
  cite: core('25.03'),
  concerns: bears,
  check: (army) => {
    const { enhancementsUsed: count, size } = army
    const over = count - size.enhancements
    if (over <= 0) return []
    return [
      {
        at: {},
        amount: over,
        say: t(
          'The list has {count, plural, one {# enhancement} other {# enhancements}}; {size} allows {max, number}.',
          { count, size: size.name, max: size.enhancements },
        ),
        tag: countOf(count, size.enhancements),
        fixes: () => borne(army).map((one) => drop(army, one)),
      },
    ]
  },
}

/** Enhancements come from the detachments of the list. */
export const enhancementSource = unitRule({
  id: 'M19',
  name: msg('Enhancements of the detachments'),
  cite: core('25.04'),
  ofUnit: (unit, army) =>
    refused(army, borneBy(unit), ({ pick, detachment }) => {
      if (army.catalogue.book === null) return null
      if (detachment === null) {
        return t('No detachment of {army} has {enhancement}.', {
          army: army.title,
          enhancement: pick.name,
        })
      }
      if (pick.missing) {
        return t('{name} is not in {points}.', {
          name: pick.name,
          points: army.catalogue.prices?.id ?? t('this points version'),
        })
      }
      const chosen = army.chosen.some((one) => one.detachment?.id === detachment.id)
      return chosen
        ? null
        : t('{enhancement} belongs to {detachment}, a detachment that the list does not have.', {
            enhancement: pick.name,
            detachment: detachment.name,
          })
    }),
})

/** Ordinary enhancements are for Characters that are no Epic Heroes, one of each. */
export const ordinaryEnhancements: FortyRule = {
  id: 'M20',
  name: msg('Enhancements of Characters'),
  cite: core('25.04'),
  concerns: bears,
  check: (army) => [
    ...refused(army, borne(army), (one) => {
      const { pick, data, unit } = one
      if (data === null || data.upgrade || forced(army, one)) return null
      if (mayBear(army.data.core, data, unit.roster.unit, unit.keywords)) return null
      if (unit.epic) return ofEpicHero(one)
      return unit.data === null
        ? null
        : t('{unit} is not a Character and cannot have {enhancement}.', {
            unit: unit.name,
            enhancement: pick.name,
          })
    }),
    ...repeated(army, (held) => !held.data?.upgrade && !forced(army, held), 1),
  ],
}

function ofEpicHero({ unit, pick }: Borne): string {
  return t('{unit} is an Epic Hero and cannot have {enhancement}.', {
    unit: unit.name,
    enhancement: pick.name,
  })
}

/** An upgrade is for any unit but an Epic Hero, up to three times. */
export const upgrades: FortyRule = {
  id: 'M21',
  name: msg('Upgrades'),
  cite: core('25.04'),
  concerns: bears,
  check: (army) => [
    ...refused(army, borne(army), (one) => {
      const { data, unit } = one
      return data?.upgrade && unit.epic && !namesUnit(data, unit.roster.unit)
        ? ofEpicHero(one)
        : null
    }),
    ...repeated(army, ({ data }) => data?.upgrade ?? false, army.data.core.upgradeCopies),
  ],
}

function forced({ data }: FortyArmy, { pick, unit }: Borne): boolean {
  return isForced(data.core, unit.roster.unit, pick.id)
}

function repeated(
  army: FortyArmy,
  meant: (held: Borne) => boolean,
  max: number,
): readonly Breach[] {
  const same = new Map<string, Borne[]>()
  for (const held of borne(army)) {
    if (meant(held)) same.set(held.pick.id, [...(same.get(held.pick.id) ?? []), held])
  }
  return each([...same.values()], (all) => {
    const excess = all[max]
    if (!excess) return none
    return [
      {
        at: { unit: excess.unit.id, slot: slots.enhancement },
        amount: all.length - max,
        say: t(
          '{enhancement} is on {count, plural, one {# unit} other {# units}} ({units}); {max, plural, =1 {it may be on one} other {an Upgrade may be on #}}.',
          {
            enhancement: excess.pick.name,
            count: all.length,
            units: fewOf(timesEach(all.map(({ unit }) => unit))),
            max,
          },
        ),
        units: all.map(({ unit }) => unit.id),
        tag: countOf(all.length, max),
        fixes: () => all.toReversed().map((one) => drop(army, one)),
      },
    ]
  })
}

/** One enhancement for a unit, and a unit with those who joined it is one. */
export const onePerUnit = groupRule({
  id: 'M22',
  name: msg('One enhancement for a unit'),
  cite: core('25.04'),
  ofGroup: (group, army) => {
    const bearers = group.units.filter(({ enhancements }) => enhancements.length > 0)
    const all = bearers.flatMap(({ enhancements }) => enhancements)
    const max = army.data.core.attached.enhancements
    if (all.length <= max) return none
    const values = {
      units: group.name,
      count: all.length,
      names: list(all.map(({ pick }) => pick.name)),
      max,
    }
    return [
      {
        at: { group: group.id },
        amount: all.length - max,
        say: group.attached
          ? t(
              '{units} are one unit, which has {count, plural, one {# enhancement} other {# enhancements}} ({names}); a unit may have {max, number}.',
              values,
            )
          : t(
              '{units} has {count, plural, one {# enhancement} other {# enhancements}} ({names}); a unit may have {max, number}.',
              values,
            ),
        units: bearers.map(({ id }) => id),
        tag: countOf(all.length, max),
        fixes: () => bearers.flatMap((unit) => dropRemedies(army, unit)),
      },
    ]
  },
})

/** An enhancement goes to those that it is for. */
export const eligibleUnits = unitRule({
  id: 'M23',
  name: msg('Who may have an enhancement'),
  cite: cite(
    () => t('Detachments'),
    () => t('Enhancements'),
  ),
  ofUnit: (unit, army) => refused(army, borneBy(unit), notFor(unit), onPageOf),
})

/** Where it is printed who may have an enhancement. */
function onPageOf({ detachment }: Borne): Pick<Breach, 'cite'> {
  return detachment ? { cite: enhancementsOf(detachment.name) } : {}
}

/** Why an enhancement is not for its bearer; null where it is. */
const notFor =
  (unit: FortyUnit) =>
  ({ pick, data }: Borne): string | null => {
    if (data === null || unit.data === null) return null
    if (unit.data.flags?.includes('no-enhancements') && !namesUnit(data, unit.roster.unit)) {
      return t('{unit} takes no enhancements, so not {enhancement}.', {
        unit: unit.name,
        enhancement: pick.name,
      })
    }
    const { id } = unit.entry ?? { id: unit.roster.unit }
    const { keywords } = unit
    if (eligibleFor(data, { id, keywords, has: bearing(unit.data, unit.loadout) })) return null
    const sets = data.eligible.anyOf.map((set) => set.map(titleCase).join(' '))
    const but = (data.eligible.noneOf ?? []).map(titleCase)
    const beside = data.eligible.ability ?? data.eligible.item
    return t(
      '{unit} cannot have {enhancement}; it is for {any, select, yes {{whom}} other {others}}{item, select, yes { with {beside}} other {}}{barred, select, yes {, not for {but}} other {}}.',
      {
        unit: unit.name,
        enhancement: pick.name,
        any: sets.length > 0 ? 'yes' : 'no',
        whom: list(sets, 'or'),
        item: beside === undefined ? 'no' : 'yes',
        beside: beside ?? '',
        barred: but.length > 0 ? 'yes' : 'no',
        but: list(but, 'or'),
      },
    )
  }
