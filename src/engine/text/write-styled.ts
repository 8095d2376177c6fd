import {
  itemLine,
  priceAfter,
  textOf,
  type Outline,
  type OutlineGroup,
  type OutlineItem,
  type OutlineUnit,
} from './write-outline.ts'

/** How a way to mark text up writes the parts of a list. */
export interface TextStyle {
  /** Words as they must stand so that none of their signs marks anything up. */
  readonly plain: (words: string) => string
  readonly strong: (words: string) => string
  readonly heading: (words: string) => string
  /** Before and after the lines under a unit or under models. */
  readonly open: readonly string[]
  readonly close: readonly string[]
  /** A line in a list, so deep. */
  readonly detail: (words: string, depth: number) => string
  /** What stands behind a price: `points`, or nothing. */
  readonly word: string
}

function linesOf(items: readonly OutlineItem[], rows: boolean): readonly string[] {
  const lines = items.map(itemLine)
  return rows && lines.length > 0 ? [lines.join(', ')] : lines
}

function detailsOf(unit: OutlineUnit, style: TextStyle, rows: boolean): readonly string[] {
  const { part, marks, kinds, items, gifts } = unit
  const line = (words: string, depth = 0) => style.detail(style.plain(words), depth)
  const lines = [
    ...(part === '' ? [] : [line(`Attached as: ${part}`)]),
    ...marks.map((mark) => line(mark)),
    ...kinds.flatMap((kind) => {
      const carried = linesOf(kind.items, rows).map((row) => line(row, 1))
      const under = carried.length > 0 ? [...style.open, ...carried, ...style.close] : []
      return [line(itemLine(kind)), ...under]
    }),
    ...linesOf(items, rows).map((row) => line(row)),
    ...gifts.map(({ text }) => line(text)),
  ]
  return lines.length === 0 ? [] : [...style.open, ...lines, ...style.close]
}

function unitLines(unit: OutlineUnit, style: TextStyle, rows: boolean): readonly string[] {
  const name = style.strong(style.plain(unit.name))
  return [`${name}${priceAfter(unit.points, style.word)}`, ...detailsOf(unit, style, rows)]
}

function groupLines(
  { section, heading, units }: OutlineGroup,
  before: OutlineGroup | undefined,
  style: TextStyle,
  rows: boolean,
): readonly string[] {
  const headings = [section === before?.section ? '' : section, heading]
  return [
    '',
    ...headings.filter((words) => words !== '').map((words) => style.heading(words)),
    ...units.flatMap((unit) => unitLines(unit, style, rows)),
  ]
}

/** The text of a list in the order of the official app, marked up in a style: headings, names in bold, lists. */
export function styledText(outline: Outline, style: TextStyle): string {
  const { name, total, head, groups, rows, tail, footer } = outline
  return textOf([
    `${style.strong(style.plain(name))} ${total}`.trim(),
    '',
    ...head.map((line) => style.plain(line)),
    ...groups.flatMap((group, at) => groupLines(group, groups[at - 1], style, rows)),
    ...tail.flatMap(({ heading, lines }) => [
      '',
      style.heading(heading),
      ...lines.map((line) => style.plain(line)),
    ]),
    '',
    style.plain(footer),
  ])
}
