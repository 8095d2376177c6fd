import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { plain, sortedUnique } from '../names.ts'
import { abilityName, appTexts } from './ability-texts.ts'
import type { AbilityText } from './ability-texts.ts'
import type { AppSheet } from './app.ts'
import { invulnerableOf } from './invulnerable.ts'
import { itemSlips, loadouts, weaponSlips } from './item-slips.ts'
import { Items } from './items.ts'
import { parseComposition } from './kinds.ts'
import { loadoutOf } from './loadout.ts'
import { unitSizes } from './overlay.ts'
import { sheetOptions } from './wargear.ts'
import type { Unread } from './wargear.ts'

export interface ConvertedSheet {
  readonly sheet: SheetData
  /** What its abilities say, which is read for when they are used and goes no further. */
  readonly texts: readonly AbilityText[]
  /** Lines of the composition and loadout that the reader does not know, as names only. */
  readonly unreadLines: readonly string[]
  readonly sentences: number
  readonly unread: readonly Unread[]
}

/** A keyword in capitals with plain marks. */
export function keywordOf(text: string): string {
  return plain(text.replaceAll('*', '')).toUpperCase()
}

/** A datasheet of the app as data; `before` is the sheet of the last conversion, whose numbers stay. */
export function appSheet(id: string, source: AppSheet, before?: SheetData): ConvertedSheet {
  const items = new Items(
    before?.items ?? [],
    (source.abilities.wargear ?? []).map(({ name }) => name),
  )
  const weapons = [
    ...source.rangedWeapons.flatMap((one) => weaponLines(one, 'ranged', source.name, items)),
    ...source.meleeWeapons.flatMap((one) => weaponLines(one, 'melee', source.name, items)),
  ]
  const parsed = parseComposition([
    ...source.composition.flatMap((line) => line.split('\n')),
    ...slipped(source.name, source.loadout ?? '').split('\n'),
    ...(loadouts.find(({ sheet }) => sheet === source.name)?.lines ?? []),
  ])
  const { models, compositions, loadout, unread } = loadoutOf(parsed, items)
  const options = sheetOptions(
    source.wargear.map((one) => slipped(source.name, one)),
    {
      items,
      models,
      before,
      counts: countsOf(loadout),
      weapons,
    },
  )
  const { invul } = source.abilities
  const { saves, statOf } = invulnerableOf(
    invul?.value ?? null,
    invul?.info ?? '',
    source.stats.map((row) => row.name),
  )
  const profiles = source.stats.map((row) => ({
    name: row.name,
    stats: statsOf(row, statOf(row.name)),
  }))
  const transport = /capacity of (?:all of the following:\s+\S )?(\d+)/.exec(
    source.transport ?? '',
  )?.[1]
  const damaged = /^(\d+):?(?:-(\d+))?/.exec(source.abilities.damaged?.range ?? '')
  const flags = flagsOf(source)
  const size = unitSizes.find((one) => one.sheet === source.name)
  const most = size?.max ?? parsed.maxModels
  const sheet: SheetData = {
    id,
    name: source.name,
    source: 'app',
    keywords: source.keywords.map(keywordOf),
    factions: source.factions.map(keywordOf),
    stats: profiles[0]?.stats ?? {},
    ...(profiles.length > 1 ? { profiles } : {}),
    ...(saves.length > 0 ? { invulnerable: saves } : {}),
    ...(damaged ? { damaged: damaged.slice(1).filter(Boolean).join('-') } : {}),
    ...(transport === undefined ? {} : { transport: Number(transport) }),
    bases: (source.baseSize ?? '')
      .split('\n')
      .map(plain)
      .filter((base) => base !== ''),
    weapons,
    abilities: abilitiesOf(source),
    items: items.names,
    models,
    compositions,
    ...(size ? { minModels: size.min } : {}),
    ...(most === undefined ? {} : { maxModels: most }),
    loadout,
    options: options.options,
    ...(options.singles.length > 0 ? { singles: options.singles } : {}),
    ...(options.apart.length > 0 ? { apart: options.apart } : {}),
    ...(options.former.length > 0 ? { formerOptions: options.former } : {}),
    ...(flags.length > 0 ? { flags } : {}),
  }
  return {
    sheet,
    texts: appTexts(source),
    unreadLines: [...parsed.unread, ...unread],
    sentences: options.sentences,
    unread: options.unread,
  }
}

/** The most of each item that one model has by default. */
function countsOf(loadout: SheetData['loadout']): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const [item, count] of loadout.flatMap(({ items }) => items))
    counts.set(item, Math.max(count, counts.get(item) ?? 0))
  return counts
}

function weaponLines(
  { profiles }: AppSheet['rangedWeapons'][number],
  kind: 'ranged' | 'melee',
  sheet: string,
  items: Items,
): SheetData['weapons'] {
  const slip = weaponSlips.find((one) => one.sheet === sheet && one.text === profiles[0]?.name)
  const item = items.weapon(slip?.weapon ?? profiles[0]?.name.split(' - ')[0] ?? '')
  return profiles.map(({ name, range, attacks, skill, strength, ap, damage, keywords }) => ({
    name: slip?.weapon ?? name,
    kind,
    item,
    stats: { range, attacks, skill, strength, ap, damage },
    abilities: keywords.map((one) => plain(one)),
  }))
}

/** A text of a sheet with its items named as the rest of the sheet names them. */
function slipped(sheet: string, text: string): string {
  const slips = itemSlips.filter((one) => one.sheet === sheet)
  return slips.reduce((before, slip) => before.replace(slip.text, slip.item), text)
}

function statsOf(
  row: AppSheet['stats'][number],
  invulnerable: string | undefined,
): SheetData['stats'] {
  return {
    move: row.m,
    toughness: row.t,
    save: row.sv,
    wounds: row.w,
    leadership: row.ld,
    control: row.oc,
    ...(invulnerable === undefined ? {} : { invulnerable }),
  }
}

type Ability = SheetData['abilities'][number]

function listed(kind: Ability['kind'], of: readonly { name: string }[] = []): Ability[] {
  return of.map(({ name }) => ({ name: abilityName(name), kind }))
}

function abilitiesOf({ abilities }: AppSheet): Ability[] {
  return [
    ...listed('core', abilities.core),
    ...listed('faction', abilities.faction),
    ...listed('datasheet', abilities.other),
    ...(abilities.primarch ?? []).flatMap((one) => [
      ...listed('special', [one]),
      ...listed('datasheet', one.abilities),
    ]),
    ...listed('wargear', abilities.wargear),
    ...listed('special', abilities.special),
  ].filter(({ name }) => name !== '' && name.length <= 90)
}

type Flag = NonNullable<SheetData['flags']>[number]

function flagsOf({ abilities }: AppSheet): Flag[] {
  const texts = [...(abilities.other ?? []), ...(abilities.special ?? [])].map(
    ({ description = '' }) => description.replaceAll('*', ''),
  )
  const tests: readonly (readonly [Flag, RegExp])[] = [
    ['must-be-warlord', /(?:it|model) must be your WARLORD/],
    ['cannot-be-warlord', /cannot be (?:selected (?:as|to be) )?your WARLORD/],
    ['no-enhancements', /cannot (?:be given|have) Enhancements/i],
    [
      'one-per-army',
      /You cannot include more than one|you cannot include more than one of this model/,
    ],
  ]
  return sortedUnique(
    tests.filter(([, test]) => texts.some((text) => test.test(text))).map(([flag]) => flag),
  ) as Flag[]
}
