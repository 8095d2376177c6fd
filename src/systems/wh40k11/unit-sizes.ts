import type { Edit } from '../../engine/edit.ts'
import { mended } from '../../engine/loadout-edit.ts'
import type { SizeChoice, UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { together } from './edits.ts'
import { sumOf, resized, sameModels, totalsOf, usualModels, type Models } from './models.ts'
import { crewOf, rowFor, surchargeAt, withoutAdded, type Priced } from './prices.ts'
import { copiesOf } from './rules/copies.ts'
import { deviationsOf, wargearEdits } from './unit-wargear.ts'

/** Every number of models that the datasheet allows; of those that the points price apart by kind, each mix. */
export function sizesOf(unit: FortyUnit): readonly SizeChoice[] {
  const { priced, data, counts } = unit
  if (!priced) return []
  const sheet = data && withoutAdded(data, priced)
  const totals = sheet ? totalsOf(sheet) : priced.sizes.map(({ models }) => models)
  const rows = priced.sizes.map(({ models, kinds }, column) => {
    return { column, models: kinds ?? resized(data, counts, models) }
  })
  const between = totals
    .filter((total) => !priced.sizes.some(({ models }) => models === total))
    .map((total) => ({ column: null, models: resized(data, counts, total) }))
  const all = [...rows.filter(({ models }) => totals.includes(sumOf(models))), ...between]
  if (all.length < 2) return []
  return all
    .map(({ column, models }) => sizeOf(unit, priced, models, column))
    .toSorted((a, b) => a.models - b.models || a.points - b.points)
}

function sizeOf(
  unit: FortyUnit,
  priced: Priced,
  models: Models,
  column: number | null,
): SizeChoice {
  const total = sumOf(models)
  const now = sumOf(unit.counts)
  const kinds = column === null ? '' : (unit.profile.sizes[column]?.kinds ?? '')
  return {
    models: total,
    kinds,
    points: (rowFor(priced, models)?.points ?? 0) + surchargeAt(priced, unit.copy),
    column,
    now: total === now && (kinds === '' || sameModels(models, unit.counts)),
    label: stepWords(now, total, kinds),
    edit: modelsEdit(unit, models),
  }
}

/** What a step to so many models is called; by its kinds where several mixes have as many. */
function stepWords(now: number, models: number, kinds: string): string {
  if (models > now) {
    return kinds === ''
      ? t('Raise to {models, number}', { models })
      : t('Raise to {kinds}', { kinds })
  }
  if (models < now) {
    return kinds === ''
      ? t('Reduce to {models, plural, one {# model} other {# models}}', { models })
      : t('Reduce to {kinds}', { kinds })
  }
  return kinds === ''
    ? t('Change to {models, plural, one {# model} other {# models}}', { models })
    : t('Change to {kinds}', { kinds })
}

/** Other models, with the wargear that still goes with them. */
export function modelsEdit(unit: FortyUnit, models: Models): Edit {
  const sheet = unit.data
  const usual = usualModels(sheet, unit.priced?.sizes[0]?.models ?? 1)
  const crew = crewOf(models, unit.addons, unit.priced)
  const kept = sheet ? mended(sheet, crew, deviationsOf(unit)) : {}
  const edit: Edit = {
    kind: 'set-models',
    unit: unit.id,
    models: sameModels(models, usual) ? {} : models,
  }
  return together([edit, ...(sheet ? wargearEdits(unit, kept) : [])])
}

/** The row and column of its prices that a unit pays. */
export function paysOf({ priced, counts, copy, profile }: FortyUnit): UnitChoices['pays'] {
  const size = priced && rowFor(priced, counts)
  if (!size || profile.prices.length === 0) return null
  const row = surchargeAt(priced, copy) > 0 ? profile.prices.length - 1 : 0
  return { row, column: priced.sizes.indexOf(size) }
}

/** Which one of its name a unit is and how many there may be, where it is more than one. */
export function copyWords(army: FortyArmy, unit: FortyUnit): UnitChoices['copies'] {
  const max = copiesOf(army, unit)
  const { noDuplicates } = army.data.core
  const once =
    (unit.data?.flags?.includes('one-per-army') ?? false) ||
    noDuplicates.some((keyword) => unit.keywords.has(keyword))
  if (once || max < 2 || !unit.known) return null
  const id = unit.entry?.id
  const count = army.everyone.filter(({ entry }) => entry?.id === id).length
  const next = count + 1
  return {
    which:
      count < 2
        ? t('1 of at most {max, number}', { max })
        : t(
            '{copy, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count, number}, at most {max, number}',
            { copy: unit.copy, count, max },
          ),
    another:
      next > max
        ? ''
        : t(
            '{copy, selectordinal, =8 {Add an #th} =11 {Add an #th} =18 {Add an #th} one {Add a #st} two {Add a #nd} few {Add a #rd} other {Add a #th}}',
            { copy: next },
          ),
  }
}
