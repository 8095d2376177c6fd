import {
  asThing,
  type OutlineGift,
  type OutlineItem,
  type OutlineModels,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import { nameOfId, titleCase } from '../../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { keywordNamed } from '../keyword-choices.ts'
import { choiceKey } from '../loadout.ts'
import { sameModels, sumOf, usualModels, type Models } from '../models.ts'
import { slots } from '../picks.ts'
import { writeEnhancement } from '../portable-enhancement.ts'
import { crewOf } from '../prices.ts'
import type { SheetData } from '../schema.ts'

const parts = { leader: 'Leader', support: 'Support', bodyguard: 'Bodyguard' } as const
/** Keywords that stand behind the part that a unit plays, the first that it has. */
const sorts = ['CHARACTER', 'BATTLELINE', 'DEDICATED TRANSPORT'] as const

/** `Leader (Character)`. */
function partOf({ role, keywords }: FortyUnit): string {
  const sort = sorts.find((keyword) => keywords.has(keyword))
  return sort === undefined ? parts[role] : `${parts[role]} (${titleCase(sort)})`
}

/** An enhancement with the words that it goes by in this list. */
function giftsOf(army: FortyArmy, { enhancements }: FortyUnit): readonly OutlineGift[] {
  const around = { catalogue: army.catalogue, picks: army.roster.picks }
  return enhancements.map(({ pick, data }) => {
    const name = data ? writeEnhancement(pick.id, around) : pick.name
    return {
      name,
      points: pick.points,
      text: `Enhancement: ${name}${data?.upgrade ? ' (Upgrade)' : ''}`,
    }
  })
}

/** A keyword as its own line; where the datasheet has an item that is called the same, as a mark. */
function keywordLine(name: string, sheet: SheetData | null): string {
  return sheet?.items.includes(name) ? `Mark of ${name}` : name
}

function marksOf({ data }: FortyArmy, unit: FortyUnit): readonly string[] {
  const keywords = unit.roster.picks.filter(({ slot }) => slot === slots.keyword)
  const names = keywords.map(({ id }) => keywordNamed(data.core, id)?.name ?? nameOfId(id))
  return [
    ...(unit.warlord ? ['Warlord'] : []),
    ...names.map((name) => keywordLine(name, unit.data)),
  ]
}

type Armed = ReturnType<FortyUnit['loadout']>['armed'][number]

function itemsOf(sheet: SheetData, counts: Iterable<readonly [number, number]>) {
  return [...counts]
    .map(([item, count]): OutlineItem => ({ name: sheet.items[item] ?? '', count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** What these models have together. */
function totalOf(sheet: SheetData, armed: readonly Armed[]): readonly OutlineItem[] {
  const totals = new Map<number, number>()
  for (const { models, items } of armed) {
    for (const [item, each] of items) totals.set(item, (totals.get(item) ?? 0) + each * models)
  }
  return itemsOf(sheet, totals)
}

function kindsOf(
  sheet: SheetData,
  crew: Models,
  armed: readonly Armed[],
): readonly OutlineModels[] {
  return sheet.models.flatMap(({ id, name }): readonly OutlineModels[] => {
    const count = crew[id] ?? 0
    if (count === 0) return []
    const own = armed.filter(({ kind }) => kind === id)
    const alike = own.map(({ models, items }) => ({ models, items: itemsOf(sheet, items) }))
    return [{ name, count, items: totalOf(sheet, own), armed: alike }]
  })
}

/** Wargear that the list names though the datasheet has none such. */
export function oddItems({ roster }: FortyUnit): readonly OutlineItem[] {
  return Object.entries(roster.wargear)
    .filter(([key, count]) => count > 0 && !choiceKey.test(key))
    .map(([name, count]) => ({ name: asThing(name), count }))
}

function carriedBy(unit: FortyUnit): Pick<OutlineUnit, 'kinds' | 'items'> {
  const { data: sheet, priced, counts, addons, loadout } = unit
  const odd = oddItems(unit)
  if (!sheet) {
    const models = { name: unit.name, count: unit.models, items: [], armed: [] }
    return { kinds: unit.models > 1 ? [models] : [], items: odd }
  }
  const crew = crewOf(counts, addons, priced)
  const single =
    sumOf(crew) === 1 && sameModels(crew, usualModels(sheet, priced?.sizes[0]?.models ?? 1))
  if (single) return { kinds: [], items: [...totalOf(sheet, loadout().armed), ...odd] }
  const besides = loadout().armed.filter(({ kind }) => kind === null)
  return {
    kinds: kindsOf(sheet, crew, loadout().armed),
    items: [...totalOf(sheet, besides), ...odd],
  }
}

/** A unit as texts print it; `joined` where it forms one unit with others. */
export function outlineUnit(army: FortyArmy, unit: FortyUnit, joined: boolean): OutlineUnit {
  const gifts = giftsOf(army, unit)
  return {
    name: unit.name,
    points: gifts.reduce((sum, { points }) => sum + points, unit.points),
    models: unit.models,
    part: joined ? partOf(unit) : '',
    marks: marksOf(army, unit),
    ...carriedBy(unit),
    gifts,
    nickname: unit.roster.nickname,
    note: unit.roster.note,
  }
}
