import {
  attribute,
  conditionsOf,
  constraintsOf,
  isEntry,
  listed,
  modifiersOf,
  numberIn,
} from '../../catalogue.ts'
import type { Modifier } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunityCap, CommunityRole } from '../community.ts'
import type { RegimentPlace } from './regiment-options.ts'
import { nameById } from './source.ts'
import type { Source } from './source.ts'
import type { ArmyUnit } from './units.ts'

interface Requirement {
  readonly unit: string
  readonly min: number
}

/** Limits and compulsory companions of each leader, by link id; and the roles of the army. */
export interface Caps {
  readonly caps: ReadonlyMap<string, readonly CommunityCap[]>
  readonly requires: ReadonlyMap<string, readonly Requirement[]>
  readonly roles: readonly CommunityRole[]
}

interface Reading {
  readonly source: Source
  readonly units: readonly ArmyUnit[]
  readonly places: readonly RegimentPlace[]
  readonly caps: Lists<CommunityCap>
  readonly requires: Lists<Requirement>
}

/** Lists by leader in which each item stands once. */
class Lists<Item> {
  readonly lists = new Map<string, Item[]>()

  add(key: string, item: Item): void {
    const list = this.lists.get(key) ?? []
    if (!list.some((known) => JSON.stringify(known) === JSON.stringify(item))) list.push(item)
    this.lists.set(key, list)
  }
}

/** Reads the limits that units and categories of an army state for its leaders. */
export function readCaps(
  source: Source,
  units: readonly ArmyUnit[],
  places: readonly RegimentPlace[],
): Caps {
  const reading: Reading = {
    source,
    units,
    places,
    caps: new Lists(),
    requires: new Lists(),
  }
  for (const unit of units) {
    for (const modifier of unit.modifiers) {
      readKeywordCap(reading, modifier)
      readUnitCap(reading, unit, modifier)
    }
  }
  const roles = readRoles(reading)
  return { caps: reading.caps.lists, requires: reading.requires.lists, roles }
}

/** Leaders with an id: the first unit only, since a warscroll may be several units' of an army. */
function leadersWith({ units, places }: Reading, ids: readonly string[]): readonly ArmyUnit[] {
  return ids.flatMap((id) => {
    const index = units.findIndex((unit) => unit.selection.ids.has(id))
    return places[index]?.canLead ? (units[index] ?? []) : []
  })
}

/** Entries that must be the regiment's leader, or be in it, for these conditions to hold. */
function presentIn({ source }: Reading, heads: readonly XmlNode[]): readonly string[] {
  return conditionsOf(heads)
    .filter(({ attributes: { type, scope } }) => {
      return type === 'instanceOf' || (type === 'atLeast' && scope === 'force')
    })
    .map((condition) => attribute(condition, 'childId'))
    .filter((id) => isEntry(source.data.byId.get(id)))
}

export const tooMany = /^Regiment has too many selections of (.+?) \(max (\d+)\)/
export const skryreCap =
  /^You cannot include more than (\d+) (.+) in a regiment led by a non-(.+?) HERO/

export function messageOf({ node }: Modifier): string {
  return attribute(node, 'field') === 'error' ? attribute(node, 'value').trim() : ''
}

/** Limits on keywords stand in errors, whose leaders the group around tests. */
function readKeywordCap(reading: Reading, modifier: Modifier): void {
  const message = messageOf(modifier)
  const [, keyword, max] = tooMany.exec(message) ?? []
  if (keyword !== undefined)
    for (const leader of leadersWith(reading, presentIn(reading, modifier.heads.slice(0, 1))))
      reading.caps.add(leader.linkId, { keywords: [keyword], max: Number(max) })
  const [, limit, what, clan] = skryreCap.exec(message) ?? []
  if (what === undefined || clan === undefined) return
  const exempt = exemptFrom(reading.source, modifier)
  const keywords = what.startsWith(`${clan} `) ? [clan, what.slice(clan.length + 1)] : [what]
  reading.units.forEach((unit, index) => {
    const isExempt = unit.keywords.includes(clan) || exempt.some((id) => unit.selection.ids.has(id))
    if (reading.places[index]?.canLead && !isExempt)
      reading.caps.add(unit.linkId, { keywords, max: Number(limit) })
  })
}

/** Entries whose absence from the regiment an error depends on. */
export function exemptFrom({ data }: Source, { heads }: Modifier): readonly string[] {
  return conditionsOf(heads)
    .filter(({ attributes: { type } }) => type === 'lessThan')
    .map((condition) => attribute(condition, 'childId'))
    .filter((id) => isEntry(data.byId.get(id)))
}

/** The group of an error about keywords also hides what is too many: that is no limit of its own. */
function goesWithError({ heads }: Modifier): boolean {
  return heads
    .slice(0, 1)
    .flatMap((group) => modifiersOf(group))
    .some((inside) => {
      const message = messageOf(inside)
      return tooMany.test(message) || skryreCap.test(message)
    })
}

function readUnitCap(reading: Reading, unit: ArmyUnit, modifier: Modifier): void {
  const constraint = reading.source.data.byId.get(attribute(modifier.node, 'field'))
  if (constraint?.name !== 'constraint' || attribute(modifier.node, 'type') !== 'set') return
  if (!['force', 'parent'].includes(attribute(constraint, 'scope'))) return
  if (goesWithError(modifier)) return
  const value = numberIn(modifier.node, 'value')
  const leaders = leadersWith(reading, presentIn(reading, modifier.heads))
  const isMin = attribute(constraint, 'type') === 'min'
  if (isMin && value >= 1)
    for (const { linkId } of leaders) reading.requires.add(linkId, { unit: unit.name, min: value })
  else if (!isMin && value >= 1)
    for (const { linkId } of leaders) reading.caps.add(linkId, { unit: unit.name, max: value })
  else if (!isMin && value === 0) readSharedCap(reading, modifier, leaders)
}

/** "No more of this once there are n of those": a limit on the category, or on the units that match a test. */
function readSharedCap(reading: Reading, { heads }: Modifier, leaders: readonly ArmyUnit[]): void {
  const { data } = reading.source
  const counted = conditionsOf(heads).find(
    ({ attributes: { type, scope, childId, value } }) =>
      type === 'atLeast' &&
      scope === 'force' &&
      Number(value) >= 2 &&
      data.byId.get(childId ?? '')?.name === 'categoryEntry',
  )
  if (counted) {
    const keywords = [nameById(reading.source, attribute(counted, 'childId'))]
    const max = numberIn(counted, 'value') - 1
    for (const { linkId } of leaders) reading.caps.add(linkId, { keywords, max })
    return
  }
  for (const group of testsIn(heads)) {
    const cap = testCap(reading, group)
    if (cap) for (const { linkId } of leaders) reading.caps.add(linkId, cap)
  }
}

function testsIn(heads: readonly XmlNode[]): readonly XmlNode[] {
  return heads.flatMap((head) => [
    ...listed(head, 'localConditionGroups').filter(
      ({ attributes: { scope, type, value } }) =>
        scope === 'force' && type === 'atLeast' && Number(value) >= 2,
    ),
    ...testsIn(listed(head, 'conditionGroups')),
  ])
}

function testCap({ source, units }: Reading, group: XmlNode): CommunityCap | undefined {
  const tests = conditionsOf([group])
    .filter((condition) => attribute(condition, 'scope') === 'self')
    .map((condition) => ({
      wanted: attribute(condition, 'type') === 'instanceOf',
      id: attribute(condition, 'childId'),
    }))
  if (tests.length === 0) return undefined
  const members = units.filter(({ selection: { ids, categories } }) =>
    tests.every(({ wanted, id }) => (ids.has(id) || categories.has(id)) === wanted),
  )
  return {
    category: tests
      .map(({ wanted, id }) => `${wanted ? '' : '!'}${nameById(source, id)}`)
      .join(' & '),
    members: namesOf(members),
    max: numberIn(group, 'value') - 1,
  }
}

function namesOf(units: readonly ArmyUnit[]): readonly string[] {
  return [...new Set(units.map(({ name }) => name))].toSorted()
}

/** Roles and helper sets: categories whose limit in a regiment depends on the leader. */
function readRoles(reading: Reading): readonly CommunityRole[] {
  const { source, units, places } = reading
  const used = new Set([
    ...units.flatMap(({ selection }) => [...selection.categories]),
    ...places.flatMap(({ joinIds, options }) => [...joinIds, ...options.map(({ refId }) => refId)]),
  ])
  return [...used].toSorted().flatMap((id) => {
    const category = source.data.byId.get(id)
    return category?.name === 'categoryEntry' ? readRole(reading, id, category) : []
  })
}

function readRole(reading: Reading, id: string, category: XmlNode): readonly CommunityRole[] {
  const { source, units, places } = reading
  const name = nameById(source, id)
  const members = namesOf(units.filter((_, index) => places[index]?.joinIds.includes(id)))
  const limits = constraintsOf(category, 'max', ['force'])
  const roles = limits.map((limit) => {
    const variants = modifiersOf(category)
      .filter(({ node }) => attribute(node, 'field') === attribute(limit, 'id'))
      .filter(({ node }) => attribute(node, 'type') === 'set')
      .map((modifier) => readVariant(reading, modifier))
    for (const { max, leaders } of variants) {
      const cap = members.length > 0 ? { role: name, max } : helperCap(reading, id, max)
      for (const { linkId } of leaders) reading.caps.add(linkId, cap)
    }
    return {
      name,
      defaultMax: numberIn(limit, 'value'),
      variants: variants.map(({ max, names }) => ({ max, leaders: names })),
      members,
    }
  })
  if (limits.length === 0 && members.length > 0)
    return [{ name, defaultMax: null, variants: [], members }]
  return roles.filter(({ variants }) => members.length > 0 || variants.length > 0)
}

function readVariant(reading: Reading, { node, heads }: Modifier) {
  const { source, units, places } = reading
  const ids = conditionsOf(heads)
    .filter((condition) => ['instanceOf', 'atLeast'].includes(attribute(condition, 'type')))
    .map((condition) => attribute(condition, 'childId'))
    .filter((id) => isEntry(source.data.byId.get(id)))
  return {
    max: numberIn(node, 'value'),
    names: [...new Set(ids.map((id) => nameById(source, id)))],
    leaders: units.filter(
      (unit, index) => places[index]?.canLead && ids.some((id) => unit.selection.ids.has(id)),
    ),
  }
}

function helperCap({ source, units }: Reading, id: string, max: number): CommunityCap {
  const members = units.filter(({ selection }) => selection.categories.has(id))
  return { category: nameById(source, id), members: namesOf(members), max }
}
