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

/** Fewest and most models of a composition. */
export function rangeOf(composition: Composition): { readonly min: number; readonly max: number } {
  let min = 0
  let max = 0
  for (const kind of composition) {
    min += kind.min
    max += kind.max
  }
  return { min, max }
}

/** The models that a unit has when its owner only says how many: the fewest where nothing is said. */
export function usualModels(
  sheet: SheetData | null,
  fewest: number,
  total: number | null = null,
): Models {
  const first = sheet?.compositions[0]
  if (!sheet || !first) return { [onlyKind]: total ?? fewest }
  const wanted = total ?? rangeOf(first).min
  const fitting = sheet.compositions.find((composition) => {
    const { min, max } = rangeOf(composition)
    return min <= wanted && wanted <= max
  })
  return filled(fitting ?? first, wanted)
}

/** The fewest of each kind, then more of the main one; what no kind has room for goes to it all the same. */
function filled(composition: Composition, total: number): Models {
  const models: Record<string, number> = {}
  for (const { kind, min } of composition) models[kind] = (models[kind] ?? 0) + min
  let rest = total - sumOf(models)
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

/** Without the kinds of which there are none. */
export function present(models: Models): Models {
  return Object.fromEntries(Object.entries(models).filter(([, count]) => count > 0))
}

/** Whether some composition of the datasheet has these models. */
export function isComposition(sheet: SheetData, models: Models): boolean {
  const kinds = Object.keys(present(models))
  return sheet.compositions.some((composition) => {
    const known = new Set(composition.map(({ kind }) => kind))
    if (sumOf(models) > (sheet.maxModels ?? Infinity)) return false
    return (
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
    const { min, max } = rangeOf(composition)
    const most = Math.min(max, sheet.maxModels ?? max)
    for (let total = min; total <= most; total += 1) totals.add(total)
  }
  return [...totals].toSorted((a, b) => a - b)
}
