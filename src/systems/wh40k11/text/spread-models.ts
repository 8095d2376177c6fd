import type { Id } from '../../../engine/roster.ts'
import { present, rangeOf, sumOf, usualModels, type Models } from '../models.ts'
import type { SheetData } from '../schema.ts'
import type { SaidModels } from './carried.ts'

type Composition = SheetData['compositions'][number]

/**
 * How many models of each kind a text says: lines that name kinds which it does not tell apart are spread over them as the
 * datasheet has them. `total` is the number of all models where the text gives it. A text that is not `complete` leaves models
 * out that every such unit has.
 */
export function spreadModels(
  sheet: SheetData,
  said: readonly SaidModels[],
  total: number | null,
  complete = true,
): Models {
  const sum = said.reduce((all, { count }) => all + count, 0)
  if (sum === 0) return total === null ? {} : usualModels(sheet, total, total)
  const wanted = Math.max(sum, total ?? 0)
  const composition = fitting(sheet, wanted)
  const models: Record<string, number> = {}
  const add = (kind: Id, count: number) => {
    if (count > 0) models[kind] = (models[kind] ?? 0) + count
  }
  for (const { kinds, count } of said) {
    const [only] = kinds
    if (kinds.length === 1 && only !== undefined) add(only, count)
  }
  for (const { kinds, count } of said)
    if (kinds.length > 1) spread(composition, kinds, count, models, add)
  const rest = wanted - sum
  if (rest > 0)
    spread(
      composition,
      composition.map(({ kind }) => kind),
      rest,
      models,
      add,
    )
  if (!complete && total === null) {
    for (const { kind, min } of composition) models[kind] = Math.max(min, models[kind] ?? 0)
  }
  return present(models)
}

/** The composition that has room for so many models. */
function fitting(sheet: SheetData, wanted: number): Composition {
  const found = sheet.compositions.find((one) => {
    const { min, max } = rangeOf(sheet, one)
    return min <= wanted && wanted <= max
  })
  return found ?? sheet.compositions[0] ?? []
}

/** Gives each kind what it needs at least, then what it may have at most, and the last one whatever is left. */
function spread(
  composition: Composition,
  kinds: readonly Id[],
  count: number,
  models: Models,
  add: (kind: Id, count: number) => void,
): void {
  const ranges = composition.filter(({ kind }) => kinds.includes(kind))
  const before = sumOf(models)
  const left = () => count - (sumOf(models) - before)
  for (const bound of ['min', 'max'] as const) {
    for (const range of ranges) {
      add(range.kind, Math.min(left(), Math.max(0, range[bound] - (models[range.kind] ?? 0))))
    }
  }
  const last = ranges.at(-1)?.kind ?? kinds.at(-1)
  if (last !== undefined) add(last, left())
}
