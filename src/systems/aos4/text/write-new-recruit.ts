import {
  itemLine,
  priceAfter,
  textOf,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import type { AosArmy } from '../army.ts'
import {
  armyNames,
  chosenFor,
  dropsOf,
  outlineOf,
  renownLine,
  seasonLine,
} from './write-outline.ts'

/** New Recruit's heading where it is another than the app's. */
const headings: Readonly<Record<string, string>> = {
  'Auxiliary Units': 'Auxiliary',
  'Regiments of Renown': 'Regiment of Renown',
}

/** New Recruit has a season behind the name, as our data has. */
const asIs = (name: string) => name

function headOf(army: AosArmy): readonly string[] {
  const [first, ...cards] = chosenFor(army, 'card')
  const lore = (slot: string, label: string) => {
    const names = chosenFor(army, slot)
    return names.length === 0 ? [] : names.map((name) => `${label} - ${name}`)
  }
  const count = army.auxiliaries.length
  return [
    armyNames(army).join(' - '),
    ...renownLine(army),
    ...chosenFor(army, 'battle-formation'),
    ...(count > 0 ? [`Auxiliaries: ${count}`] : []),
    `Drops: ${dropsOf(army)}`,
    '',
    ...(first === undefined ? [] : [`Battle Tactic Cards - ${first}`]),
    ...cards.map((card) => `• ${card}`),
    ...lore('manifestation-lore', 'Manifestation Lore'),
    ...lore('spell-lore', 'Spell Lore'),
    ...lore('prayer-lore', 'Prayer Lore'),
  ]
}

function unitLines({ name, points, marks, gifts, items }: OutlineUnit): readonly string[] {
  const details = [...marks, ...gifts.map((gift) => gift.name), ...items.map(itemLine)]
  // members of a Regiment of Renown come with it
  return [`${name}${priceAfter(points ?? 0)}`, ...details.map((detail) => `• ${detail}`)]
}

/** The list as New Recruit prints it. */
export function writeNewRecruit(army: AosArmy): string {
  const { name, groups, tail, footer } = outlineOf(army, asIs)
  return textOf([
    `${name} (${army.points} points) - ${seasonLine(army)}`.trim(),
    '',
    ...headOf(army),
    ...groups.flatMap(({ section, heading, units }, at) => [
      '',
      ...(section === groups[at - 1]?.section ? [] : [headings[section] ?? section]),
      ...(heading === '' ? [] : [heading]),
      ...units.flatMap(unitLines),
    ]),
    ...tail.flatMap(({ heading, lines }) => ['', heading, ...lines]),
    '',
    footer,
  ])
}
