import type { Edit } from '../../engine/edit.ts'
import { mended } from '../../engine/loadout-edit.ts'
import { preview } from '../../engine/preview.ts'
import type { Id } from '../../engine/roster.ts'
import type { UnitSize } from '../../engine/system.ts'
import { listing } from '../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { together } from './edits.ts'
import { judge } from './judge.ts'
import { sumOf, totalsOf, usualModels, type Models } from './models.ts'
import { rowFor } from './prices.ts'

/** Every number of models that the datasheet allows, and the mixes that the points price apart. */
export function unitSizes(army: FortyArmy, id: Id): readonly UnitSize[] {
  const unit = army.units.get(id)
  if (!unit?.priced) return []
  const { data, priced } = unit
  const fewest = priced.sizes[0]?.models ?? 1
  const totals = data ? totalsOf(data) : priced.sizes.map(({ models }) => models)
  const usual = totals.map((total) => usualModels(data, fewest, total))
  const mixes = priced.sizes.flatMap(({ kinds }) => (kinds ? [kinds] : []))
  const all = [...usual, ...mixes.filter((mix) => !usual.some((one) => sameModels(one, mix)))]
  return all
    .map((models) => sizeOf(army, unit, models, mixes.length > 0))
    .toSorted((a, b) => a.models - b.models || a.points - b.points)
}

function sizeOf(army: FortyArmy, unit: FortyUnit, models: Models, mixed: boolean): UnitSize {
  const { data, priced, counts } = unit
  const isUsual = sameModels(models, usualModels(data, priced?.sizes[0]?.models ?? 1))
  const edit = together([
    { kind: 'set-models', unit: unit.id, models: isUsual ? {} : models },
    ...mendedWargear(unit, models),
  ])
  const names = Object.entries(models).map(([kind, count]) => {
    return `${count} ${data?.models.find((one) => one.id === kind)?.name ?? kind}`
  })
  return {
    models: sumOf(models),
    label: mixed ? listing(names) : '',
    points: priced ? (rowFor(priced, models)?.points ?? 0) : 0,
    change: preview(judge, army, edit).army.points - army.points,
    chosen: sameModels(counts, models) || (!mixed && sumOf(counts) === sumOf(models)),
    edit,
  }
}

/** Choices that these models cannot make are lowered or left out. */
function mendedWargear({ id, data, roster }: FortyUnit, models: Models): readonly Edit[] {
  if (!data || Object.keys(roster.wargear).length === 0) return []
  const after = mended(data, models, roster.wargear)
  return Object.keys(roster.wargear)
    .filter((item) => (after[item] ?? 0) !== roster.wargear[item])
    .map((item) => ({ kind: 'set-wargear', unit: id, item, count: after[item] ?? 0 }))
}

function sameModels(one: Models, other: Models): boolean {
  const kinds = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...kinds].every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0))
}
