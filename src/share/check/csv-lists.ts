import { readCsv } from './csv.ts'

/** A row of a table of lists. */
export interface CsvList {
  readonly player: string
  readonly text: string
}

const ofList = /\b(?:army|list|roster|liste|armee|armée|lista)\b|armylist/i
const ofPlayer = /\b(?:player|name|nickname|spieler|joueur|jugador|who)\b/i

/** How long the cells of a column are on average: that of the lists is the longest. */
function lengthOf(rows: readonly (readonly string[])[], column: number): number {
  return rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0) / Math.max(1, rows.length)
}

interface Columns {
  readonly player: number
  readonly list: number
}

/** The columns that a head names, or null: of several for a list (`Army name`, `Army list`) the one with the longest cells. */
function columnsOf(head: readonly string[], body: readonly (readonly string[])[]): Columns | null {
  const all = [...head.entries()]
  const lists = all.filter(([, word]) => ofList.test(word)).map(([at]) => at)
  const list = lists.toSorted((a, b) => lengthOf(body, b) - lengthOf(body, a))[0]
  if (list === undefined) return null
  const names = all.filter(([at, word]) => at !== list && ofPlayer.test(word))
  const player = names.find(([, word]) => /player|spieler|joueur|jugador/i.test(word)) ?? names[0]
  return player ? { player: player[0], list } : null
}

/**
 * The lists of a CSV text with the names beside them. The head names the columns; without such a head the first two are
 * taken, if `sure` says that it is a table. Null where it is none.
 */
export function listsInCsv(text: string, sure: boolean): readonly CsvList[] | null {
  const rows = readCsv(text)
  const [head = []] = rows
  const named = columnsOf(head, rows.slice(1))
  if (!named && (!sure || head.length < 2)) return null
  const { player, list } = named ?? { player: 0, list: 1 }
  return (named ? rows.slice(1) : rows).flatMap((row) => {
    const cell = row[list]?.trim() ?? ''
    return cell === '' ? [] : [{ player: row[player]?.trim() ?? '', text: cell }]
  })
}

/** Whether a pasted text is a table of lists: its first line has cells and names both columns. */
export function looksLikeCsv(text: string): boolean {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  if (first.length > 500 || !/[,;\t]/.test(first)) return false
  return columnsOf(readCsv(first)[0] ?? [], []) !== null
}
