import type { ArmyData, LoreData, TableData, UnitData } from '../../../systems/aos4/schema.ts'
import type { OfficialOption } from '../battle-profiles.ts'
import { keyOf, plain, slugOf, sortedUnique } from '../names.ts'
import type { CommunityArmy, CommunityItem, CommunityLore, CommunityTable } from './community.ts'
import { communityId } from './join.ts'
import { readOptionNotes } from './notes.ts'
import { loreArmies, optionNames } from './overlay.ts'
import type { Setting } from './setting.ts'
import { plainAbility } from './sheets.ts'
import { playedSeasons } from './unit-base.ts'
import type { UnitPlace } from './unit-base.ts'

/** Official prices and names of one army's options; empty where the profiles list none. */
export type OfficialPrices = ReadonlyMap<string, OfficialOption>

/** The official options of a faction by key of their name. */
export function officialPrices(faction: string, { profiles }: Setting): OfficialPrices {
  return new Map(
    profiles.options
      .filter((option) => option.faction === faction)
      .map((option) => {
        const other = optionNames.find(({ official }) => official === option.name)
        return [keyOf(other?.community ?? option.name), option] as const
      }),
  )
}

/** What builds the picks of one army: its prices, where its sheets stand, and a record of which prices were used. */
export interface PartContext {
  readonly prices: OfficialPrices
  readonly used: Set<OfficialOption>
  readonly place: UnitPlace
  readonly setting: Setting
}

type Priced = Omit<ArmyData['formations'][number], 'abilities'>

/** Official prices are those of the current season; a thing of the former season alone keeps the catalogue's. */
function priced(item: CommunityItem, slot: string, context: PartContext): Priced {
  const found = context.prices.get(keyOf(item.name))
  const official = item.seasons.includes('2026-27') ? found : undefined
  if (official) {
    context.used.add(official)
    const at = { where: context.place.army, what: plain(item.name) }
    context.setting.log.compare('price', at, official.points, item.points)
    if (keyOf(official.name) !== keyOf(item.name))
      context.setting.log.compare('name', at, official.name, plain(item.name))
  }
  const name = official?.name ?? plain(item.name)
  const id = slugOf(name)
  const seasons = seasonsOf(item, official, context)
  return {
    id,
    n: context.setting.numberOf(slot, id),
    name,
    points: official?.points ?? item.points,
    ...(seasons ? { seasons } : {}),
    ...(item.legends ? { legends: true } : {}),
  }
}

/** A thing of the seasonal supplement is of its season alone, whatever the catalogue has. */
function seasonsOf(
  item: CommunityItem,
  official: OfficialOption | undefined,
  { place, setting }: PartContext,
): Priced['seasons'] {
  const seasons = playedSeasons(item.seasons)
  const printed = official ? readOptionNotes(official.notes, official.name).season : null
  if (printed === null) return seasons
  const at = { where: place.army, what: plain(item.name) }
  setting.log.compare('season', at, printed, (seasons ?? ['every season']).join(', '))
  return [printed]
}

/** Whether a thing belongs to one of the seasons that the project knows. */
function isPlayed(item: CommunityItem): boolean {
  return playedSeasons(item.seasons)?.length !== 0
}

/** One entry for each id: a thing that returns in the current season is of both seasons, at today's price. */
function byId<Item extends Priced>(items: readonly Item[]): Item[] {
  const found = new Map<string, Item>()
  for (const item of items) {
    const before = found.get(item.id)
    found.set(item.id, before ? merged(before, item) : item)
  }
  return [...found.values()]
}

function merged<Item extends Priced>(one: Item, other: Item): Item {
  const current = one.seasons && !one.seasons.includes('2026-27') ? other : one
  const seasons = new Set([one, other].flatMap((item) => item.seasons ?? ['2025-26', '2026-27']))
  if (seasons.size < 2) return current
  const { seasons: _, ...rest } = current
  return rest as Item
}

/** Battle formations in the order of the catalogue. */
export function formations(army: CommunityArmy, context: PartContext): ArmyData['formations'] {
  return byId(
    army.battleFormations.filter(isPlayed).map((item) => ({
      ...priced(item, 'battle-formation', context),
      abilities: item.abilities.map(plainAbility),
    })),
  )
}

/**
 * `Spell Lore: Da King's Gitz` as `Da King's Gitz Spell Lore`, which is what the official app calls it. The id stays as it is.
 */
function loreName(name: string, army: string): string {
  const [, kind, of] = /^((?:Spell|Prayer|Manifestation) Lore): (.+)$/.exec(name) ?? []
  if (kind === undefined || of === undefined) return name
  const own = loreArmies.some((one) => one.army === army && one.named === of) ? army : of
  return `${own} ${kind}`
}

/** Lores for one slot, with spells and the sheets of the manifestations. */
export function lores(
  items: readonly CommunityLore[],
  slot: string,
  context: PartContext,
): LoreData[] {
  return byId(
    items.filter(isPlayed).map((item) => {
      const sheets = item.manifestations.map(({ warscrollId }) =>
        context.setting.shelf.idIn(context.place.books, warscrollId),
      )
      const named = priced(item, slot, context)
      return {
        ...named,
        name: loreName(named.name, context.place.army),
        abilities: item.abilities.map(plainAbility),
        ...(sheets.length > 0 ? { sheets } : {}),
      }
    }),
  )
}

/** Faction terrain with its sheets. */
export function terrain(army: CommunityArmy, context: PartContext): ArmyData['terrain'] {
  return byId(
    army.terrain.filter(isPlayed).map((item) => ({
      ...priced(item, 'terrain', context),
      ...leavingOf(item.name, context.setting),
      sheet: context.setting.shelf.idIn(context.place.books, item.warscrollId),
    })),
  )
}

/** The day on which a terrain feature leaves for Legends, by its name: an Army of Renown has no profiles of its own. */
function leavingOf(name: string, { profiles }: Setting): { leaving?: string } {
  const official = profiles.options.find((option) => keyOf(option.name) === keyOf(name))
  const leaving = official ? readOptionNotes(official.notes, official.name).leaving : null
  return leaving === null ? {} : { leaving }
}

/** Tables of enhancements; UNIQUE units and tables that nobody may use are left out. */
export function tables(
  army: CommunityArmy,
  units: readonly UnitData[],
  isUnique: (unit: UnitData) => boolean,
  context: PartContext,
): TableData[] {
  const ids = new Set(units.filter((unit) => !isUnique(unit)).map(({ id }) => id))
  const eligible = (names: readonly string[]): string[] =>
    sortedUnique(names.map(communityId).filter((id) => ids.has(id)))
  return army.enhancementTables
    .map((table) => toTable(table, eligible, context))
    .filter((table) => table.items.length > 0 && table.eligible.length > 0)
}

function toTable(
  table: CommunityTable,
  eligible: (names: readonly string[]) => string[],
  context: PartContext,
): TableData {
  const id = slugOf(table.name)
  const items = table.items.filter(isPlayed).map((item) => ({
    ...priced(item, id, context),
    ...(item.eligible ? { eligible: eligible(item.eligible) } : {}),
  }))
  return { id, name: plain(table.name), eligible: eligible(table.eligible), items: byId(items) }
}
