import { attribute, entryOf, layersOf, listed, nameOf, targetOf } from '../../catalogue.ts'
import type { Entry } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { Ability, CommunityFormation, CommunityItem, CommunityLore } from '../community.ts'
import { isElementHidden, isHidden, pointsOf, select } from './conditions.ts'
import { abilitiesOf, abilityIn, profilesOf } from './profiles.ts'
import { nameById } from './source.ts'
import type { Source, Stage } from './source.ts'
import type { Army } from './units.ts'

/** Battle formations that a root entry of an army offers. */
export function readFormations(army: Army, root: Entry): readonly CommunityFormation[] {
  const { data } = army.source
  return itemsIn(army.source, root).map((item) => ({
    ...describe(army, root, item),
    abilities: layersOf(item.entry).flatMap((layer) => abilitiesOf(data, layer)),
  }))
}

/** Lores of one kind that a root entry of an army offers; the sheets of their manifestations are read along. */
export function readLores(army: Army, root: Entry): readonly CommunityLore[] {
  return itemsIn(army.source, root).map((item) => {
    const groups = groupsOf(army.source, item.entry)
    const described = describe(army, root, item)
    // One lore is offered as its only prayer itself.
    const own = layersOf(item.entry).flatMap((layer) => abilitiesOf(army.source.data, layer))
    const abilities = [...groups.flatMap((group) => loreAbilities(army.source, group)), ...own]
    if (abilities.length === 0) army.source.note('lore without abilities', described.name)
    return {
      ...described,
      abilities,
      universal: army.source.data.fileOf(item.entry.link) === 'Lores.cat',
      manifestations: groups.flatMap((group) => manifestationsIn(army, group)),
    }
  })
}

/** A thing on offer, with the group it stands in. */
interface Item {
  readonly entry: Entry
  readonly group: XmlNode | null
}

function itemsIn({ data }: Source, { entry, link }: Entry): readonly Item[] {
  const holder = link === entry ? [entry] : [entry, link]
  const items = holder.flatMap((node) => {
    const grouped = [...listed(node, 'entryLinks'), ...listed(node, 'selectionEntryGroups')]
    const inGroups = grouped.flatMap((part): readonly Item[] => {
      const found = entryOf(data, part)
      if (!found) return []
      if (found.entry.name !== 'selectionEntryGroup') return [{ entry: found, group: null }]
      const group = found.entry
      return entriesIn(data, group).map((one) => ({ entry: one, group }))
    })
    const own = listed(node, 'selectionEntries').map((one) => ({
      entry: { link: one, entry: one },
      group: null,
    }))
    return [...inGroups, ...own]
  })
  const links = items.map((item) => item.entry.link)
  return items.filter(
    (item, index) =>
      nameOf(item.entry.link) !== 'Renown' && links.indexOf(item.entry.link) === index,
  )
}

function entriesIn(data: Source['data'], group: XmlNode): readonly Entry[] {
  const own = listed(group, 'selectionEntries').map((entry) => ({ link: entry, entry }))
  const linked = listed(group, 'entryLinks').flatMap((link) => {
    const found = entryOf(data, link)
    if (!found) return []
    return found.entry.name === 'selectionEntryGroup' ? entriesIn(data, found.entry) : [found]
  })
  const nested = listed(group, 'selectionEntryGroups').flatMap((inner) => entriesIn(data, inner))
  return [...own, ...linked, ...nested]
}

function describe(army: Army, root: Entry, item: Item): CommunityItem {
  const { source, stages, current } = army
  const at = (stage: Stage) => select(item.entry, stage.top, select(root, stage.top))
  return {
    id: attribute(item.entry.link, 'id'),
    name: nameOf(item.entry.link),
    points: pointsOf(current.scene, at(current)),
    seasons: stages
      .filter((stage) => isOffered(source, stage, root, item))
      .map((one) => one.season),
    legends: [...at(current).categories].some((id) => nameById(source, id) === 'Legends'),
  }
}

/** Seasons hide the item, the group that it stands in, or the group of its abilities. */
function isOffered(source: Source, { scene, top }: Stage, root: Entry, item: Item): boolean {
  const parent = select(root, top)
  const selection = select(item.entry, top, parent)
  if (isHidden(scene, parent) || isHidden(scene, selection)) return false
  const contents = listed(item.entry.link, 'entryLinks').flatMap((link) => {
    const group = targetOf(source.data, link)
    return group?.name === 'selectionEntryGroup' ? [group, link] : []
  })
  return [...contents, ...(item.group ? [item.group] : [])].every(
    (node) => !isElementHidden(scene, node, selection),
  )
}

function groupsOf({ data }: Source, entry: Entry): readonly XmlNode[] {
  return layersOf(entry)
    .flatMap((layer) => listed(layer, 'entryLinks'))
    .flatMap((link) => {
      const group = targetOf(data, link)
      return group?.name === 'selectionEntryGroup' ? [group] : []
    })
}

/** A spell or prayer is an entry with the profile of the same name. */
function loreAbilities({ data }: Source, group: XmlNode): readonly Ability[] {
  return listed(group, 'selectionEntries').map((entry) => {
    const abilities = profilesOf(data, entry).flatMap((profile) => abilityIn(profile) ?? [])
    const valued = abilities.findLast(({ value }) => value !== undefined) ?? abilities[0]
    return { ...(valued ?? { kind: 'other' as const }), name: nameOf(entry) }
  })
}

function manifestationsIn(army: Army, group: XmlNode): CommunityLore['manifestations'] {
  return listed(group, 'entryLinks').flatMap((link) => {
    const target = targetOf(army.source.data, link)
    if (!target) return []
    return [{ name: nameOf(link), warscrollId: army.warscrolls.get(target).warscrollId }]
  })
}
