import type { LoadoutOption, LoadoutSheet } from './loadout-sheet.ts'

/**
 * The order in which options are placed on models: those that need what others give after these, else the most particular
 * first. Options that need each other stand in that order too.
 */
export function ranksOf({ options, models }: LoadoutSheet): ReadonlyMap<LoadoutOption, number> {
  const waiting = options.toSorted(
    (a, b) =>
      (a.who?.length ?? models.length) - (b.who?.length ?? models.length) ||
      givesUp(b) - givesUp(a),
  )
  const ranks = new Map<LoadoutOption, number>()
  while (waiting.length > 0) {
    const ready = waiting.findIndex(
      (option) => !waiting.some((giver) => giver !== option && gives(giver, option)),
    )
    for (const option of waiting.splice(Math.max(0, ready), 1)) ranks.set(option, ranks.size)
  }
  return ranks
}

const givesUp = ({ from }: LoadoutOption): number => from?.[0]?.length ?? 0

function gives(giver: LoadoutOption, option: LoadoutOption): boolean {
  if (!shareModels(giver, option)) return false
  const needed = new Set([
    ...(option.from ?? []).flatMap((set) => set.map(([item]) => item)),
    ...(option.with ?? []).flat(),
  ])
  return giver.to.some((items) => items?.some(([item]) => needed.has(item)) ?? false)
}

function shareModels(a: LoadoutOption, b: LoadoutOption): boolean {
  const { who } = b
  return !who || !a.who || a.who.some((kind) => who.includes(kind))
}

/** Options that speak of the same items of the same models form a cluster, and so do those that hang together through others. */
export function clustersOf(sheet: LoadoutSheet): ReadonlyMap<LoadoutOption, number> {
  const clusters = new Map<LoadoutOption, number>()
  const touched = new Map(sheet.options.map((option) => [option, itemsOf(sheet, option)]))
  const join = (option: LoadoutOption, cluster: number) => {
    if (clusters.has(option)) return
    clusters.set(option, cluster)
    const items = touched.get(option)
    for (const [other, others] of touched) {
      if (!shareModels(option, other)) continue
      if ([...others].some((item) => items?.has(item))) join(other, cluster)
    }
  }
  for (const option of sheet.options) join(option, clusters.size)
  return clusters
}

/** Every item that an option speaks of, with those that go ill with it. */
function itemsOf({ apart = [] }: LoadoutSheet, option: LoadoutOption): ReadonlySet<number> {
  const own = new Set([
    ...[...(option.from ?? []), ...option.to].flatMap((set) => (set ?? []).map(([item]) => item)),
    ...(option.with ?? []).flat(),
    ...(option.without ?? []),
  ])
  const beside = apart.filter((set) => set.some((item) => own.has(item))).flat()
  return new Set([...own, ...beside])
}
