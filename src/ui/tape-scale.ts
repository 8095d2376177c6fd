export interface TapeScale {
  /** Points over the whole width: the limit, or the total when it is more. */
  readonly scale: number
  /** Points from one long tick to the next. */
  readonly step: number
  /** Where figures stand; the limit is always among them. */
  readonly figures: readonly number[]
  /** Place of the hook, 0 to 100. */
  readonly hook: number
}

function tickStep(scale: number): number {
  if (scale > 6000) return 1000
  if (scale > 3000) return 250
  return scale > 300 ? 100 : 1
}

/**
 * Lays out the rule for a limit and a total. A limit of 0 or less is drawn as one point, so that the
 * rule never divides by nothing. Figures that would touch the limit's own figure are left out.
 */
export function tapeScale(limit: number, total: number): TapeScale {
  const end = Math.max(1, limit)
  const scale = Math.max(end, total)
  const step = tickStep(scale)
  const every = step * 5
  const figures: number[] = []
  for (let at = every; at < end - scale * 0.12; at += every) figures.push(at)
  return { scale, step, figures: [...figures, end], hook: (end / scale) * 100 }
}
