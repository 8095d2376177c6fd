import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import { noChoices, type CountChoice, type UnitChoices } from '../../engine/unit-choices.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { isComposition } from './models.ts'
import { addedKinds } from './prices.ts'
import type { SheetData } from './schema.ts'
import { joiningOf } from './unit-joining.ts'
import { copyWords, modelsEdit, paysOf, sizesOf } from './unit-sizes.ts'
import { mendOf, wargearOf } from './unit-wargear.ts'

/** How many models a unit may have, of which kinds, and what they may carry; nothing for a unit that is not in the list. */
export function unitChoices(army: FortyArmy, id: Id): UnitChoices {
  const unit = army.units.get(id)
  if (!unit) return noChoices
  const { data } = unit
  return {
    sizes: sizesOf(unit),
    pays: paysOf(unit),
    copies: copyWords(army, unit),
    kinds: data ? kindsOf(unit, data) : [],
    wargear: data ? wargearOf(unit, data) : [],
    faults: unit.faults,
    mend: data ? mendOf(unit, data) : null,
    joining: joiningOf(army, unit),
  }
}

/** Kinds of models of which there may be more or fewer beside another such kind; a single one follows from the size. */
function kindsOf(unit: FortyUnit, sheet: SheetData): readonly CountChoice[] {
  const ranges = sheet.models.map(({ id, name }) => {
    const each = sheet.compositions.map((one) => one.find(({ kind }) => kind === id))
    const min = Math.min(...each.map((one) => one?.min ?? 0))
    const max = Math.max(...each.map((one) => one?.max ?? 0))
    return { id, name, min, max }
  })
  const added = addedKinds(unit.priced)
  const varying = ranges.filter(({ id, min, max }) => max > min && !added.has(id))
  if (varying.length < 2) return []
  const choices = varying.map(({ id, name, max }) => {
    const count = unit.counts[id] ?? 0
    const others = varying.map((one) => one.id).filter((one) => one !== id)
    const step = (by: number) => stepped(unit, sheet, id, others, by)
    return { id, name, count, max, points: 0, fewer: step(-1), more: step(1), all: null }
  })
  // a mix that goes with the size is no choice
  return choices.some(({ fewer, more }) => fewer || more) ? choices : []
}

/** One more or fewer of a kind, alone or in exchange for one of another; null where no composition allows it. */
function stepped(
  unit: FortyUnit,
  sheet: SheetData,
  kind: Id,
  others: readonly Id[],
  by: number,
): Edit | null {
  const moved = { ...unit.counts, [kind]: (unit.counts[kind] ?? 0) + by }
  const tries = [
    ...others.map((other) => ({ ...moved, [other]: (unit.counts[other] ?? 0) - by })),
    moved,
  ]
  const fitting = tries.find(
    (models) => Object.values(models).every((count) => count >= 0) && isComposition(sheet, models),
  )
  return fitting ? modelsEdit(unit, fitting) : null
}
