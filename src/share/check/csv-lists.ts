import { type Cells, columnsOf, isTable } from './csv-columns.ts'
import { readCsv } from './csv.ts'

/** A row of a table of lists. */
export interface CsvList {
  readonly player: string
  /** Empty where the row has a player, but no list. */
  readonly text: string
}

/** A name in one line, whatever stands in its cells. */
const nameIn = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.slice(0, 200))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

/** More rows than not have cells: else it is no table, whatever its file is called. */
const hasCells = (rows: Cells) =>
  rows.filter((row) => row.length > 1).length * 2 >= Math.max(1, rows.length)

/**
 * The rows of a CSV text: the lists and the names beside them, also of players without a list. Columns are found by what stands
 * in them and by the head; where neither tells the first two are taken, if `sure` says that it is a table. Null where it is none.
 */
export function rowsInCsv(text: string, sure: boolean): readonly CsvList[] | null {
  const rows = readCsv(text)
  if (!sure && !isTable(rows)) return null
  const found = columnsOf(rows)
  if (!found && !hasCells(rows)) return null
  const { list, players, heads } = found ?? { list: 1, players: [0], heads: 0 }
  const lists = rows.slice(heads).map((row) => ({
    player: nameIn(players.map((at) => row[at] ?? '')),
    text: row[list]?.trim() ?? '',
  }))
  return lists.filter((row) => row.text !== '' || row.player !== '')
}

/** The same without the rows that have no list. */
export function listsInCsv(text: string, sure: boolean): readonly CsvList[] | null {
  return rowsInCsv(text, sure)?.filter((row) => row.text !== '') ?? null
}

/** Whether a pasted text is a table of lists. */
export function looksLikeCsv(text: string): boolean {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  return /[,;\t]/.test(first.slice(0, 2000)) && isTable(readCsv(text))
}
