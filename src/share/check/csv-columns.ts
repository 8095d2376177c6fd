/** Rows and columns of a table, as its cells. */
export type Cells = readonly (readonly string[])[]

/** Which columns of a table hold what, and how many rows stand above the lists. */
export interface Columns {
  readonly list: number
  /** One, or first and last name; none where nothing names the players. */
  readonly players: readonly number[]
  readonly heads: number
}

const ofList = /\b(?:army|list|roster|liste|armee|lista|submission)\b|armée|armylist/i
const ofPlayer =
  /\b(?:player|name|names|nickname|username|user|spieler|spielerin|joueur|jugador|gracz|participant|teilnehmer|pseudo|nom|nombre|nome|who|heisst)\b|heißt/i
const surelyPlayer = /player|spieler|joueur|jugador|gracz|participant|teilnehmer/i
/** Whose name it is, where it is no player's. */
const ofOthers = /\b(?:team|club|army|list|faction|event|store|file)\b/i
const firstName = /\b(?:first|given|vorname|prénom|prenom)\b/i
const lastName = /\b(?:last|sur|family|nachname)|surname/i

/** Heads stand within the first rows, below a title perhaps. */
const mostHeads = 4

const isLink = (cell: string) =>
  cell.length < 4000 && /^\S*(?:https?:\/\/|\/shared(?:#|%23))\S+$/.test(cell.trim())

/** Whether a cell holds a list rather than a word about one. */
function isLong(cell: string): boolean {
  return isLink(cell) || cell.trim().length > 120 || /\S[^]*[\r\n][^]*\S[^]*[\r\n][^]*\S/.test(cell)
}

/** Whether a cell may be a name: letters, and not what forms add by themselves. */
const isName = (cell: string) =>
  /\p{L}/u.test(cell) && cell.length <= 60 && !/[@\r\n]|:\/\/|\d[:./]\d/.test(cell)

const widest = (rows: Cells) => Math.max(0, ...rows.map((row) => row.length))

/** The column with the most lists in it; of two with as many the one with the longest cells. Null where no cell is one. */
function listColumn(rows: Cells): number | null {
  let best: number | null = null
  let most = 0
  for (let at = 0; at < widest(rows); at += 1) {
    const cells = rows.map((row) => row[at] ?? '')
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
    const score = cells.filter(isLong).length * 1e9 + length
    if (cells.some(isLong) && score > most) [best, most] = [at, score]
  }
  return best
}

/** The columns of the players' names: as a head says, else the first with names in it. */
function playerColumns(head: readonly string[], body: Cells, list: number): readonly number[] {
  const all = [...head.entries()].filter(([at]) => at !== list)
  const at = (test: RegExp) => all.find(([, word]) => test.test(word))?.[0]
  const [first, last] = [at(firstName), at(lastName)]
  if (first !== undefined && last !== undefined) return [first, last]
  const named = all.filter(([, word]) => ofPlayer.test(word))
  const own =
    named.find(([, word]) => surelyPlayer.test(word)) ??
    named.find(([, word]) => !ofOthers.test(word)) ??
    named[0]
  if (own) return [own[0]]
  for (let column = 0; column < widest(body); column += 1) {
    const cells = body.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    const names = cells.filter(isName).length
    if (column !== list && names > 0 && names >= cells.length * 0.6) return [column]
  }
  return []
}

/** The head of a table that names both columns, with its place; null where there is none. */
function namedHead(rows: Cells): Columns | null {
  for (const [at, head] of rows.slice(0, mostHeads).entries()) {
    if (head.some(isLong)) return null
    const lists = [...head.entries()].filter(([, word]) => ofList.test(word))
    const body = rows.slice(at + 1)
    const length = (column: number) =>
      body.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0)
    const list = lists.map(([column]) => column).toSorted((a, b) => length(b) - length(a))[0]
    if (list === undefined) continue
    const named = head.some((word, column) => column !== list && ofPlayer.test(word))
    if (named) return { list, players: playerColumns(head, body, list), heads: at + 1 }
  }
  return null
}

/**
 * Finds the columns of a table of lists: by what stands in them, since heads are written by hand and forms add columns of their
 * own; where no cell looks like a list, by the heads. Null where neither tells.
 */
export function columnsOf(rows: Cells): Columns | null {
  const list = listColumn(rows)
  const named = namedHead(rows)
  if (list === null) return named
  const heads = named?.heads ?? headsAbove(rows, list)
  const head = rows[heads - 1] ?? []
  return { list, players: playerColumns(head, rows.slice(heads), list), heads }
}

/** How many rows stand above the first list and say what the column of lists is. */
function headsAbove(rows: Cells, list: number): number {
  const cells = rows.slice(0, mostHeads).map((row) => row[list]?.trim() ?? '')
  const first = cells.findIndex(isLong)
  return cells.slice(0, Math.max(0, first)).findLastIndex((cell) => cell !== '') + 1
}

/** Whether a text is a table: every row has cells, and either a head names them or there is a list in each. */
export function isTable(rows: Cells): boolean {
  if (rows.length === 0 || !rows.every((row) => row.length > 1)) return false
  if (rows.length > 1 && namedHead(rows)) return true
  const lists = rows.filter((row) => row.some((cell) => /[\r\n]/.test(cell.trim()) || isLink(cell)))
  return lists.length > 0 && lists.length >= rows.length - 1
}
