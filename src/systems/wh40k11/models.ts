import { list, t } from '../../text/t.ts'
import type { SheetData } from './schema.ts'

export type Models = Readonly<Record<string, number>>

/** The kind of models of a unit of which no datasheet is known. */
const onlyKind = 'model'

type Composition = SheetData['compositions'][number]

export function sumOf(models: Models): number {
  let sum = 0
  for (const count of Object.values(models)) sum += count
  return sum
}

/** Fewest and most models of a composition, within what the datasheet says of all of them together. */
export function rangeOf(
  { minModels, maxModels }: SheetData,
  composition: Composition,
): { readonly min: number; readonly max: number } {
  let min = 0
  let max = 0
  for (const kind of composition) {
    min += kind.min
    max += kind.max
  }
  return { min: Math.max(min, minModels ?? min), max: Math.min(max, maxModels ?? max) }
}

/** The models that a unit has when its owner only says how many: the fewest where nothing is said. */
export function usualModels(
  sheet: SheetData | null,
  fewest: number,
  total: number | null = null,
): Models {
  const first = sheet?.compositions[0]
  if (!sheet || !first) return { [onlyKind]: total ?? fewest }
  const wanted = total ?? rangeOf(sheet, first).min
  return filled(withRoom(sheet, wanted)[0] ?? first, wanted)
}

/** Compositions that so many models can be. */
function withRoom(sheet: SheetData, total: number): readonly Composition[] {
  return sheet.compositions.filter((composition) => {
    const { min, max } = rangeOf(sheet, composition)
    return min <= total && total <= max
  })
}

/** The fewest of each kind, then more of the main one; what no kind has room for goes to it all the same. */
function filled(composition: Composition, total: number): Models {
  const models: Record<string, number> = {}
  for (const { kind, min } of composition) models[kind] = (models[kind] ?? 0) + min
  let rest = total - sumOf(models)
  if (rest === 0) return present(models)
  const order = composition.toSorted(
    (a, b) => Number(b.min > 0) - Number(a.min > 0) || b.max - b.min - (a.max - a.min),
  )
  for (const { kind, min, max } of order) {
    const more = Math.max(0, Math.min(rest, max - min))
    models[kind] = (models[kind] ?? 0) + more
    rest -= more
  }
  const [main] = order
  if (main && rest !== 0) models[main.kind] = Math.max(0, (models[main.kind] ?? 0) + rest)
  return present(models)
}

/**
 * So many models, as near to the mix of kinds that a unit has as a composition comes: more or fewer of its main kind, then of
 * the others. The usual ones where its mix is the usual one.
 */
export function resized(sheet: SheetData | null, now: Models, total: number): Models {
  const before = sumOf(now)
  const usual = usualModels(sheet, total, total)
  if (!sheet || sameModels(now, usualModels(sheet, before, before))) return usual
  const tries = withRoom(sheet, total).map((composition) => near(composition, now, total))
  const away = (models: Models) =>
    Object.entries(now).reduce(
      (sum, [kind, count]) => sum + Math.abs(count - (models[kind] ?? 0)),
      0,
    )
  return tries.toSorted((a, b) => away(a) - away(b))[0] ?? usual
}

/** Each kind as many as before where its range allows it, the difference made up by the kind with most models first. */
function near(composition: Composition, now: Models, total: number): Models {
  const models: Record<string, number> = {}
  for (const { kind, min, max } of composition) {
    models[kind] = Math.min(max, Math.max(min, now[kind] ?? 0))
  }
  let rest = total - sumOf(models)
  for (const { kind, min, max } of composition.toSorted(
    (a, b) => (now[b.kind] ?? 0) - (now[a.kind] ?? 0) || b.max - a.max,
  )) {
    const count = models[kind] ?? 0
    const step = Math.max(min - count, Math.min(max - count, rest))
    models[kind] = count + step
    rest -= step
  }
  return present(models)
}

/** Whether two mixes have as many of each kind. */
export function sameModels(one: Models, other: Models): boolean {
  const kinds = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...kinds].every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0))
}

/** Models in words: `3 Hunters and 3 Wolves`. */
export function mixWords(sheet: SheetData | null, models: Models): string {
  const names = Object.entries(models).map(([kind, count]) => {
    return `${count} ${sheet?.models.find((one) => one.id === kind)?.name ?? kind}`
  })
  return list(names)
}

/** Without the kinds of which there are none. */
export function present(models: Models): Models {
  return Object.fromEntries(Object.entries(models).filter(([, count]) => count > 0))
}

const known = new WeakMap<SheetData, WeakMap<Models, boolean>>()

/** Whether some composition of the datasheet has these models; asked of the same models, it is worked out once. */
export function isComposition(sheet: SheetData, models: Models): boolean {
  let ofSheet = known.get(sheet)
  if (ofSheet === undefined) known.set(sheet, (ofSheet = new WeakMap()))
  let is = ofSheet.get(models)
  if (is === undefined) ofSheet.set(models, (is = hasComposition(sheet, models)))
  return is
}

function hasComposition(sheet: SheetData, models: Models): boolean {
  const kinds = Object.keys(present(models))
  return sheet.compositions.some((composition) => {
    const known = new Set(composition.map(({ kind }) => kind))
    const { min: fewest, max: most } = rangeOf(sheet, composition)
    const total = sumOf(models)
    return (
      fewest <= total &&
      total <= most &&
      kinds.every((kind) => known.has(kind)) &&
      composition.every(({ kind, min, max }) => {
        const count = models[kind] ?? 0
        return min <= count && count <= max
      })
    )
  })
}

/** Every number of models that some composition allows, smallest first. */
export function totalsOf(sheet: SheetData): readonly number[] {
  const totals = new Set<number>()
  for (const composition of sheet.compositions) {
    const { min, max } = rangeOf(sheet, composition)
    for (let total = min; total <= max; total += 1) totals.add(total)
  }
  return [...totals].toSorted((a, b) => a - b)
}

/** Numbers of models in words: `10 to 20`, or `5 or 10` where not all between them can be had. */
export function totalsWords(totals: readonly number[]): string {
  const [least = 0] = totals
  const most = totals.at(-1) ?? 0
  const every = totals.length > 2 && totals.length === most - least + 1
  return every
    ? t('{least, number} to {most, number}', { least, most })
    : list(totals.map(String), 'or')
}
