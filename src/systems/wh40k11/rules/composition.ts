import type { Edit } from '../../../engine/edit.ts'
import type { Breach } from '../../../engine/rule.ts'
import { counted, listing } from '../../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { together, unpick } from '../edits.ts'
import { isComposition, sumOf, totalsOf, totalsWords, usualModels } from '../models.ts'
import { slots } from '../picks.ts'
import { whichOf, type Remedy } from '../remedies.ts'
import type { SheetData } from '../schema.ts'
import { ofDatasheet, points, pointsOf } from './cite.ts'
import { none, unitRule } from './each.ts'

/** A unit has the models that its datasheet says. */
export const composition = unitRule({
  id: 'M26',
  name: 'Models of a unit',
  cite: { source: 'Datasheets', section: 'Unit composition' },
  ofUnit: (unit, army) => {
    const { data, counts } = unit
    const added = addedAmong(unit)
    if (added) return [misplaced(army, unit, added)]
    if (data === null || data.compositions.length === 0 || isComposition(data, counts)) return none
    return [
      {
        at: { unit: unit.id },
        cite: ofDatasheet(unit, 'unit composition'),
        say: saidOf(unit, data),
        tag: counted(sumOf(counts), 'model'),
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
    say: `${unit.name} has ${name} among its models; it is an add-on for ${counted(cost, 'point')}.`,
    tag: 'add-on',
    fixes: () => [
      ...(has ? [] : [{ label: `Take ${name} as an add-on`, edit: together([without, pick]) }]),
      { label: `Take ${name} from ${whichOf(army, unit)}`, edit: without },
    ],
  }
}

function saidOf({ name, counts }: FortyUnit, data: SheetData): string {
  const totals = totalsOf(data)
  const total = sumOf(counts)
  if (!totals.includes(total)) {
    return `${name} has ${counted(total, 'model')}; it may have ${totalsWords(totals)}.`
  }
  const kinds = Object.entries(counts).map(([kind, count]) => {
    const named = data.models.find(({ id }) => id === kind)?.name ?? kind
    return `${count} ${named}`
  })
  return `${name} cannot be made up of ${listing(kinds)}.`
}

function nearest(army: FortyArmy, unit: FortyUnit, data: SheetData): Remedy {
  const totals = totalsOf(data)
  const wanted = sumOf(unit.counts)
  const total = totals.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    totals[0] ?? wanted,
  )
  return {
    label: `Set ${whichOf(army, unit)} to ${counted(total, 'model')}`,
    edit: { kind: 'set-models', unit: unit.id, models: usualModels(data, total, total) },
  }
}

/** Wargear is chosen as the options of the datasheet allow. */
export const wargear = unitRule({
  id: 'M28',
  name: 'Wargear options',
  cite: { source: 'Datasheets', section: 'Wargear options' },
  ofUnit: (unit, army) =>
    unit.faults.map((say) => ({
      at: { unit: unit.id },
      cite: ofDatasheet(unit, 'wargear options'),
      say,
      tag: 'wargear',
      fixes: () => [usualWargear(army, unit)],
    })),
})

function usualWargear(army: FortyArmy, unit: FortyUnit): Remedy {
  return {
    label: `Give ${whichOf(army, unit)} its usual wargear`,
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
  name: 'Add-ons',
  cite: points,
  ofUnit: (unit, army) =>
    unit.addons
      .filter(({ missing }) => missing)
      .map((pick) => ({
        at: { unit: unit.id, slot: pick.slot },
        cite: pointsOf(army),
        say: `${unit.name} has no add-on called ${pick.name}.`,
        tag: 'add-on',
        fixes: () => [{ label: `Take ${pick.name} away`, edit: unpick(pick, unit.id) }],
      })),
})
