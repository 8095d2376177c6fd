import type { CostLine } from '../../engine/army.ts'
import { total } from '../../engine/costs.ts'
import type { Id, RosterGroup } from '../../engine/roster.ts'
import { numeral } from '../../engine/wording.ts'
import { saidOnce, t } from '../../text/t.ts'
import { todayOf } from './aliases.ts'
import type { AosGroup, AosUnit, GroupKind } from './army.ts'
import type { Catalogue } from './catalogue.ts'
import { surcharge } from './costs.ts'
import { shortLabels } from './options.ts'
import type { RenownData, RenownRegiment } from './schema.ts'
import { regimentAbilities } from './texts.ts'
import { resolveUnit } from './units.ts'

const styles = { regiment: 'own', renown: 'locked', auxiliary: 'loose' } as const

/** The kind of a group; one that a newer version may have made reads as a regiment. */
export function kindOf(group: RosterGroup): GroupKind {
  return group.kind === 'auxiliary' || group.kind === 'renown' ? group.kind : 'regiment'
}

/** The Regiment of Renown with this id, or null. */
export function renownOf(catalogue: Catalogue, from: Id | null): RenownRegiment | null {
  if (from === null) return null
  const { data } = catalogue
  let byId = renownById.get(data.renown)
  if (byId === undefined) {
    byId = new Map(data.renown.regiments.map((one) => [one.id, one]))
    renownById.set(data.renown, byId)
  }
  return byId.get(from) ?? byId.get(todayOf(data, 'renown', from)) ?? null
}

const renownById = new WeakMap<RenownData, ReadonlyMap<Id, RenownRegiment>>()

/** Units of a group, resolved; `as` where they are only tried. */
export function groupUnits(
  catalogue: Catalogue,
  season: Id,
  group: RosterGroup,
  as: typeof resolveUnit = resolveUnit,
): readonly AosUnit[] {
  const kind = kindOf(group)
  const renown = kind === 'renown' ? renownOf(catalogue, group.from) : null
  return group.units.map((unit) =>
    as(catalogue, unit, {
      group: group.id,
      kind,
      season,
      member: renown?.members.find((member) => member.unit === unit.unit) ?? null,
    }),
  )
}

/** A group with its places, price and words. `index` counts the regiments before it, from 1. */
export function makeGroup(
  catalogue: Catalogue,
  roster: RosterGroup,
  units: readonly AosUnit[],
  lines: readonly CostLine[],
  index: number,
): AosGroup {
  const kind = kindOf(roster)
  const leader = kind === 'regiment' ? (units.find((unit) => unit.leader) ?? null) : null
  const followers = units.filter((unit) => unit !== leader)
  const general = leader?.general ?? false
  const renown = kind === 'renown' ? renownOf(catalogue, roster.from) : null
  return {
    id: roster.id,
    roster,
    kind,
    style: styles[kind],
    section: '',
    spine: '',
    sort: '',
    numeral: kind === 'regiment' ? numeral(index) : kind === 'renown' ? 'R' : 'AUX',
    name: groupName(catalogue, kind, leader, renown, roster.from),
    units,
    leader,
    followers,
    general,
    renown,
    points: total(lines),
    places:
      kind === 'regiment'
        ? { used: placesUsed(followers), max: placesOf(catalogue, general) }
        : null,
    remark: remarkOf(catalogue, kind, leader, units.length),
    ...(renown ? { abilities: regimentAbilities(renown) } : {}),
  }
}

/** Places for units besides the leader. */
export function placesOf(catalogue: Catalogue, general: boolean): number {
  const { places } = catalogue.data.core
  return general ? places.general : places.regiment
}

/** One of each unit that brings its own place is not counted, as long as a unit that it needs is there. */
export function placesUsed(followers: readonly AosUnit[]): number {
  const free = new Set<Id>()
  for (const { entry } of followers) {
    if (entry?.bonusPlace && hasOneOf(followers, entry.bonusPlace.needs)) free.add(entry.id)
  }
  return followers.length - free.size
}

export function hasOneOf(units: readonly AosUnit[], ids: readonly Id[]): boolean {
  return units.some((unit) => ids.includes(unit.roster.unit))
}

function groupName(
  catalogue: Catalogue,
  kind: GroupKind,
  leader: AosUnit | null,
  renown: RenownRegiment | null,
  from: Id | null,
): string {
  if (kind === 'auxiliary') return t('Auxiliary units')
  if (kind === 'renown') {
    return renown?.name ?? catalogue.foreign(from ?? 'regiment-of-renown').profile.name
  }
  return leader?.name ?? t('No leader')
}

const oneMore = saidOnce((next: number) => t('one more +{next, number}', { next }))
const second = saidOnce((next: number) => t('no surcharge; a second +{next, number}', { next }))

function remarkOf(
  catalogue: Catalogue,
  kind: GroupKind,
  leader: AosUnit | null,
  count: number,
): string {
  if (kind === 'renown') return t('counts as a regiment')
  if (kind === 'auxiliary') {
    const each = catalogue.data.core.auxiliarySurcharge
    const now = surcharge(each, count)
    const next = surcharge(each, count + 1) - now
    // what there is of it is a line of its own
    return now > 0 ? oneMore(next) : second(next)
  }
  const leads = leader?.entry?.leads
  if (leads === undefined) return ''
  if (leads.length === 0) return t('nobody joins')
  return shortLabels(leads)
}
