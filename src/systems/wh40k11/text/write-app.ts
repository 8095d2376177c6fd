import {
  itemLine,
  priceAfter,
  textOf,
  type OutlineItem,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import type { FortyArmy } from '../army.ts'
import { outlineOf } from './write-outline.ts'

/** The first line of what models carry has a bullet, those after it stand under its words. */
function carried(items: readonly OutlineItem[], indent: string): readonly string[] {
  return items.map((item, at) => `${indent}${at === 0 ? '• ' : '  '}${itemLine(item)}`)
}

function unitLines({ name, points, part, marks, kinds, items, gifts }: OutlineUnit) {
  return [
    '',
    `${name}${priceAfter(points, 'points')}`,
    ...(part === '' ? [] : [`• Attached as: ${part}`]),
    ...marks.map((mark) => `  • ${mark}`),
    ...kinds.flatMap((kind) => [`  • ${itemLine(kind)}`, ...carried(kind.items, '    ')]),
    ...carried(items, '  '),
    ...gifts.map(({ text }) => `  • ${text}`),
  ]
}

/** The list as the official app prints it on Android, for every tool that reads that. */
export function writeApp(army: FortyArmy): string {
  const { name, total, head, groups, footer } = outlineOf(army)
  return textOf([
    `${name} ${total}`,
    '',
    ...head,
    ...groups.flatMap(({ section, heading, units }, at) => [
      '',
      ...(section === groups[at - 1]?.section ? [] : [section]),
      ...(heading === '' ? [] : [heading]),
      ...units.flatMap(unitLines),
    ]),
    '',
    footer,
  ])
}
