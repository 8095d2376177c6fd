import { attribute, layersOf, listed, nameOf, numberIn, targetOf } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { Ability, CommunityTable, Season } from '../community.ts'
import { isElementHidden, isHidden, pointsOf, select } from './conditions.ts'
import type { Selection } from './conditions.ts'
import { abilitiesOf } from './profiles.ts'
import type { Source, Stage } from './source.ts'
import type { Army, ArmyUnit } from './units.ts'

/** Groups that units link besides tables of enhancements: campaign play, and what every unit has. */
export const noTables = new Set([
  'Battle Wounds + Scars',
  'Paths',
  'Ghyranite Concoctions',
  'Warlord',
  'Renown',
  'Reinforced',
  'General',
])

interface Offer {
  readonly id: string
  readonly name: string
  readonly subTable: string
  readonly points: number
  readonly legends: boolean
  readonly season: Season
  readonly abilities: readonly Ability[]
}

interface OpenItem {
  readonly offer: Offer
  readonly seasons: readonly Season[]
  readonly eligible: readonly string[]
}

interface OpenTable {
  readonly name: string
  readonly group: XmlNode
  readonly offers: Map<string, OpenItem>
  readonly eligible: string[]
}

/** Tables of enhancements of an army: those that its units link, with who may take what. */
export function readTables(
  army: Army,
  units: readonly ArmyUnit[],
): {
  readonly tables: readonly CommunityTable[]
  /** Names of the tables of each unit, by link id. */
  readonly ofUnit: ReadonlyMap<string, readonly string[]>
} {
  const tables = new Map<string, OpenTable>()
  const ofUnit = new Map<string, readonly string[]>()
  for (const unit of units) {
    const links = tableLinks(army.source, unit.selection)
    const names = links.flatMap(({ link, group }) => {
      const offers = army.stages.flatMap((stage) => offersAt(army.source, stage, unit, link, group))
      if (offers.length === 0) return []
      addOffers(tables, unit.name, { name: nameOf(link), group }, offers)
      return [nameOf(link)]
    })
    ofUnit.set(unit.linkId, names)
  }
  return { tables: [...tables].map(([id, table]) => closeTable(army, id, table)), ofUnit }
}

/** Links of a unit to tables of enhancements. */
export function tableLinks({ data }: Source, unit: Selection) {
  return layersOf(unit).flatMap((layer) =>
    listed(layer, 'entryLinks').flatMap((link) => {
      const group = targetOf(data, link)
      if (group?.name !== 'selectionEntryGroup' || noTables.has(nameOf(link))) return []
      return [{ link, group }]
    }),
  )
}

function offersAt(
  source: Source,
  stage: Stage,
  unit: ArmyUnit,
  link: XmlNode,
  group: XmlNode,
): readonly Offer[] {
  const bearer = select(unit.selection, stage.regiment, null, [source.ids.leader])
  const reading = { source, stage, bearer }
  if (isPartHidden(reading, link)) return []
  return offersIn(reading, group, nameOf(group), 0)
}

interface Reading {
  readonly source: Source
  readonly stage: Stage
  readonly bearer: Selection
}

function offersIn(
  reading: Reading,
  group: XmlNode,
  subTable: string,
  depth: number,
): readonly Offer[] {
  if (depth > 5 || isPartHidden(reading, group)) return []
  const own = listed(group, 'selectionEntries').flatMap((entry) =>
    offerOf(reading, entry, subTable),
  )
  const nested = listed(group, 'selectionEntryGroups').flatMap((inner) =>
    offersIn(reading, inner, nameOf(inner), depth + 1),
  )
  const linked = listed(group, 'entryLinks').flatMap((link) => {
    const target = targetOf(reading.source.data, link)
    const isGroup = target?.name === 'selectionEntryGroup' && target !== group
    if (!target || !isGroup || isPartHidden(reading, link)) return []
    return offersIn(reading, target, nameOf(link), depth + 1)
  })
  return [...own, ...nested, ...linked]
}

function isPartHidden({ stage, bearer }: Reading, part: XmlNode): boolean {
  const selection = select({ link: part, entry: part }, bearer.force, bearer)
  return isElementHidden(stage.scene, part, selection)
}

function offerOf(
  { source, stage, bearer }: Reading,
  entry: XmlNode,
  subTable: string,
): readonly Offer[] {
  const selection = select({ link: entry, entry }, bearer.force, bearer)
  if (attribute(entry, 'type') !== 'upgrade' || isHidden(stage.scene, selection)) return []
  return [
    {
      id: attribute(entry, 'id'),
      name: nameOf(entry),
      subTable,
      points: pointsOf(stage.scene, selection),
      legends: selection.categories.has(source.ids.legends),
      season: stage.season,
      abilities: abilitiesOf(source.data, entry),
    },
  ]
}

function addOffers(
  tables: Map<string, OpenTable>,
  unit: string,
  { name, group }: { readonly name: string; readonly group: XmlNode },
  offers: readonly Offer[],
): void {
  const id = attribute(group, 'id')
  const table: OpenTable = tables.get(id) ?? { name, group, offers: new Map(), eligible: [] }
  tables.set(id, table)
  table.eligible.push(unit)
  for (const itemId of new Set(offers.map((offer) => offer.id))) {
    const found = offers.filter((offer) => offer.id === itemId)
    // The price is that of the newest season which has the item.
    const offer = found.at(-1)
    if (!offer) continue
    const seasons = [...new Set(found.map(({ season }) => season))]
    const known = table.offers.get(itemId)
    const eligible = [...(known?.eligible ?? []), unit]
    const isFuller = !known || seasons.length > known.seasons.length
    table.offers.set(itemId, isFuller ? { offer, seasons, eligible } : { ...known, eligible })
  }
}

function closeTable(army: Army, id: string, table: OpenTable): CommunityTable {
  const limit = (scope: string) =>
    listed(table.group, 'constraints').find(
      ({ attributes }) => attributes['type'] === 'max' && attributes['scope'] === scope,
    )
  const [perArmy, perUnit] = [limit('roster'), limit('root-entry')]
  return {
    id,
    name: table.name,
    maxPerArmy: perArmy ? numberIn(perArmy, 'value') : null,
    maxPerUnit: perUnit ? numberIn(perUnit, 'value') : null,
    items: [...table.offers.values()].map(({ offer, seasons, eligible }) => ({
      id: offer.id,
      name: offer.name,
      points: offer.points,
      seasons: army.stages.map(({ season }) => season).filter((one) => seasons.includes(one)),
      legends: offer.legends,
      subTable: offer.subTable,
      abilities: offer.abilities,
      eligible: eligible.length === table.eligible.length ? null : eligible,
    })),
    eligible: table.eligible,
  }
}
