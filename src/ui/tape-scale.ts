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

/** From this scale on: points from tick to tick and from figure to figure. Round numbers, as on a real tape. */
const rulings = [
  { from: 40_000, step: 5000, every: 25_000 },
  { from: 8000, step: 1000, every: 5000 },
  { from: 4000, step: 200, every: 1000 },
  { from: 300, step: 100, every: 500 },
  { from: 60, step: 10, every: 50 },
  { from: 0, step: 1, every: 5 },
] as const
const finest = { step: 1, every: 5 } as const

/**
 * Lays out the rule for a limit and a total. A limit of 0 or less is drawn as one point, so that the
 * rule never divides by nothing. Figures that would touch the limit's own figure are left out.
 */
export function tapeScale(limit: number, total: number): TapeScale {
  const end = Math.max(1, limit)
  const scale = Math.max(end, total)
  const { step, every } = rulings.find(({ from }) => scale > from) ?? finest
  const figures: number[] = []
  for (let at = every; at < end - scale * 0.16; at += every) figures.push(at)
  return { scale, step, figures: [...figures, end], hook: (end / scale) * 100 }
}
