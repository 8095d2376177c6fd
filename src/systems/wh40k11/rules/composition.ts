import type { Edit } from '../../../engine/edit.ts'
import type { Breach } from '../../../engine/rule.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { takeAway, takeFrom } from '../edit-words.ts'
import { together, unpick } from '../edits.ts'
import { isComposition, sumOf, totalsOf, totalsWords, usualModels } from '../models.ts'
import { slots } from '../picks.ts'
import { whichOf, type Remedy } from '../remedies.ts'
import type { SheetData } from '../schema.ts'
import { datasheets, ofDatasheet, points, pointsOf } from './cite.ts'
import { none, unitRule } from './each.ts'

/** A unit has the models that its datasheet says. */
export const composition = unitRule({
  id: 'M26',
  name: msg('Models of a unit'),
  cite: datasheets.composition,
  ofUnit: (unit, army) => {
    const { data, counts } = unit
    const added = addedAmong(unit)
    if (added) return [misplaced(army, unit, added)]
    if (data === null || data.compositions.length === 0 || isComposition(data, counts)) return none
    return [
      {
        at: { unit: unit.id },
        cite: ofDatasheet(unit, 'composition'),
        say: saidOf(unit, data),
        tag: t('{models, plural, one {# model} other {# models}}', { models: sumOf(counts) }),
        fixes: () => [nearest(army, unit, data)],
      },
    ]
  },
})

type Addon = NonNullable<NonNullable<FortyUnit['priced']>['addons']>[number]

/** An add-on that stands among the unit's models, where its price is not paid. */
function addedAmong({ priced, counts }: FortyUnit): Addon | undefined {
  return priced?.addons?.find(({ kind }) => kind !== undefined && (counts[kind] ?? 0) > 0)
}

function misplaced(
  army: FortyArmy,
  unit: FortyUnit,
  { id, name, kind, points: cost }: Addon,
): Breach {
  const models = Object.fromEntries(Object.entries(unit.counts).filter(([one]) => one !== kind))
  const without: Edit = { kind: 'set-models', unit: unit.id, models }
  const pick: Edit = { kind: 'pick', slot: slots.addon, id, unit: unit.id }
  const has = unit.addons.some((one) => one.id === id)
  return {
    at: { unit: unit.id },
    cite: pointsOf(army),
    say: t(
      '{unit} has {addon} among its models; it is an add-on for {points, plural, one {# point} other {# points}}.',
      { unit: unit.name, addon: name, points: cost },
    ),
    tag: t('add-on'),
    fixes: () => [
      ...(has
        ? []
        : [
            {
              label: t('Take {addon} as an add-on', { addon: name }),
              edit: together([without, pick]),
            },
          ]),
      { label: takeFrom(name, whichOf(army, unit)), edit: without },
    ],
  }
}

function saidOf({ name, counts }: FortyUnit, data: SheetData): string {
  const totals = totalsOf(data)
  const total = sumOf(counts)
  if (!totals.includes(total)) {
    return t('{unit} has {models, plural, one {# model} other {# models}}; it may have {totals}.', {
      unit: name,
      models: total,
      totals: totalsWords(totals),
    })
  }
  const kinds = Object.entries(counts).map(([kind, count]) => {
    const named = data.models.find(({ id }) => id === kind)?.name ?? kind
    return `${count} ${named}`
  })
  return t('{unit} cannot be made up of {models}.', { unit: name, models: list(kinds) })
}

function nearest(army: FortyArmy, unit: FortyUnit, data: SheetData): Remedy {
  const totals = totalsOf(data)
  const wanted = sumOf(unit.counts)
  const total = totals.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    totals[0] ?? wanted,
  )
  return {
    label: t('Set {unit} to {models, plural, one {# model} other {# models}}', {
      unit: whichOf(army, unit),
      models: total,
    }),
    edit: { kind: 'set-models', unit: unit.id, models: usualModels(data, total, total) },
  }
}

/** Wargear is chosen as the options of the datasheet allow. */
export const wargear = unitRule({
  id: 'M28',
  name: msg('Wargear options'),
  cite: datasheets.options,
  ofUnit: (unit, army) =>
    unit.faults.map((say) => ({
      at: { unit: unit.id },
      cite: ofDatasheet(unit, 'options'),
      say,
      tag: t('wargear'),
      fixes: () => [usualWargear(army, unit)],
    })),
})

function usualWargear(army: FortyArmy, unit: FortyUnit): Remedy {
  return {
    label: t('Give {unit} its usual wargear', { unit: whichOf(army, unit) }),
    edit: {
      kind: 'all',
      edits: Object.keys(unit.roster.wargear).map((item) => ({
        kind: 'set-wargear',
        unit: unit.id,
        item,
        count: 0,
      })),
    },
  }
}

/** Models can be added only where the points have them. */
export const addons = unitRule({
  id: 'M29',
  name: msg('Add-ons'),
  cite: points,
  ofUnit: (unit, army) =>
    unit.addons
      .filter(({ missing }) => missing)
      .map((pick) => ({
        at: { unit: unit.id, slot: pick.slot },
        cite: pointsOf(army),
        say: t('{unit} has no add-on called {addon}.', { unit: unit.name, addon: pick.name }),
        tag: t('add-on'),
        fixes: () => [{ label: takeAway(pick.name), edit: unpick(pick, unit.id) }],
      })),
})
