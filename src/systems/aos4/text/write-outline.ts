import { englishDate } from '../../../engine/text/english.ts'
import {
  asThing,
  inOneLine,
  type Outline,
  type OutlineGift,
  type OutlineGroup,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import type { AosArmy, AosGroup, AosUnit } from '../army.ts'
import { armyName, catalogueOf } from '../catalogue.ts'
import { surcharge } from '../costs.ts'
import { appName } from './write-names.ts'

/** How a text calls units: with their season before or behind the name. */
type Called = (name: string) => string

function giftsOf({ picks }: AosUnit): readonly OutlineGift[] {
  return picks.map(({ name, points }) => ({
    name,
    points,
    text: points > 0 ? `${name} - (${points}) Points` : name,
  }))
}

function unitOf(army: AosArmy, unit: AosUnit, called: Called, priced: boolean): OutlineUnit {
  const { roster, profile } = unit
  const gifts = giftsOf(unit)
  const legends = profile.legends && army.roster.legends
  return {
    name: called(unit.name),
    points: priced ? gifts.reduce((sum, { points }) => sum + points, unit.points) : null,
    models: unit.models,
    part: '',
    marks: [
      ...(unit.general ? ['General'] : []),
      ...(roster.size > 0 ? ['Reinforced'] : []),
      ...(legends ? ['Legends'] : []),
    ],
    kinds: [],
    items: Object.entries(roster.wargear)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name: asThing(name), count })),
    gifts,
    nickname: roster.nickname,
    note: roster.note,
  }
}

/** The leader of a regiment first. */
function regimentOf(army: AosArmy, group: AosGroup, called: Called, number: number): OutlineGroup {
  const { leader, followers, general } = group
  return {
    section: '',
    heading: general ? "General's Regiment" : `Regiment ${number}`,
    joined: false,
    units: [...(leader ? [leader] : []), ...followers].map((unit) =>
      unitOf(army, unit, called, true),
    ),
  }
}

/** A Regiment of Renown as a line with its price, then its members, which have one only where each is paid for. */
function renownOf(army: AosArmy, group: AosGroup, called: Called): OutlineGroup {
  const single = group.renown?.points === null
  const title: OutlineUnit = {
    name: called(group.name),
    points: single ? null : group.points,
    models: 0,
    part: '',
    marks: [],
    kinds: [],
    items: [],
    gifts: [],
    nickname: '',
    note: '',
  }
  const members = group.units.map((unit) => unitOf(army, unit, called, single))
  return {
    section: 'Regiments of Renown',
    heading: '',
    joined: false,
    units: [title, ...members],
  }
}

function groupsOf(army: AosArmy, called: Called): readonly OutlineGroup[] {
  let number = 0
  const regiments = army.regiments.map((group) => {
    if (!group.general) number += 1
    return regimentOf(army, group, called, number)
  })
  const renowns = army.renowns.map((group) => renownOf(army, group, called))
  const auxiliaries: OutlineGroup = {
    section: 'Auxiliary Units',
    heading: '',
    joined: false,
    units: army.auxiliaries.map((unit) => unitOf(army, unit, called, true)),
  }
  return [...regiments, ...renowns, auxiliaries].filter(({ units }) => units.length > 0)
}

/** Names of what fills a slot of the army, with what it costs. */
export function chosenFor({ slots }: AosArmy, slot: string): readonly string[] {
  const picks = slots.find(({ id }) => id === slot)?.picks ?? []
  return picks.map(({ name, points }) => (points > 0 ? `${name} (${points} Points)` : name))
}

/** Names of the faction and of the army within it. */
export function armyNames({ roster, data, title }: AosArmy): readonly string[] {
  const faction = armyName(data, roster.faction) ?? title
  const variant = roster.variant === null ? null : armyName(data, roster.variant)
  return variant === null ? [faction] : [faction, variant]
}

/** What stands below the army: that it is one, where a formation of its faction has the same name. */
export function renownLine(army: AosArmy): readonly string[] {
  const { roster, data } = army
  const [, variant] = armyNames(army)
  const formations = catalogueOf(data, roster.faction, null).list?.formations ?? []
  return formations.some(({ name }) => name === variant) ? ['Army of Renown'] : []
}

/** The season as apps write it: with a straight apostrophe. */
export function seasonLine({ season }: AosArmy): string {
  return season.name.replaceAll('\u2019', "'")
}

/** How many drops the list has. */
export function dropsOf({ tallies }: AosArmy): number {
  return tallies.find(({ id }) => id === 'drops')?.value ?? 0
}

const lores = [
  ['spell-lore', 'Spell Lore'],
  ['prayer-lore', 'Prayer Lore'],
  ['manifestation-lore', 'Manifestation Lore'],
] as const

function headOf(army: AosArmy): readonly string[] {
  const count = army.auxiliaries.length
  const extra = surcharge(army.data.core.auxiliarySurcharge, count)
  const cards = chosenFor(army, 'card')
  return [
    ...armyNames(army),
    ...renownLine(army),
    ...chosenFor(army, 'battle-formation'),
    seasonLine(army),
    ...(count > 0 ? [`Auxiliaries: ${count} (+${extra} Points)`] : []),
    `Drops: ${dropsOf(army)}`,
    ...lores.flatMap(([slot, label]) => chosenFor(army, slot).map((name) => `${label} - ${name}`)),
    ...(cards.length > 0 ? ['', `Battle Tactic Cards: ${cards.join(', ')}`] : []),
  ]
}

/** A list as texts print it; `called` says how they write a unit's season. */
export function outlineOf(army: AosArmy, called: Called = appName): Outline {
  const { roster, points, limit, title, season, data } = army
  const terrain = army.slots.find(({ id }) => id === 'terrain')?.picks ?? []
  const features = terrain.map((pick) =>
    pick.points > 0 ? `${pick.name} (${pick.points})` : pick.name,
  )
  return {
    name: inOneLine(roster.name),
    total: `${points}/${limit} pts`,
    army: title,
    head: headOf(army),
    groups: groupsOf(army, called),
    rows: false,
    tail: features.length > 0 ? [{ heading: 'Faction Terrain', lines: features }] : [],
    // two lines, which those who read the app's texts know how to begin
    footer: `Created with Muster\nData: ${season.short}, points of ${englishDate(data.manifest.version)}`,
  }
}
