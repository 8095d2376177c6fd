/** Something chosen in a roster file: a unit, a model of it, what it carries, an enhancement, a setting of the army. */
export interface RosterSelection {
  readonly name: string
  /** The owner's own name for it; empty without one. */
  readonly customName: string
  readonly notes: string
  readonly type: 'unit' | 'model' | 'upgrade'
  readonly number: number
  /** Its own points, without those of what it holds. */
  readonly points: number
  readonly categories: readonly string[]
  /** The category that it is listed under; empty where the file says none. */
  readonly primary: string
  /** What it was chosen from, the outermost first; empty where it was not chosen from a group. */
  readonly group: readonly string[]
  /** Whether the file has a profile or a rule for it; a mere heading has none. */
  readonly profiled: boolean
  readonly selections: readonly RosterSelection[]
}

/** A part of a roster file with units of its own; it may hold further ones. */
export interface RosterForce {
  readonly name: string
  readonly customName: string
  /** Name of the catalogue that it was made from: `Chaos - World Eaters`. */
  readonly catalogue: string
  readonly selections: readonly RosterSelection[]
  readonly forces: readonly RosterForce[]
}

/** A list as community apps save it in `.ros`, `.rosz` and `.json` files: names and counts, nested. */
export interface RosterTree {
  readonly name: string
  readonly gameSystem: string
  readonly gameSystemId: string
  /** The app that wrote it. */
  readonly source: string
  readonly points: number | null
  /** Id of the kind of cost that points are in these files; absent: `points`. */
  readonly pointsId?: string
  readonly limit: number | null
  readonly notes: string
  readonly forces: readonly RosterForce[]
}

/** Points of a selection with all that it holds. */
export function pointsWithin({ points, selections }: RosterSelection): number {
  return selections.reduce((sum, one) => sum + pointsWithin(one), points)
}

/** Models that a selection holds; null where it counts none. */
export function modelsWithin({ selections }: RosterSelection): number | null {
  const counts = selections.flatMap((one) => {
    if (one.type === 'model') return one.number
    return modelsWithin(one) ?? (one.type === 'unit' ? one.number : [])
  })
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}

/** Whether a selection only heads what it holds: it holds models, or has neither profile nor points of its own. */
export function isHeading(selection: RosterSelection): boolean {
  const { type, profiled, points, selections } = selection
  if (type === 'model' || selections.length === 0) return false
  return modelsWithin(selection) !== null || (type === 'upgrade' && !profiled && points === 0)
}
