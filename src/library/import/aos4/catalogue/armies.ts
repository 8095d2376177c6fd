import {
  attribute,
  categoriesOf,
  conditionsOf,
  listed,
  modifiersOf,
  nameOf,
  rootEntries,
} from '../../catalogue.ts'
import type { Entry } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunityArmy, CommunityUnit, Season } from '../community.ts'
import { allowedBy, describeOptions, inheritCaps } from './allowed.ts'
import type { PlacedUnit } from './allowed.ts'
import { readCaps } from './caps.ts'
import { readQuotas } from './changing-limits.ts'
import { readFormations, readLores } from './composition.ts'
import { abilitiesOf } from './profiles.ts'
import { readRegimentPlaces } from './regiment-options.ts'
import { readRequired, readRosterRules } from './roster-rules.ts'
import { nameById, stageFor } from './source.ts'
import type { Source } from './source.ts'
import { readTables } from './tables.ts'
import { readUnit } from './units.ts'
import type { Army, ArmyUnit } from './units.ts'
import type { Warscrolls } from './warscrolls.ts'

/** Catalogues that are armies, by name, with the seasons that let them have regiments. */
export function armyCatalogues(
  source: Source,
  renown: XmlNode,
): readonly { readonly catalogue: XmlNode; readonly seasons: readonly Season[] }[] {
  const { catalogues } = source.data
  const bySeason = source.seasons.map(({ season, force }) => ({
    season,
    ids: new Set(
      listed(force, 'forceEntryLinks')
        .filter((link) => attribute(link, 'targetId') === source.ids.regiment)
        .flatMap((link) => modifiersOf(link).flatMap(({ heads }) => conditionsOf(heads)))
        .filter((condition) => attribute(condition, 'scope') === 'primary-catalogue')
        .map((condition) => attribute(condition, 'childId')),
    ),
  }))
  return [...catalogues.values()]
    .map((catalogue) => ({
      catalogue,
      seasons: bySeason
        .filter(({ ids }) => ids.has(attribute(catalogue, 'id')))
        .map(({ season }) => season),
    }))
    .filter(({ catalogue, seasons }) => {
      if (seasons.length > 0) return true
      const isLibrary = attribute(catalogue, 'library') === 'true'
      return !isLibrary && catalogue !== renown && !/^[✦❖]/.test(attribute(catalogue, 'name'))
    })
    .toSorted((a, b) => (nameOf(a.catalogue) < nameOf(b.catalogue) ? -1 : 1))
}

/** `Ogor Mawtribes - The Roving Maw`, without the Legends mark. */
export function fullName(catalogue: XmlNode): string {
  return nameOf(catalogue).replace(/\s*\[LEGENDS\]?$/, '')
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const isTerrain = ({ keywords }: ArmyUnit) => keywords.includes('FACTION TERRAIN')
const isTrait = ({ link }: Entry) => nameOf(link).startsWith('Battle Traits')

/** Reads an army; `regimentsOfRenown` is added once those are known. */
export function readArmy(
  source: Source,
  warscrolls: Warscrolls,
  catalogue: XmlNode,
  forceAvailableIn: readonly Season[],
): Omit<CommunityArmy, 'regimentsOfRenown'> {
  const army = prepare(source, warscrolls, attribute(catalogue, 'id'))
  const entries = sort(source, rootEntries(source.data, catalogue))
  const all = entries.units.map((entry) => readUnit(army, entry))
  const units = all.filter((unit) => !isTerrain(unit))
  const name = fullName(catalogue)
  const [faction = name, ...rest] = name.split(' - ')
  const renownName = rest.length > 0 ? rest.join(' - ') : null
  return {
    id: attribute(catalogue, 'id'),
    name: renownName ?? faction,
    slug: slugOf(name),
    kind: renownName === null ? 'faction' : 'army-of-renown',
    parentFaction: renownName === null ? null : faction,
    legends: attribute(catalogue, 'name').includes('[LEGENDS'),
    file: source.data.fileOf(catalogue),
    grandAlliance: allianceOf(units),
    battleTraits: entries.traits.flatMap(({ entry }) => abilitiesOf(source.data, entry)),
    // Terrain of no season belongs to campaign play.
    terrain: all.filter((unit) => isTerrain(unit) && unit.seasons.length > 0).map(terrainOf),
    battleFormations: entries.formations.flatMap((entry) => readFormations(army, entry)),
    spellLores: entries.spells.flatMap((entry) => readLores(army, entry)),
    prayerLores: entries.prayers.flatMap((entry) => readLores(army, entry)),
    manifestationLores: entries.manifestations.flatMap((entry) => readLores(army, entry)),
    quotas: readQuotas(source, units),
    required: readRequired(units),
    forceAvailableIn,
    ...readUnits(army, units),
  }
}

function prepare(source: Source, warscrolls: Warscrolls, id: string): Army {
  const stages = source.seasons.map((season) => stageFor(source, season, id))
  const withoutLegends = source.seasons.map((season) => stageFor(source, season, id, false))
  const current = stageFor(source, source.current, id)
  return { source, warscrolls, stages, withoutLegends, current }
}

/** Root entries by what they are. Heroes built by hand are left out. */
function sort(source: Source, entries: readonly Entry[]) {
  const isUnit = (entry: Entry) =>
    attribute(entry.entry, 'type') === 'unit' &&
    !isTrait(entry) &&
    !categoriesOf(entry).some((id) => nameById(source, id) === 'MANIFESTATION')
  const named = (name: string) =>
    entries.filter((entry) => !isUnit(entry) && nameOf(entry.link) === name)
  return {
    units: entries.filter(
      (entry) => isUnit(entry) && !nameOf(entry.link).startsWith('Anvil of Apotheosis'),
    ),
    traits: entries.filter(isTrait),
    formations: named('Battle Formation'),
    spells: named('Spell Lore'),
    prayers: named('Prayer Lore'),
    manifestations: named('Manifestation Lore'),
  }
}

function readUnits(army: Army, units: readonly ArmyUnit[]) {
  const { source } = army
  const places = readRegimentPlaces(source, units)
  const { caps, requires, roles } = readCaps(source, units, places)
  const { tables, ofUnit } = readTables(army, units)
  const listed = units.flatMap((unit, index): readonly PlacedUnit[] => {
    const place = places[index]
    return place ? [{ unit, place, caps: caps.get(unit.linkId) ?? [] }] : []
  })
  const placed = inheritCaps(listed)
  const finish = (one: PlacedUnit, index: number): CommunityUnit => {
    const { selection: _, modifiers: __, ...facts } = one.unit
    const { canLead, canJoinAs, gate, onlyWithLeaders } = one.place
    return {
      ...facts,
      canLead,
      canJoinAs,
      regimentOptions: canLead ? describeOptions(one, placed, listed[index]?.caps ?? []) : null,
      regimentGate: gate,
      onlyWithLeaders,
      caps: one.caps,
      requires: requires.get(one.unit.linkId) ?? [],
      enhancementTables: ofUnit.get(one.unit.linkId) ?? [],
      allowed: canLead ? allowedBy(one, placed) : null,
    }
  }
  const leaders = units.filter((_, index) => places[index]?.canLead)
  return {
    units: placed.map(finish),
    roles,
    enhancementTables: tables,
    rosterRules: readRosterRules(source, units, leaders),
  }
}

function terrainOf({ linkId, warscrollId, name, points, seasons, legends }: ArmyUnit) {
  return { id: linkId, warscrollId, name, points, seasons, legends }
}

const alliances = ['ORDER', 'CHAOS', 'DEATH', 'DESTRUCTION'] as const

/** The alliance that most units have. */
function allianceOf(units: readonly ArmyUnit[]): CommunityArmy['grandAlliance'] {
  const counts = alliances.map((alliance) => ({
    alliance,
    count: units.filter(({ keywords }) => keywords.includes(alliance)).length,
  }))
  const [first] = counts.toSorted((a, b) => b.count - a.count)
  return first && first.count > 0 ? first.alliance : null
}
