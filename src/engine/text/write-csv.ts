import { itemLine, type Outline, type OutlineUnit } from './write-outline.ts'

/** The columns, in their order. */
const columns: readonly {
  readonly title: string
  readonly of: (unit: OutlineUnit) => string
}[] = [
  { title: 'Unit', of: ({ name }) => name },
  { title: 'Models', of: ({ models }) => (models === 0 ? '' : String(models)) },
  { title: 'Points', of: ({ points }) => (points === null ? '' : String(points)) },
  { title: 'Part', of: ({ part }) => part },
  { title: 'Marks', of: ({ marks }) => marks.join('; ') },
  { title: 'Enhancements', of: ({ gifts }) => gifts.map(({ name }) => name).join('; ') },
  { title: 'Wargear', of: wargearOf },
  { title: 'Nickname', of: ({ nickname }) => nickname },
  { title: 'Note', of: ({ note }) => note },
]

function wargearOf({ kinds, items }: OutlineUnit): string {
  const rows = kinds.map((kind) => {
    const carried = kind.items.map(itemLine).join(', ')
    return carried === '' ? itemLine(kind) : `${itemLine(kind)}: ${carried}`
  })
  const besides = items.map(itemLine).join(', ')
  return [...rows, ...(besides === '' ? [] : [besides])].join('; ')
}

/**
 * What a spreadsheet takes for a formula: at the start of a cell, behind what cuts cells in other countries, and behind a line
 * break, as quotes are not heeded there.
 */
const formula = /(^|[;\t\r\n])(?=\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])|^(?=[\t\r])/g

/** A cell of a CSV file (RFC 4180). Before what reads as a formula stands an apostrophe, which spreadsheets do not show. */
export function csvCell(text: string): string {
  const safe = text.replaceAll(formula, "$1'")
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of a CSV file. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** The units of a list as a table, a row each, with the group that it stands in. */
export function writeCsv({ groups }: Outline): string {
  const rows = groups.flatMap(({ section, heading, units }) =>
    units.map((unit) => [heading === '' ? section : heading, ...columns.map(({ of }) => of(unit))]),
  )
  return csvOf([['Group', ...columns.map(({ title }) => title)], ...rows])
}
