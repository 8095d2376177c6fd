import type { BattleProfiles, OfficialUnit } from '../battle-profiles.ts'
import { keyOf, plain, slugOf } from '../names.ts'
import type { Community, CommunityArmy, CommunityUnit } from './community.ts'
import { unitName } from './names.ts'
import { lostUnits, renames, roleNames } from './overlay.ts'

/** A unit of a faction's own list with what each source says of it; `official` null: only the catalogue has it. */
export interface JoinedUnit {
  readonly name: string
  readonly id: string
  readonly official: OfficialUnit | null
  readonly community: CommunityUnit
}

export interface Join {
  /** By the faction's name. */
  readonly factions: ReadonlyMap<string, readonly JoinedUnit[]>
  /** Official units that are only in an Army of Renown, though listed under its faction: by key of their name. */
  readonly onlyInRenown: ReadonlyMap<string, OfficialUnit>
}

const legendsFaction = 'Warhammer Legends'
const renamed = new Map(renames.map(({ community, official }) => [community, official]))

/** The name that the project gives a unit of the catalogue. */
export function communityName(name: string): string {
  const clean = unitName(name)
  return renamed.get(clean) ?? clean
}

/** The name that the project gives a role of the catalogue. */
export function roleName(name: string): string {
  const clean = plain(name)
  return roleNames.find(({ community }) => community === clean)?.official ?? clean
}

export function communityId(name: string): string {
  return slugOf(communityName(name))
}

/**
 * Brings the two sources together: every official unit with the catalogue's unit of its faction. Throws with the name of an
 * official unit that the catalogue has nowhere.
 */
export function joinUnits(profiles: BattleProfiles, community: Community): Join {
  const factions = community.armies.filter(({ kind }) => kind === 'faction')
  const officials = new Map<string, OfficialUnit>()
  const onlyInRenown = new Map<string, OfficialUnit>()
  const legendsHomes = homesOfLegends(factions)
  const elsewhere = renownKeys(community.armies)
  for (const unit of profiles.units) {
    const key = keyOf(unit.name)
    const home = unit.faction === legendsFaction ? legendsHomes.get(key) : unit.faction
    const army = factions.find(({ name }) => name === home)
    if (army && army.units.some((one) => keyOf(communityName(one.name)) === key))
      officials.set(`${army.name} ${key}`, unit)
    else if (elsewhere.has(key)) onlyInRenown.set(key, unit)
    else throw new Error(`${unit.name} (${unit.faction}): no unit of this name in the catalogue`)
  }
  return {
    factions: new Map(factions.map((army) => [army.name, joinedUnits(army, officials)])),
    onlyInRenown,
  }
}

function homesOfLegends(factions: readonly CommunityArmy[]): ReadonlyMap<string, string> {
  return new Map(
    factions.flatMap(({ name, units }) =>
      units
        .filter(({ legends }) => legends)
        .map((unit) => [keyOf(communityName(unit.name)), name] as const),
    ),
  )
}

function renownKeys(armies: readonly CommunityArmy[]): ReadonlySet<string> {
  return new Set(
    armies
      .filter(({ kind }) => kind === 'army-of-renown')
      .flatMap(({ units }) => units.map(({ name }) => keyOf(communityName(name)))),
  )
}

function joinedUnits(
  army: CommunityArmy,
  officials: ReadonlyMap<string, OfficialUnit>,
): readonly JoinedUnit[] {
  return army.units.map((community) => {
    const name = communityName(community.name)
    const official = officials.get(`${army.name} ${keyOf(name)}`) ?? null
    return { name, id: slugOf(name), official, community }
  })
}

/** A unit's name with the capitals that the profiles give it, where it is the same name. */
export function printedName(name: string, official: OfficialUnit | null): string {
  return official && keyOf(official.name) === keyOf(name) ? official.name : name
}

/** Whether a unit without an official record belongs to the current profiles all the same: its row was lost. */
export function isLost(name: string): boolean {
  return lostUnits.some(({ unit }) => unit === name)
}
