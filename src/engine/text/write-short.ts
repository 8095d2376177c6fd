import {
  priceAfter,
  textOf,
  type Outline,
  type OutlineGroup,
  type OutlineUnit,
} from './write-outline.ts'

/** `10x Khorne Berzerkers (170): Warlord, Battle-lust`. */
function unitLine({ name, models, points, marks, gifts }: OutlineUnit): string {
  const count = models > 1 ? `${models}x ` : ''
  const more = [...marks, ...gifts.map((gift) => gift.name)].join(', ')
  // what comes with its group has a price only where more follows, which is told from a name by it
  const price = priceAfter(more === '' ? points : (points ?? 0))
  return `${count}${name}${price}${more === '' ? '' : `: ${more}`}`
}

/** Units that are one in play stand under the first of them. */
function groupLines({ heading, section, joined, units }: OutlineGroup, headed: boolean) {
  const title = heading === '' ? section : heading
  const lines = units.map((unit, at) => `${joined && at > 0 ? '+ ' : ''}${unitLine(unit)}`)
  return headed && !joined ? ['', title, ...lines] : lines
}

/** The list with one line a unit. `headed`: groups keep their headings, else only what joins what is shown. */
export function writeShort(outline: Outline, headed: boolean): string {
  const { name, total, head, groups, tail, footer } = outline
  return textOf([
    `${name} ${total}`.trim(),
    ...head.filter((line) => line !== ''),
    '',
    ...groups.flatMap((group, at) => {
      const same = group.heading === '' && group.section === groups[at - 1]?.section
      return groupLines(group, headed && !same)
    }),
    ...tail.flatMap(({ heading, lines }) => ['', heading, ...lines]),
    '',
    footer,
  ])
}
