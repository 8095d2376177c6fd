import {
  attribute,
  conditionsOf,
  constraintsOf,
  isEntry,
  layersOf,
  listed,
  modifiersOf,
  numberIn,
} from '../../catalogue.ts'
import type { Entry, Modifier } from '../../catalogue.ts'
import type { CommunityUnit, Season } from '../community.ts'
import { allHold, isHidden, pointsOf, select } from './conditions.ts'
import type { Selection } from './conditions.ts'
import { nameById, shownName } from './source.ts'
import type { Source, Stage } from './source.ts'
import type { Warscrolls } from './warscrolls.ts'

/** What a unit's own entry says, before the leaders of its army are looked at. */
export type UnitFacts = Pick<
  CommunityUnit,
  | 'linkId'
  | 'warscrollId'
  | 'name'
  | 'variant'
  | 'variantOf'
  | 'points'
  | 'seasons'
  | 'legends'
  | 'hero'
  | 'unique'
  | 'warmaster'
  | 'size'
  | 'reinforceable'
  | 'maxPerArmy'
  | 'keywords'
  | 'armyKeywords'
  | 'auxiliaryAllowed'
  | 'canBeGeneral'
>

/** A unit of an army with the elements it is made of. */
export interface ArmyUnit extends UnitFacts {
  readonly selection: Selection
  /** Of the entry, then of the link. */
  readonly modifiers: readonly Modifier[]
}

/** What an army is read with: the stages of all seasons, once with and once without Legends allowed. */
export interface Army {
  readonly source: Source
  readonly warscrolls: Warscrolls
  readonly stages: readonly Stage[]
  readonly withoutLegends: readonly Stage[]
  readonly current: Stage
}

/** Reads one unit of an army. */
export function readUnit(army: Army, entry: Entry): ArmyUnit {
  const { source, current } = army
  const selection = select(entry, current.regiment)
  const categories = [...selection.categories].map((id) => nameById(source, id))
  const sheet = army.warscrolls.get(entry.entry)
  const name = shownName(entry.link).replace(/ ?\[LEGENDS\]?/, '')
  const variant = variantOf(name, selection.categories.has(source.ids.undersize))
  const seasons = seasonsOf(army, entry, variant)
  const modifiers = layersOf(entry).flatMap((layer) => modifiersOf(layer))
  const size = variant === 'undersize' ? sheet.sizeUndersize : sheet.size
  const links = layersOf(entry).flatMap((layer) => listed(layer, 'entryLinks'))
  const linksTo = (id: string) => links.some((link) => attribute(link, 'targetId') === id)
  const added = entry.link === entry.entry ? [] : listed(entry.link, 'categoryLinks')
  const hero = categories.includes('HERO')
  return {
    linkId: attribute(entry.link, 'id'),
    warscrollId: sheet.warscrollId,
    name,
    variant,
    variantOf: variant.startsWith('scourge') ? name.replace(/ ?\(Scourge of \w+\)/, '') : null,
    points: pointsOf(current.scene, selection),
    seasons,
    legends: sheet.legends || categories.includes('Legends') || needsLegends(army, entry, seasons),
    hero,
    unique: sheet.keywords.includes('UNIQUE'),
    warmaster: sheet.keywords.includes('WARMASTER'),
    size,
    reinforceable: linksTo(source.ids.reinforced) && variant !== 'undersize' && size > 1,
    maxPerArmy: maxPerArmy(entry),
    keywords: sheet.keywords,
    armyKeywords: added
      .map((link) => attribute(link, 'targetId'))
      .filter((id) => !isStructure(source, id))
      .map((id) => nameById(source, id)),
    auxiliaryAllowed: auxiliaryAllowed(army, entry, seasons),
    canBeGeneral:
      hero && linksTo(source.ids.general) && !selection.categories.has(source.ids.restrictGeneral),
    selection,
    modifiers,
  }
}

function isStructure({ ids }: Source, id: string): boolean {
  return [ids.undersize, ids.leader, ids.restrictGeneral, ids.legends].includes(id)
}

function variantOf(name: string, undersize: boolean): CommunityUnit['variant'] {
  if (undersize) return 'undersize'
  if (name.includes('Scourge of Ghyran')) return 'scourge-of-ghyran'
  return name.includes('Scourge of Aqshy') ? 'scourge-of-aqshy' : 'standard'
}

/** Seasons that show the unit. Most links of Aqshy variants forget to hide them in other seasons, so the name decides. */
function seasonsOf(army: Army, entry: Entry, variant: CommunityUnit['variant']): readonly Season[] {
  return army.stages
    .filter((stage) => !isHiddenBySeason(army.source, stage, entry))
    .map(({ season }) => season)
    .filter((season) => variant !== 'scourge-of-aqshy' || season === '2026-27')
}

function needsLegends(army: Army, entry: Entry, seasons: readonly Season[]): boolean {
  return (
    seasons.length > 0 &&
    army.withoutLegends.every((stage) => isHiddenBySeason(army.source, stage, entry))
  )
}

/** Hidden on account of season, Legends or catalogue alone, whatever its place in a regiment. */
function isHiddenBySeason(source: Source, stage: Stage, entry: Entry): boolean {
  const selection = select(entry, stage.regiment)
  let hidden = layersOf(entry).some((layer) => attribute(layer, 'hidden') === 'true')
  for (const { node, heads } of layersOf(entry).flatMap((layer) => modifiersOf(layer))) {
    if (attribute(node, 'field') !== 'hidden' || attribute(node, 'type') !== 'set') continue
    const ids = conditionsOf(heads).map((condition) => attribute(condition, 'childId'))
    if (ids.some((id) => concernsRegiment(source, id))) continue
    if (allHold(stage.scene, heads, selection)) hidden = attribute(node, 'value') === 'true'
  }
  return hidden
}

function concernsRegiment({ ids, data }: Source, id: string): boolean {
  if ([ids.regiment, ids.auxiliary, ids.option, ids.heroOption, ids.leader].includes(id))
    return true
  return id !== ids.allowLegends && isEntry(data.byId.get(id))
}

function auxiliaryAllowed(army: Army, entry: Entry, seasons: readonly Season[]): boolean | null {
  const { current, source } = army
  if (!seasons.includes(current.season)) return null
  const { catalogueId } = current.top
  const force = { entryId: source.ids.auxiliary, catalogueId, parent: current.top }
  return !isHidden(current.scene, select(entry, force))
}

/** The fixed limit in an army; a limit that something changes is a quota. */
function maxPerArmy(entry: Entry): number | null {
  const limits = layersOf(entry).flatMap((layer) => {
    const changed = new Set(modifiersOf(layer).map(({ node }) => attribute(node, 'field')))
    return constraintsOf(layer, 'max', ['roster'])
      .filter((constraint) => !changed.has(attribute(constraint, 'id')))
      .map((constraint) => numberIn(constraint, 'value'))
  })
  return limits.length > 0 ? Math.min(...limits) : null
}
