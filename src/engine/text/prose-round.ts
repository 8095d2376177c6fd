import type { LineReading } from './text-form.ts'
import type { TextLine } from './text-line.ts'

/** A list with what its lines were read as. */
interface ReadLines {
  readonly lines: readonly TextLine[]
  readonly readings: readonly LineReading[]
}

const greeting =
  /^(?:hi|hey|hello|dear|good (?:morning|evening|day)|greetings|cheers|thanks|thank you|regards|best|kind regards|see you|hallo|moin|servus|danke|liebe|gruss|gruß|grüße|viele|bonjour|salut|merci|hola|gracias|saludos)\b/i

/** Whether words are a sentence or a greeting rather than a name of a game: no mark, price or number of things in it. */
function isProse({ text, bullet }: TextLine): boolean {
  if (bullet || /[[\]()]|\d ?(?:x|pts|points)\b|^\d/i.test(text)) return false
  if (greeting.test(text) || /[.!?…]$/.test(text)) return true
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return words.length >= 4 && small.length * 2 > words.length
}

/** Places between which the list itself stands; null where nothing of it was read. */
export function bodyOf(
  readings: readonly LineReading[],
): { readonly from: number; readonly to: number } | null {
  const read = readings.filter(({ status }) => status === 'read' || status === 'near')
  const [first, last] = [read[0], read.at(-1)]
  return first && last ? { from: first.line, to: last.line } : null
}

/**
 * Lines above and below a list that are no part of it: prose that nothing was read from and that no name comes near to. None
 * where no unit was read, as the list may stand in what looks like prose.
 */
export function proseRound({ lines, readings }: ReadLines): ReadonlySet<number> {
  const body = bodyOf(readings)
  if (!body || readings.every(({ unit }) => unit === null)) return new Set()
  const byPlace = new Map(lines.map((line) => [line.at, line]))
  const found = readings.filter(({ line, status, kind, stated, candidates }) => {
    if (status !== 'unread' || (line > body.from && line < body.to)) return false
    const words = byPlace.get(line)
    const empty = kind === '' && stated === null && candidates.length === 0
    return empty && words !== undefined && isProse(words)
  })
  return new Set(found.map(({ line }) => line))
}

/** The kind of reading that prose round a list has. */
const noPart = 'Not part of the list'

/** The list with prose round it read as that: it stays in sight, and nothing is asked about it. */
export function withProseRead<List extends ReadLines>(list: List): List {
  const round = proseRound(list)
  if (round.size === 0) return list
  const readings = list.readings.map((reading): LineReading =>
    round.has(reading.line) ? { ...reading, status: 'layout', kind: noPart } : reading,
  )
  return { ...list, readings }
}
