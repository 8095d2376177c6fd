/** Rows beyond this are not read. */
const mostRows = 5000

const separators = [',', ';', '\t'] as const

/** What Excel writes above a table to say which sign stands between cells. */
const declared = /^sep=([,;\t])[ \t]*(?:\r\n|\r|\n|$)/i

/** The sign between cells: of comma, semicolon and tab the one that the first line with any has most of, quoted parts left out. */
function separatorOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|[\r\n]/, 5)
  const first = lines.find((line) => /[,;\t]/.test(line)) ?? ''
  const counts = separators.map((sign) => first.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Where the next quoted cell ends: at a quote that is not doubled, or at the end of the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

/**
 * The rows of a CSV text as RFC 4180 writes them: cells in quotes may hold line breaks and doubled quotes. Takes what
 * spreadsheets write too: semicolons, tabs, a line that says which, a byte order mark, short rows. Never throws.
 */
export function readCsv(source: string): readonly (readonly string[])[] {
  const whole = source.replace(/^\uFEFF/, '')
  const said = declared.exec(whole)
  const text = whole.slice(said?.[0].length ?? 0)
  const separator = said?.[1] ?? separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const plainEnd = new RegExp(`[${separator === '\t' ? '\\t' : separator}\\r\\n]`, 'g')
  while (at < text.length && rows.length < mostRows) {
    let cell = ''
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    }
    plainEnd.lastIndex = at
    const end = plainEnd.exec(text)?.index ?? text.length
    row.push(cell + text.slice(at, end))
    at = end + 1
    if (text[end] === separator) {
      if (at >= text.length) row.push('')
      else continue
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

/**
 * Spreadsheets take what begins so for a formula; a list's name must not become one. Nor what begins so after a line break or
 * a sign that some spreadsheets part cells at: these do not heed the quotes of a table that is parted by commas.
 */
const formula = /(^|[;\t\r\n])(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = value.replaceAll(formula, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a CSV text; figures stay figures, words that a spreadsheet would run as a formula do not. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}
