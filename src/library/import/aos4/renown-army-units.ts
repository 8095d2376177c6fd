import type { UnitData } from '../../../systems/aos4/schema.ts'
import type { OfficialUnit } from '../battle-profiles.ts'
import { byText, keyOf, plain } from '../names.ts'
import { communityOptions } from './community-options.ts'
import type { CommunityArmy, CommunityUnit } from './community.ts'
import { compareOptions, noteGuesses } from './compare-options.ts'
import { unitFinder } from './find-units.ts'
import type { FindUnits } from './find-units.ts'
import { formerNames } from './former-names.ts'
import { communityId, communityName, roleName } from './join.ts'
import { readNotes } from './notes.ts'
import { boundUnits } from './overlay.ts'
import { quotaRulesOfUnits } from './quotas.ts'
import type { Setting } from './setting.ts'
import { settleOptions } from './settle-options.ts'
import { baseOfUnit, ordered } from './unit-base.ts'
import { excludeBothWays, rulesEverywhere, rulesOfNotes, withoutGroupCaps } from './unit-rules.ts'

/**
 * The units of an Army of Renown. List, options and roles are the catalogue's; current armies take the official unit's price,
 * Legends ones keep the catalogue's. `parents`: names of the factions that may field it.
 */
export function renownArmyUnits(
  army: CommunityArmy,
  parents: readonly string[],
  books: readonly [string, ...string[]],
  setting: Setting,
): UnitData[] {
  const ids = new Set(army.units.map(({ name }) => communityId(name)))
  const ofQuotas = quotaRulesOfUnits(army)
  const words = {
    idOf: communityId,
    heroes: plainHeroes(army),
    keywords: keywordsOf(army, setting),
  }
  const find = unitFinder(
    army.units.map(({ name }) => ({ id: communityId(name), name: communityName(name) })),
  )
  const units = new Map<string, UnitData>()
  for (const community of army.units) {
    const name = communityName(community.name)
    const official = officialOf(name, parents, setting)
    const base = baseOfUnit(name, community, official, { army: army.name, books }, setting)
    if (units.has(base.id)) continue
    const unit: UnitData = {
      ...base,
      ...priceOf(army, name, community, official, setting),
      ...rolesOf(community),
      ...ofQuotas.get(base.id),
      ...officialRules(official, name, find),
    }
    if (official && unit.models > 1) {
      const at = { where: army.name, what: name }
      setting.log.compare('reinforcing', at, unit.reinforce, community.reinforceable)
    }
    const leads = unit.onlyWith ? null : communityOptions(community, words)
    units.set(base.id, leads ? { ...unit, leads } : unit)
  }
  const all = settleOptions(army, companions(army, ids, [...units.values()]), setting)
  compareOptions(army, all, setting)
  noteGuesses(army, setting)
  return excludeBothWays(withoutGroupCaps(catalogueExclusions(army, all)))
    .map(ordered)
    .toSorted((a, b) => byText(a.id, b.id))
}

/** Keywords that any unit of the army has; helper sets (in mixed case) are none. */
function keywordsOf(army: CommunityArmy, { shelf }: Setting): ReadonlySet<string> {
  return new Set(
    army.units.flatMap(({ warscrollId, armyKeywords }) => [
      ...shelf.community(warscrollId).keywords.map((word) => plain(word).toUpperCase()),
      ...armyKeywords.map(plain).filter((word) => word === word.toUpperCase()),
    ]),
  )
}

/** Heroes without a role: where the catalogue lets one join, it joins like any other unit. */
function plainHeroes(army: CommunityArmy): ReadonlySet<string> {
  return new Set(
    army.units
      .filter((unit) => unit.hero || unit.armyKeywords.includes('HERO'))
      .filter(({ canJoinAs }) => canJoinAs.length === 0)
      .map(({ name }) => communityId(name)),
  )
}

function officialOf(
  name: string,
  parents: readonly string[],
  { join }: Setting,
): OfficialUnit | null {
  for (const parent of parents) {
    const plainName = name.replace(` (${parent})`, '')
    const found = join.factions.get(parent)?.find((one) => one.name === plainName)
    if (found?.official) return found.official
  }
  return join.onlyInRenown.get(keyOf(name)) ?? guestOf(name, join)
}

/** A unit of a faction that is no parent (an Ogor among Orruks), where its official price is the same everywhere. */
function guestOf(name: string, { factions }: Setting['join']): OfficialUnit | null {
  const found = [...factions.values()].flatMap((units) =>
    units.flatMap((unit) => (unit.name === name && unit.official ? [unit.official] : [])),
  )
  const [first] = found
  return first && found.every(({ points }) => points === first.points) ? first : null
}

/** What a unit's printed notes say wherever it is listed; roles and companions are the army's own matter. */
function officialRules(
  official: OfficialUnit | null,
  name: string,
  find: FindUnits,
): Partial<UnitData> {
  const notes = (official ? readNotes(official.notes, name) : []).map((note) =>
    note.kind === 'bonus-place' ? rulesOfNotes([note], find, name) : rulesEverywhere(note),
  )
  const rules: Partial<UnitData> = Object.assign({}, ...notes)
  const old = [...(rules.oldNames ?? []), ...formerNames(name)]
  return { ...rules, ...(old.length > 0 ? { oldNames: old } : {}) }
}

function priceOf(
  army: CommunityArmy,
  name: string,
  community: CommunityUnit,
  official: OfficialUnit | null,
  { log }: Setting,
): Partial<UnitData> {
  if (!official || official.points === community.points) return {}
  const at = { where: army.name, what: name }
  if (community.points === 0) log.compare('zero-price', at, official.points, community.points)
  const taken = army.legends && community.points > 0 ? 'community' : 'official'
  log.compare('army-of-renown-price', at, official.points, community.points, taken)
  return taken === 'official' ? {} : { points: community.points, priceFrom: 'community' }
}

function rolesOf(community: CommunityUnit): Partial<UnitData> {
  const roles = community.canJoinAs.map(roleName)
  return roles.length > 0 ? { roles } : {}
}

/** Ids of the units that are one and the same, listed under several factions: `X (Ironjawz)` and `X (Kruleboyz)`. */
function twinsOf(name: string, units: readonly UnitData[]): string[] {
  const base = / \((?!Scourge|\d)[^)]+\)$/.test(name) ? name.replace(/ \([^)]+\)$/, '') : null
  if (base === null) return []
  return units.filter((unit) => unit.name.startsWith(`${base} (`)).map(({ id }) => id)
}

/** Compulsory companions belong to their leader only. */
function companions(
  army: CommunityArmy,
  ids: ReadonlySet<string>,
  units: readonly UnitData[],
): UnitData[] {
  const leaders = new Map<string, string[]>()
  for (const { name, requires } of army.units)
    for (const { unit } of requires) {
      const id = communityId(unit)
      leaders.set(
        id,
        [...(leaders.get(id) ?? []), communityId(name)].filter((one) => ids.has(one)),
      )
    }
  return units.map((unit) => {
    const overlay = boundUnits.find((one) => one.army === army.name && one.unit === unit.name)
    if (overlay) return { ...unit, onlyWith: overlay.leaders.map(communityId) }
    const onlyWith = leaders.get(unit.id)
    if (!onlyWith) return unit
    const { leads: _, ...rest } = unit
    return { ...rest, onlyWith, auxiliary: false }
  })
}

/** Exclusions that the catalogue states, and those of one UNIQUE unit listed once for each faction. */
function catalogueExclusions(army: CommunityArmy, units: readonly UnitData[]): UnitData[] {
  const others = new Map<string, string[]>(
    units.flatMap(({ id, name }) => {
      const twins = twinsOf(name, units).filter((twin) => twin !== id)
      return twins.length > 0 ? [[id, twins] as const] : []
    }),
  )
  for (const rule of army.rosterRules)
    if (rule.type === 'excludes' && !rule.variant)
      others.set(communityId(rule.unit), rule.other.map(communityId))
  return units.map((unit) => {
    const excludes = others.get(unit.id)
    return excludes ? { ...unit, excludes } : unit
  })
}
