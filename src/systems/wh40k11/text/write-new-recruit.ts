import {
  itemLine,
  priceAfter,
  textOf,
  type Outline,
  type OutlineItem,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import type { FortyArmy } from '../army.ts'
import { blockLines } from './write-block.ts'
import { footerOf, outlineOf } from './write-outline.ts'

/** New Recruit's heading where it is another than the app's. */
const headings: Readonly<Record<string, string>> = {
  CHARACTERS: 'CHARACTER',
  'DEDICATED TRANSPORTS': 'DEDICATED TRANSPORT',
}

function carried(items: readonly OutlineItem[], indent: string): readonly string[] {
  return items.map((item) => `${indent}• ${itemLine(item)}`)
}

function unitLines({ name, points, part, marks, kinds, items, gifts }: OutlineUnit) {
  return [
    '',
    `${name}${priceAfter(points, 'pts')}`,
    ...(part === '' ? [] : [`• Attached as: ${part}`]),
    ...kinds.flatMap((kind) => [`• ${itemLine(kind)}`, ...carried(kind.items, '    ')]),
    ...carried(items, ''),
    ...gifts.map((gift) => `• ${gift.name} (+${gift.points} pts)`),
    ...marks.map((mark) => `• ${mark}`),
  ]
}

function body({ groups }: Outline): readonly string[] {
  return groups.flatMap(({ section, heading, units }, at) => [
    '',
    ...(section === groups[at - 1]?.section ? [] : [headings[section] ?? section]),
    ...(heading === '' ? [] : [heading]),
    ...units.flatMap(unitLines),
  ])
}

/** The list as New Recruit prints it in the manner of the official app, with its block of facts on top. */
export function writeNewRecruit(army: FortyArmy): string {
  const outline = outlineOf(army)
  return textOf([...blockLines(army, outline), ...body(outline), '', footerOf(army, 'Created')])
}
