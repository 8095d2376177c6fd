import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { plain, sortedUnique } from '../names.ts'
import type { AppSheet } from './app.ts'
import { Items } from './items.ts'
import { parseComposition } from './kinds.ts'
import { loadoutOf } from './loadout.ts'
import { sheetOptions } from './wargear.ts'
import type { Unread } from './wargear.ts'

export interface ConvertedSheet {
  readonly sheet: SheetData
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
  const items = new Items(before?.items ?? [])
  const weapons = [
    ...source.rangedWeapons.flatMap(({ profiles }) => weaponLines(profiles, 'ranged', items)),
    ...source.meleeWeapons.flatMap(({ profiles }) => weaponLines(profiles, 'melee', items)),
  ]
  const parsed = parseComposition([
    ...source.composition.flatMap((line) => line.split('\n')),
    ...(source.loadout ?? '').split('\n'),
  ])
  const { models, compositions, loadout, unread } = loadoutOf(parsed, items)
  const options = sheetOptions(source.wargear, { items, models, before })
  const profiles = source.stats.map((row) => ({ name: row.name, stats: statsOf(row, source) }))
  const transport = /capacity of (\d+)/.exec(source.transport ?? '')?.[1]
  const damaged = /^(\d+(?:-\d+)?)/.exec(source.abilities.damaged?.range ?? '')?.[1]
  const flags = flagsOf(source)
  const sheet: SheetData = {
    id,
    name: source.name,
    source: 'app',
    keywords: source.keywords.map(keywordOf),
    factions: source.factions.map(keywordOf),
    stats: profiles[0]?.stats ?? {},
    ...(profiles.length > 1 ? { profiles } : {}),
    ...(damaged === undefined ? {} : { damaged }),
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
    ...(parsed.maxModels === undefined ? {} : { maxModels: parsed.maxModels }),
    loadout,
    options: options.options,
    ...(options.former.length > 0 ? { formerOptions: options.former } : {}),
    ...(flags.length > 0 ? { flags } : {}),
  }
  return {
    sheet,
    unreadLines: [...parsed.unread, ...unread],
    sentences: options.sentences,
    unread: options.unread,
  }
}

type Profiles = AppSheet['rangedWeapons'][number]['profiles']

function weaponLines(
  profiles: Profiles,
  kind: 'ranged' | 'melee',
  items: Items,
): SheetData['weapons'] {
  const [first] = profiles
  const base = profiles.length > 1 ? (first?.name.split(' - ')[0] ?? '') : (first?.name ?? '')
  const item = items.weapon(base)
  return profiles.map(({ name, range, attacks, skill, strength, ap, damage, keywords }) => ({
    name,
    kind,
    item,
    stats: { range, attacks, skill, strength, ap, damage },
    abilities: keywords.map((one) => plain(one)),
  }))
}

function statsOf(row: AppSheet['stats'][number], source: AppSheet): SheetData['stats'] {
  const invulnerable = source.abilities.invul ? (source.abilities.invul.value ?? '') : ''
  return {
    move: row.m,
    toughness: row.t,
    save: row.sv,
    wounds: row.w,
    leadership: row.ld,
    control: row.oc,
    ...(invulnerable === '' ? {} : { invulnerable }),
  }
}

function abilitiesOf({ abilities }: AppSheet): SheetData['abilities'] {
  const list = (
    kind: SheetData['abilities'][number]['kind'],
    of: readonly { name: string }[] = [],
  ) => of.map(({ name }) => ({ name: plain(name), kind }))
  return [
    ...list('core', abilities.core),
    ...list('faction', abilities.faction),
    ...list('datasheet', abilities.other),
    ...(abilities.primarch ?? []).flatMap((one) => [
      ...list('special', [one]),
      ...list('datasheet', one.abilities),
    ]),
    ...list('wargear', abilities.wargear),
    ...list('special', abilities.special),
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
