import type { ArmyPick, Slot } from '../../engine/army.ts'
import type { Id, RosterPick } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import { nameOfId } from '../../engine/wording.ts'
import { msg, t } from '../../text/t.ts'
import type { Catalogue } from './catalogue.ts'
import type { LoreData, TableData } from './schema.ts'
import {
  enhancementText,
  formationAbilities,
  loreAbilities,
  ruleTexts,
  sheetTexts,
} from './texts.ts'

/** Something that a slot of the army can hold, whatever kind it is. */
export interface PickData {
  readonly id: Id
  readonly name: string
  readonly points: number
  readonly seasons?: readonly string[] | undefined
  readonly legends?: boolean | undefined
  /** Leaves for Legends on this day. */
  readonly leaving?: string | undefined
  readonly brings: readonly string[]
  readonly texts: readonly RuleText[]
}

/** By their English names, which texts for others have too. */
export const armySlots = [
  { id: 'battle-formation', name: msg('Battle formation') },
  { id: 'spell-lore', name: msg('Spell lore') },
  { id: 'prayer-lore', name: msg('Prayer lore') },
  { id: 'manifestation-lore', name: msg('Manifestation lore') },
  { id: 'terrain', name: msg('Faction terrain') },
  { id: 'card', name: msg('Battle tactic cards') },
] as const

const made = new WeakMap<Catalogue, Map<Id, readonly PickData[]>>()

/** All that the army has for a slot of its own, of every season. */
export function picksFor(catalogue: Catalogue, slot: Id): readonly PickData[] {
  let ofSlots = made.get(catalogue)
  if (ofSlots === undefined) made.set(catalogue, (ofSlots = new Map()))
  let picks = ofSlots.get(slot)
  if (picks === undefined) ofSlots.set(slot, (picks = listPicks(catalogue, slot)))
  return picks
}

function listPicks(catalogue: Catalogue, slot: Id): readonly PickData[] {
  const {
    list,
    data: { core },
  } = catalogue
  const withSpells = (lore: LoreData) => lorePick(catalogue, lore)
  switch (slot) {
    case 'battle-formation':
      return (list?.formations ?? []).map((one) => ({
        ...one,
        brings: one.abilities.map((ability) => ability.name),
        texts: ruleTexts(formationAbilities(catalogue, one)),
      }))
    case 'spell-lore':
      return (list?.spellLores ?? []).map(withSpells)
    case 'prayer-lore':
      return (list?.prayerLores ?? []).map(withSpells)
    case 'manifestation-lore': {
      const universal = list?.universalLores
      return [
        ...(list?.manifestationLores ?? []),
        ...core.manifestationLores.filter((lore) => universal?.includes(lore.id) ?? true),
      ].map(withSpells)
    }
    case 'terrain':
      return (list?.terrain ?? []).map((one) => {
        const sheet = one.sheet === undefined ? null : catalogue.sheet(one.sheet)
        return { ...one, brings: [], texts: sheet ? sheetTexts(sheet) : [] }
      })
    case 'card':
      return core.seasons.flatMap((season) =>
        season.cards.map((card) => ({
          ...card,
          points: 0,
          seasons: [season.id],
          brings: [],
          texts: [],
        })),
      )
    default:
      return []
  }
}

function lorePick(catalogue: Catalogue, lore: LoreData): PickData {
  return {
    ...lore,
    brings: lore.abilities.map(({ name, value }) =>
      value === undefined ? name : `${name} (${value})`,
    ),
    texts: ruleTexts(loreAbilities(catalogue, lore)),
  }
}

/** Whether a pick is in force this season; one without seasons always is. */
export function inSeason(pick: { seasons?: readonly string[] | undefined }, season: Id): boolean {
  return pick.seasons === undefined || pick.seasons.includes(season)
}

/** A pick of the roster with its name and price; one that no list has is marked as missing and costs nothing. */
export function resolvePick(
  catalogue: Catalogue,
  pick: RosterPick,
  found: PickData | undefined,
): ArmyPick {
  if (found !== undefined) {
    return {
      ...pick,
      name: found.name,
      points: found.points,
      brings: found.brings,
      tags: [],
      texts: found.texts,
      missing: false,
    }
  }
  const known = catalogue.data.index?.picks.filter(({ id }) => id === pick.id)
  const named = known?.find(({ slot }) => slot === pick.slot) ?? known?.[0]
  return {
    ...pick,
    name: named?.name ?? nameOfId(pick.id),
    points: 0,
    brings: [],
    tags: [],
    missing: true,
  }
}

/** How many of a slot an army may hold. */
export function mostOf(catalogue: Catalogue, slot: Id): number {
  const { core } = catalogue.data
  return slot === 'card' ? core.cards : slot === 'terrain' ? core.terrainMax : 1
}

/** The army-wide slots with what fills them. */
export function armySlotsOf(
  catalogue: Catalogue,
  season: Id,
  picks: readonly RosterPick[],
): readonly Slot[] {
  return armySlots.map(({ id, name }) => {
    const offered = picksFor(catalogue, id)
    const held = picks.filter((pick) => pick.slot === id)
    return {
      id,
      name: t(name),
      min: id === 'card' ? catalogue.data.core.cards : 0,
      max: mostOf(catalogue, id),
      used: held.length,
      counts: '',
      picks: held.map((pick) => resolvePick(catalogue, pick, byId(offered, pick.id))),
      open: offered.some((pick) => inSeason(pick, season)),
    }
  })
}

function byId(picks: readonly PickData[], id: Id): PickData | undefined {
  return picks.find((pick) => pick.id === id)
}

const items = new WeakMap<Catalogue, ReadonlyMap<Id, ReadonlyMap<Id, PickData>>>()

/** The item of a table, as a pick. */
export function itemOf(catalogue: Catalogue, table: Id, id: Id): PickData | undefined {
  let ofTables = items.get(catalogue)
  if (ofTables === undefined) items.set(catalogue, (ofTables = listItems(catalogue)))
  return ofTables.get(table)?.get(id)
}

function listItems(catalogue: Catalogue): ReadonlyMap<Id, ReadonlyMap<Id, PickData>> {
  const pickOf = (item: TableData['items'][number]): PickData => {
    const text = { name: item.name, text: enhancementText(catalogue, item.id) }
    return { ...item, brings: [], texts: [text] }
  }
  return new Map(
    (catalogue.list?.tables ?? []).map((table) => [
      table.id,
      new Map(table.items.map((item) => [item.id, pickOf(item)])),
    ]),
  )
}

/** Whether a table, or an item with its own list, names the unit. */
export function eligible(
  table: TableData,
  item: TableData['items'][number] | null,
  unit: Id,
): boolean {
  return (item?.eligible ?? table.eligible).includes(unit)
}

/** Tables of the army that have something for the unit this season. */
export function tablesFor(catalogue: Catalogue, season: Id, unit: Id): readonly TableData[] {
  return (catalogue.list?.tables ?? []).filter((table) =>
    table.items.some((item) => inSeason(item, season) && eligible(table, item, unit)),
  )
}

/** Tables for a guest hero that has the army's own keyword: those for heroes at large. */
export function guestTables(catalogue: Catalogue, welcome: boolean): readonly TableData[] {
  if (!welcome) return []
  const forHeroes = ['heroic-traits', 'artefacts-of-power']
  return (catalogue.list?.tables ?? []).filter((table) => forHeroes.includes(table.id))
}
