import type { RegimentOption, UnitData } from '../../../systems/aos4/schema.ts'
import { byText, plain } from '../names.ts'
import { communityOptions } from './community-options.ts'
import type { CommunityArmy } from './community.ts'
import { compareKeywords, compareOptions } from './compare-options.ts'
import { unitFinder } from './find-units.ts'
import type { FindUnits } from './find-units.ts'
import { formerNames } from './former-names.ts'
import { communityId, isLost, roleName } from './join.ts'
import type { JoinedUnit } from './join.ts'
import { readNotes } from './notes.ts'
import type { Note } from './notes.ts'
import { officialOptions } from './official-options.ts'
import type { OptionContext } from './official-options.ts'
import { roles as roleOverlay } from './overlay.ts'
import { quotaRulesOfUnits } from './quotas.ts'
import type { Setting } from './setting.ts'
import { baseOfUnit, ordered, standardId } from './unit-base.ts'
import { excludeBothWays, rulesEverywhere, rulesOfNotes, withoutGroupCaps } from './unit-rules.ts'

/** The units of a faction's own list: official where there is a record, the catalogue's for the rest. */
export function factionUnits(army: CommunityArmy, book: string, setting: Setting): UnitData[] {
  const joined = setting.join.factions.get(army.name) ?? []
  const find = unitFinder(joined)
  const notes = new Map(joined.map((one) => [one.id, notesOf(one)]))
  const ofQuotas = quotaRulesOfUnits(army)
  const units = joined.map((one): UnitData => {
    const place = { army: army.name, books: [book] as const }
    const base = baseOfUnit(one.name, one.community, one.official, place, setting)
    noteSource(one, army.name, setting)
    const own = one.official
      ? rulesOfNotes(notes.get(one.id) ?? [], find, one.name)
      : communityRules(one, notes, ofQuotas)
    return overlaid({ ...base, ...own }, army.name)
  })
  compareRules(army, joined, units, setting)
  const withOptions = addOptions(army, joined, units, find, setting)
  compareOptions(army, withOptions, setting)
  compareKeywords(army, joined, setting)
  return excludeBothWays(withoutGroupCaps(exclusive(army, withOptions)))
    .map(ordered)
    .toSorted((a, b) => byText(a.id, b.id))
}

function notesOf({ official, name }: JoinedUnit): readonly Note[] {
  return official ? readNotes(official.notes, name) : []
}

function noteSource(
  { official, name, community }: JoinedUnit,
  army: string,
  { log }: Setting,
): void {
  if (official) {
    log.compare('price', { where: army, what: name }, official.points, community.points)
    return
  }
  const lost = isLost(name)
  if (community.variant === 'scourge-of-ghyran') return
  log.add({
    kind: lost ? 'overlay' : 'community-only',
    where: army,
    what: name,
    community: `${community.points} points, ${community.size} models`,
    taken: lost ? 'overlay' : 'community',
  })
}

/** A unit that only the catalogue has follows its standard unit's notes where those name no other unit. */
function communityRules(
  { name, id, community }: JoinedUnit,
  notes: ReadonlyMap<string, readonly Note[]>,
  ofQuotas: ReadonlyMap<string, Partial<UnitData>>,
): Partial<UnitData> {
  const standard = notes.get(standardId(name) ?? '') ?? []
  const caps = standard.filter(({ kind }) => kind === 'regiment-cap').map(rulesEverywhere)
  const roles = community.canJoinAs.map(roleName)
  return {
    ...(roles.length > 0 ? { roles } : {}),
    ...ofQuotas.get(id),
    ...Object.assign({}, ...caps),
  }
}

function overlaid(unit: UnitData, army: string): UnitData {
  const roles = roleOverlay.find((entry) => entry.faction === army && entry.unit === unit.name)
  const old = [...(unit.oldNames ?? []), ...formerNames(unit.name)]
  return {
    ...unit,
    ...(roles ? { roles: roles.roles } : {}),
    ...(old.length > 0 ? { oldNames: old } : {}),
  }
}

/** Units that allow no other UNIQUE unit beside them, and pairs that only the catalogue knows. */
function exclusive(army: CommunityArmy, units: readonly UnitData[]): UnitData[] {
  const alone = new Set(
    army.rosterRules
      .filter(({ type }) => type === 'no-other-unique')
      .map((rule) => ('unit' in rule ? communityId(rule.unit) : '')),
  )
  return units.map((unit) =>
    alone.has(unit.id) ? { ...unit, excludesAll: { keyword: 'UNIQUE' } } : unit,
  )
}

function compareRules(
  army: CommunityArmy,
  joined: readonly JoinedUnit[],
  units: readonly UnitData[],
  { log }: Setting,
): void {
  for (const [at, one] of joined.entries()) {
    const unit = units[at]
    if (!unit || !one.official) continue
    const where = { where: army.name, what: one.name }
    if (unit.models > 1)
      log.compare('reinforcing', where, unit.reinforce, one.community.reinforceable)
    const roles = one.community.canJoinAs.map(roleName).join(', ')
    log.compare('role', where, (unit.roles ?? []).join(', '), roles)
  }
}

function addOptions(
  army: CommunityArmy,
  joined: readonly JoinedUnit[],
  units: readonly UnitData[],
  find: FindUnits,
  setting: Setting,
): UnitData[] {
  const context = optionContext(army, units, find, setting)
  const led = units.map((unit, at): UnitData => {
    const one = joined[at]
    const leads = one && unit.onlyWith === undefined ? optionsOf(one, context) : null
    return leads ? { ...unit, leads } : unit
  })
  return led.map((unit) => withoutNamed(unit, led))
}

function optionsOf(
  { official, community, name }: JoinedUnit,
  context: OptionContext,
): RegimentOption[] | null {
  return official
    ? officialOptions(official.options, name, context)
    : communityOptions(community, { idOf: communityId, heroes: new Set(), keywords: new Set() })
}

/** A leader whose options name the unit needs no second entry on the unit. */
function withoutNamed(unit: UnitData, units: readonly UnitData[]): UnitData {
  if (!unit.joins) return unit
  const joins = unit.joins.filter((leader) => {
    const options = units.find(({ id }) => id === leader)?.leads ?? []
    return !options.some(
      (option) =>
        option.kind === 'units' &&
        'units' in option.select &&
        option.select.units.includes(unit.id),
    )
  })
  const { joins: _, ...rest } = unit
  return joins.length > 0 ? { ...rest, joins } : rest
}

function optionContext(
  army: CommunityArmy,
  units: readonly UnitData[],
  find: FindUnits,
  { shelf, join, log }: Setting,
): OptionContext {
  const roles = new Map<string, string[]>()
  for (const { id, roles: names = [] } of units)
    for (const name of names) roles.set(name, [...(roles.get(name) ?? []), id])
  for (const { name, members } of army.roles)
    if (members.length > 0 && !roles.has(roleName(name))) log.add(unusedRole(army, name))
  const joined = join.factions.get(army.name) ?? []
  const asked = new Set(joined.flatMap(({ official }) => official?.keywords ?? []))
  const keywords = new Set(
    joined.flatMap(({ community }) => [
      ...shelf.community(community.warscrollId).keywords.map((word) => plain(word).toUpperCase()),
      ...community.armyKeywords.map(plain),
    ]),
  )
  for (const unit of units) for (const keyword of unit.keywords ?? []) keywords.add(keyword)
  return {
    roles,
    faction: army.name,
    keywords,
    asked,
    find,
    sets: alliesSets(join.onlyInRenown.values()),
  }
}

function unusedRole(army: CommunityArmy, name: string) {
  return { kind: 'role', where: army.name, what: `${roleName(name)}: no unit joins so` } as const
}

/** The one set that unit names make: every unit called `Allies of the Free Cities ...`. */
function alliesSets(
  units: Iterable<{ readonly name: string }>,
): ReadonlyMap<string, readonly string[]> {
  const set = 'Allies of the Free Cities'
  const ids = [...units]
    .filter(({ name }) => name.startsWith(`${set} `))
    .map(({ name }) => communityId(name))
  return new Map([[set, ids.toSorted(byText)]])
}
