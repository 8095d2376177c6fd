import {
  itemLine,
  priceAfter,
  textOf,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import type { AosArmy } from '../army.ts'
import { outlineOf } from './write-outline.ts'

function unitLines({ name, points, marks, gifts, items }: OutlineUnit): readonly string[] {
  const details = [...marks, ...gifts.map(({ text }) => text), ...items.map(itemLine)]
  return [`${name}${priceAfter(points)}`, ...details.map((detail) => ` • ${detail}`)]
}

/** The list as the official app prints it on Android, for every tool that reads that. */
export function writeApp(army: AosArmy): string {
  const { name, total, head, groups, tail, footer } = outlineOf(army)
  return textOf([
    `${name} ${total}`.trim(),
    '',
    ...head,
    ...groups.flatMap(({ section, heading, units }, at) => [
      '',
      ...(section === groups[at - 1]?.section ? [] : [section]),
      ...(heading === '' ? [] : [heading]),
      ...units.flatMap(unitLines),
    ]),
    ...tail.flatMap(({ heading, lines }) => ['', heading, ...lines]),
    '',
    footer,
  ])
}
