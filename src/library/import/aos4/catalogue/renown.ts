import {
  attribute,
  conditionsOf,
  constraintsOf,
  listed,
  modifiersOf,
  nameOf,
  numberIn,
  rootEntries,
} from '../../catalogue.ts'
import type { Entry } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunityArmy, CommunityRenown, RenownUnit } from '../community.ts'
import { isForceHidden, isHidden, limitOf, pointsOf, select } from './conditions.ts'
import type { Force, Scene, Selection } from './conditions.ts'
import { abilitiesOf, profilesOf } from './profiles.ts'
import { renownRules, rulesNamed } from './renown-rules.ts'
import type { RenownRules } from './renown-rules.ts'
import { nameById, shownName, stageFor } from './source.ts'
import type { Source } from './source.ts'
import { tableLinks } from './tables.ts'
import type { Warscrolls } from './warscrolls.ts'

/** The catalogue of the Regiments of Renown's units. */
export function renownCatalogue({ data }: Source): XmlNode {
  const found = [...data.catalogues.values()].find(
    (catalogue) => nameOf(catalogue) === 'Regiments of Renown',
  )
  if (!found) throw new Error('There is no catalogue of the Regiments of Renown.')
  return found
}

/**
 * Reads all Regiments of Renown. Call it last: manifestations that abilities name are looked for among the sheets read. Refuses
 * rules that are of no regiment.
 */
export function readRenown(
  source: Source,
  warscrolls: Warscrolls,
  catalogue: XmlNode,
  armies: readonly Pick<CommunityArmy, 'id' | 'slug'>[],
): readonly CommunityRenown[] {
  const id = attribute(catalogue, 'id')
  const entries = rootEntries(source.data, catalogue)
  const rules = renownRules(source.data, catalogue)
  const forces = listed(source.data.system, 'forceEntries').filter((force) => dependsOn(force, id))
  refuseLost(rules, forces)
  return forces.map((force) => {
    const allowedArmies = armies
      .filter((army) => isAllowed(source, force, id, army.id))
      .map(({ slug }) => slug)
    const content = contentOf(source, warscrolls, force, id, { entries, rules })
    return { ...describe(source, force), allowedArmies: allowedArmies.toSorted(), ...content }
  })
}

function refuseLost(rules: readonly RenownRules[], forces: readonly XmlNode[]): void {
  const found = new Set(forces.map((force) => rulesNamed(rules, regimentName(force))))
  const lost = rules.find((one) => !found.has(one))
  if (lost) throw new Error(`${lost.name}: there are rules but no Regiment of Renown of this name`)
}

const regimentName = (force: XmlNode) => nameOf(force).replace(/\s*\[LEGENDS\]?/, '')

function dependsOn(force: XmlNode, catalogueId: string): boolean {
  return modifiersOf(force)
    .flatMap(({ heads }) => conditionsOf(heads))
    .some(
      (condition) =>
        attribute(condition, 'scope') === 'primary-catalogue' &&
        attribute(condition, 'childId') === catalogueId,
    )
}

function describe(source: Source, force: XmlNode) {
  const id = attribute(force, 'id')
  const name = nameOf(force)
  const price = listed(force, 'costs').find((cost) => attribute(cost, 'typeId') === 'points')
  const seasons = source.seasons
    .filter((season) =>
      listed(season.force, 'forceEntryLinks').some((link) => attribute(link, 'targetId') === id),
    )
    .map(({ season }) => season)
  return {
    id,
    name: regimentName(force),
    legends: name.includes('[LEGENDS'),
    points: price ? numberIn(price, 'value') : null,
    seasons,
    pathToGloryOnly: seasons.length === 0,
  }
}

function isAllowed(source: Source, force: XmlNode, renownId: string, armyId: string): boolean {
  const { scene, top } = stageFor(source, source.current, armyId)
  const inside: Force = { entryId: attribute(force, 'id'), catalogueId: renownId, parent: top }
  return !isForceHidden({ ...scene, forces: [top, inside] }, force, inside)
}

interface Offered {
  readonly entries: readonly Entry[]
  readonly rules: readonly RenownRules[]
}

function contentOf(
  source: Source,
  warscrolls: Warscrolls,
  force: XmlNode,
  catalogueId: string,
  { entries, rules }: Offered,
) {
  const { scene, top } = stageFor(source, source.current, catalogueId)
  const inside: Force = { entryId: attribute(force, 'id'), catalogueId, parent: top }
  const stage = { ...scene, forces: [top, inside] }
  const shown = entries
    .map((entry) => select(entry, inside))
    .filter((selection) => !isHidden(stage, selection))
  const members = shown
    .filter(({ entry }) => attribute(entry, 'type') === 'unit')
    .map((selection) => ({
      kind: warscrolls.get(selection.entry).kind,
      unit: memberOf(source, warscrolls, stage, selection),
    }))
  const ofKind = (kind: string) => members.filter((member) => member.kind === kind)
  // By name: the catalogue forgets to show the rules of some regiments, and shows some with another.
  const own = rulesNamed(rules, regimentName(force))
  const units = ofKind('unit').map(({ unit }) => unit)
  return {
    units,
    manifestations: [
      ...ofKind('manifestation').map(({ unit }) => unit.name),
      ...(own ? namedManifestations(source, warscrolls, own) : []),
    ],
    terrain: ofKind('terrain').map(({ unit }) => unit.name),
    flexible: units.length === 0 || units.some(({ min, max }) => min !== max),
    abilities: own ? abilitiesOf(source.data, own.entry) : [],
    rules: own?.name ?? null,
    shownRules: rules
      .filter(({ entry }) => shown.some((selection) => selection.entry === entry))
      .map(({ name }) => name),
  }
}

function memberOf(
  source: Source,
  warscrolls: Warscrolls,
  scene: Scene,
  selection: Selection,
): RenownUnit {
  const sheet = warscrolls.get(selection.entry)
  const keywords = [...selection.categories].map((id) => nameById(source, id))
  const limit = (type: 'min' | 'max') => {
    const [constraint] = constraintsOf(selection.link, type, ['force'])
    return constraint ? limitOf(scene, constraint, selection) : 0
  }
  return {
    name: shownName(selection.link),
    warscrollId: sheet.warscrollId,
    min: limit('min'),
    max: limit('max'),
    points: pointsOf(scene, selection) || null,
    size: selection.categories.has(source.ids.undersize) ? sheet.sizeUndersize : sheet.size,
    hero: keywords.includes('HERO'),
    unique: keywords.includes('UNIQUE'),
    warmaster: keywords.includes('WARMASTER'),
    enhancementsIn: factionsWithTables(source, selection),
  }
}

/** Factions whose tables the unit's link offers it. */
function factionsWithTables(source: Source, selection: Selection): readonly string[] {
  const own = listed(selection.link, 'entryLinks')
  const names = tableLinks(source, selection)
    .filter(({ link }) => own.includes(link))
    .flatMap(({ link }) => modifiersOf(link).flatMap(({ heads }) => conditionsOf(heads)))
    .flatMap((condition) => source.data.catalogues.get(attribute(condition, 'childId')) ?? [])
    .map(nameOf)
  return [...new Set(names)].toSorted()
}

/** Manifestations that come with a regiment are named only in the words of its abilities. */
function namedManifestations(
  { data }: Source,
  warscrolls: Warscrolls,
  { entry }: RenownRules,
): readonly string[] {
  const text = profilesOf(data, entry)
    .flatMap((profile) => listed(profile, 'characteristics'))
    .map((one) => one.text)
    .join('\n')
  const names = warscrolls
    .all()
    .filter(({ kind, name }) => kind === 'manifestation' && text.includes(name))
    .map(({ name }) => name)
  return [...new Set(names)].toSorted()
}
