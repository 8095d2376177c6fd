import { plain } from '../../catalogue.ts'
import type { Models } from './models.ts'

/** The base that the catalogue gives for one kind of model. */
export interface ModelBase {
  readonly model: string
  readonly text: string
}

interface Base {
  readonly base: string
  readonly count: number | null
}

/**
 * Base sizes of a unit as the data files write them: `32mm`, `60 x 35mm`, and with the number of models where the unit mixes
 * bases, `28.5mm (3)`.
 */
export function basesOf(bases: readonly ModelBase[], models: readonly Models[]): readonly string[] {
  const counts = new Map<string, number | null>()
  for (const { base, count } of bases.flatMap((one) => readBase(one, models))) {
    const before = counts.get(base)
    counts.set(base, before === null || count === null ? null : (before ?? 0) + count)
  }
  const mixed = counts.size > 1
  return [...counts].map(([base, count]) => (mixed && count ? `${base} (${count})` : base))
}

/** `2/9 32mm 5/9 28.5mm` gives two sizes with their numbers; a plain size has the number of its models. */
function readBase({ model, text }: ModelBase, models: readonly Models[]): readonly Base[] {
  const line = plain(text)
  const sizes = [...line.matchAll(/(?:(\d+)\/\d+ )?(\d[\d.]*)(?:\s*[x×]\s*(\d[\d.]*))?\s*mm/gi)]
  if (sizes.length === 0) return /use model/i.test(line) ? [{ base: 'Use model', count: null }] : []
  const count = models.find(({ name }) => name === model)?.min ?? null
  return sizes.map(([, share, long, wide]) => ({
    base: wide === undefined ? `${long}mm` : `${long} x ${wide}mm`,
    count: share === undefined ? (sizes.length === 1 ? count : null) : Number(share),
  }))
}
