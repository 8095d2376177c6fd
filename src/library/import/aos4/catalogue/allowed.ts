import type { CommunityCap, CommunityOption } from '../community.ts'
import type { RawOption, RegimentPlace } from './regiment-options.ts'
import type { ArmyUnit } from './units.ts'

/** A unit with its place in regiments and its limits as a leader. */
export interface PlacedUnit {
  readonly unit: ArmyUnit
  readonly place: RegimentPlace
  readonly caps: readonly CommunityCap[]
}

/** Who may come along with a leader, by name, with the most of it (null: no limit of its own). */
export function allowedBy(
  leader: PlacedUnit,
  units: readonly PlacedUnit[],
): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    companions(leader, units).map(({ companion, option }) => [
      companion.unit.name,
      capOf(leader, companion) ?? (takesOneOfRole(leader, option) ? 1 : null),
    ]),
  )
}

/** A leader's options with the units that each lets in, and the limit that goes with it. */
export function describeOptions(
  leader: PlacedUnit,
  units: readonly PlacedUnit[],
  listedRoles: readonly CommunityCap[],
): readonly CommunityOption[] {
  const allowed = companions(leader, units)
  return leader.place.options.map(({ refId, ...option }) => {
    const members = allowed
      .filter(({ companion }) => {
        return names({ refId, ...option }, companion) && letsIn(option, companion)
      })
      .map(({ companion }) => companion.unit.name)
    return { ...option, members, ...maxOf(option, leader.caps, listedRoles) }
  })
}

function letsIn(option: Omit<RawOption, 'refId'>, { unit, place }: PlacedUnit): boolean {
  if (option.hero) return unit.hero
  return (
    option.kind === 'unit' || !unit.hero || !['sub-hero', 'leader-only'].includes(place.gate ?? '')
  )
}

function maxOf(
  { kind, ref }: Pick<RawOption, 'kind' | 'ref'>,
  caps: readonly CommunityCap[],
  listedRoles: readonly CommunityCap[],
): Pick<CommunityOption, 'max' | 'maxAssumed'> {
  if (kind === 'role') {
    const max = caps.find(({ role }) => role === ref)?.max ?? 1
    const isListed = listedRoles.some(({ role }) => role === ref)
    return { max: max < 0 ? null : max, ...(!isListed && { maxAssumed: true as const }) }
  }
  const found = caps.find(({ unit, keywords, category }) =>
    kind === 'unit'
      ? unit === ref
      : category === ref || (keywords?.length === 1 && keywords[0] === ref),
  )
  return found && kind !== 'any' ? { max: found.max } : {}
}

function companions(leader: PlacedUnit, units: readonly PlacedUnit[]) {
  return units.flatMap((companion) => {
    if (companion === leader && companion.unit.maxPerArmy === 1) return []
    if (isShutOut(leader, companion)) return []
    const option = leader.place.options.find((one) => admits(leader, one, companion))
    return option ? [{ companion, option }] : []
  })
}

/** Roles go by name: some exist twice in the data, each list of leaders and members naming another. */
function names(
  option: Pick<RawOption, 'kind' | 'ref' | 'refId'>,
  { unit, place }: PlacedUnit,
): boolean {
  const { ids, categories } = unit.selection
  if (option.kind === 'any' || ids.has(option.refId) || categories.has(option.refId)) return true
  return option.kind === 'role' && place.canJoinAs.includes(option.ref)
}

function isShutOut(leader: PlacedUnit, { unit, place }: PlacedUnit): boolean {
  const { ids, categories } = unit.selection
  const removed = leader.place.options.some(
    ({ op, refId }) => op === 'remove' && (ids.has(refId) || categories.has(refId)),
  )
  const only = place.onlyWithLeaders
  return removed || (only.length > 0 && !only.includes(leader.unit.name))
}

/** A keyword lets in no hero that joins in roles only; a hero with a plain gate needs its role all the same. */
function admits(leader: PlacedUnit, option: RawOption, companion: PlacedUnit): boolean {
  const { unit, place } = companion
  if (option.op !== 'add' || !names(option, companion)) return false
  if (option.hero) return unit.hero
  if (!unit.hero) return true
  const byName = option.kind === 'unit'
  if (place.gate !== 'option' && !(byName && !place.canLead)) return false
  if (place.canJoinAs.length === 0 || byName || option.kind === 'role') return true
  return leader.caps.some(({ role, max }) => {
    return role !== undefined && max !== 0 && place.canJoinAs.includes(role)
  })
}

/** A role that no list of the data limits for this leader takes one hero. */
function takesOneOfRole({ caps }: PlacedUnit, option: RawOption): boolean {
  const unlimited = caps.some(({ role, max }) => role === option.ref && max < 0)
  return option.kind === 'role' && option.hero && !unlimited
}

function capOf({ caps }: PlacedUnit, { unit, place }: PlacedUnit): number | null {
  const limits = caps
    .filter((cap) => {
      if (cap.unit === unit.name) return true
      if (cap.keywords) return cap.keywords.every((keyword) => unit.keywords.includes(keyword))
      const joins = cap.role !== undefined && place.canJoinAs.includes(cap.role)
      return cap.max >= 0 && (joins || (cap.members?.includes(unit.name) ?? false))
    })
    .map(({ max }) => max)
  return limits.length > 0 ? Math.min(...limits) : null
}

/**
 * Limits with those that a Scourge variant takes over from its standard unit: the data's lists of leaders forget many variants.
 * Only where both have the same options.
 */
export function inheritCaps(units: readonly PlacedUnit[]): readonly PlacedUnit[] {
  const standard = new Map(
    units.filter(({ place }) => place.canLead).map((placed) => [placed.unit.name, placed]),
  )
  return units.map((placed) => {
    const base = standard.get(placed.unit.variantOf ?? '')
    if (!base || !placed.place.canLead || optionKey(base) !== optionKey(placed)) return placed
    const own = new Set(placed.caps.map((cap) => JSON.stringify(cap)))
    const missing = base.caps.filter((cap) => !own.has(JSON.stringify(cap)))
    const assumed = missing.map((cap) => ({ ...cap, assumed: true as const }))
    return { ...placed, caps: [...placed.caps, ...assumed] }
  })
}

function optionKey({ place }: PlacedUnit): string {
  return place.options
    .map(({ op, hero, refId }) => `${op} ${hero} ${refId}`)
    .toSorted()
    .join('\n')
}
