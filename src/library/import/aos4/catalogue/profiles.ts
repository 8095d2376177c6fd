import { attribute, listed, nameOf, plain } from '../../catalogue.ts'
import type { Catalogues } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { Ability, Weapon } from '../community.ts'
import { readTiming } from './timing.ts'

/** Profiles of an element: its own, those it links to, and those in groups. */
export function profilesOf(data: Catalogues, node: XmlNode): readonly XmlNode[] {
  const linked = listed(node, 'infoLinks').flatMap((link) => {
    const target = data.byId.get(attribute(link, 'targetId'))
    if (target?.name === 'profile') return [target]
    return target?.name === 'infoGroup' ? listed(target, 'profiles') : []
  })
  const grouped = listed(node, 'infoGroups').flatMap((group) => listed(group, 'profiles'))
  return [...listed(node, 'profiles'), ...linked, ...grouped]
}

/** A characteristic of a profile; empty where it has none. */
export function characteristic(profile: XmlNode, name: string): string {
  const found = listed(profile, 'characteristics').find((one) => attribute(one, 'name') === name)
  return found ? plain(found.text) : ''
}

const abilityKinds: Readonly<Record<string, Ability['kind']>> = {
  Passive: 'passive',
  Activated: 'activated',
  Spell: 'spell',
  Prayer: 'prayer',
  Command: 'command',
}

/** Name, kind, timing, and casting or chanting value or cost in command points of an ability; undefined for another kind of profile. */
export function abilityIn(profile: XmlNode): Ability | undefined {
  const kind = /^Ability \((.+)\)$/.exec(attribute(profile, 'typeName'))?.[1]
  if (kind === undefined) return undefined
  const timing = readTiming(characteristic(profile, 'Timing'))
  const value =
    characteristic(profile, 'Casting Value') ||
    characteristic(profile, 'Chanting Value') ||
    characteristic(profile, 'Cost').replace(/^\d+$/, '$& CP')
  return {
    name: nameOf(profile),
    kind: abilityKinds[kind] ?? 'other',
    ...(timing && { timing }),
    ...(value !== '' && { value: printed(value) }),
  }
}

/** Abilities among the profiles of an element, each once. */
export function abilitiesOf(data: Catalogues, node: XmlNode): readonly Ability[] {
  return distinct(profilesOf(data, node).flatMap((profile) => abilityIn(profile) ?? []))
}

/** The first of each that are alike in all they say. */
export function distinct<Value>(values: readonly Value[]): readonly Value[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = JSON.stringify(value)
    return !seen.has(key) && seen.add(key)
  })
}

const weaponColumns = [
  ['range', 'Rng'],
  ['attacks', 'Atk'],
  ['hit', 'Hit'],
  ['wound', 'Wnd'],
  ['rend', 'Rnd'],
  ['damage', 'Dmg'],
] as const

/** A weapon's row; undefined for another kind of profile. */
export function weaponIn(profile: XmlNode): Weapon | undefined {
  const type = attribute(profile, 'typeName')
  if (type !== 'Melee Weapon' && type !== 'Ranged Weapon') return undefined
  const ranged = type === 'Ranged Weapon'
  const stats: Weapon['stats'] = {}
  for (const [column, name] of weaponColumns)
    if (ranged || column !== 'range') stats[column] = printed(characteristic(profile, name))
  return {
    name: nameOf(profile),
    kind: ranged ? 'ranged' : 'melee',
    stats,
    abilities: weaponAbilities(characteristic(profile, 'Ability')),
  }
}

/** A printed value. Where the catalogue refers to an ability instead, that is said in words of our own. */
export function printed(value: string): string {
  if (/see /i.test(value)) return 'See below'
  return value === '' || value === '–' ? '-' : value
}

/** Splits at commas outside brackets, and writes the same ability the same way everywhere. */
function weaponAbilities(text: string): string[] {
  const clean = text.replace(/[*^]/g, '').trim()
  return clean
    .split(/,\s*(?![^()]*\))/)
    .map((name) => oneSpelling(name.trim()))
    .filter((name) => name !== '' && name !== '-' && name !== '–')
}

function oneSpelling(name: string): string {
  const inBrackets = name
    .replace(/^Anit-/, 'Anti-')
    .replace(/\s*\(/, ' (')
    .replace(/ (\+1 Rend)\)?$/, ' ($1)')
    .replace('Shoot In Combat', 'Shoot in Combat')
  const open = inBrackets.includes('(') && !inBrackets.endsWith(')')
  return open ? `${inBrackets})` : inBrackets
}
