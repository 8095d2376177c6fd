import { linesOf } from '../../engine/text/lines-of.ts'
import type { TextForm, TextFormat } from '../../engine/text/text-form.ts'
import type { TextLine } from '../../engine/text/text-line.ts'
import { textForms } from '../../systems/text-forms.ts'

/** A game and one of the ways in which its lists are written. */
export interface FoundFormat {
  readonly form: TextForm
  readonly format: TextFormat
}

/** Lines of a pasted text that make one list. */
export interface PastedList {
  readonly lines: readonly TextLine[]
  /** Null where no format fits. */
  readonly found: FoundFormat | null
  /** How often the text has it, word by word. */
  readonly times: number
  /** So many lists are in the lines, more than are read of one text; absent where it is one. */
  readonly beyond?: number
}

/** Lists in one paste beyond this are not read. */
export const mostLists = 500

/** The format that the lines are of, by their grammar; null where none fits at least as surely as asked. */
export function formatOf(lines: readonly TextLine[], atLeast = 0): FoundFormat | null {
  let best: FoundFormat | null = null
  let most = atLeast
  for (const form of textForms) {
    for (const format of form.formats) {
      const sure = format.recognise(lines)
      if (sure > most) [most, best] = [sure, { form, format }]
    }
  }
  return best
}

const words = (lines: readonly TextLine[]) =>
  lines.flatMap(({ text }) => (text === '' ? [] : [text.toLowerCase()])).join('\n')

/** So surely something must be a list to be told from the prose before one, and to be told from the list whose end it follows. */
const surely = { before: 0.5, after: 0.3 } as const

const written = (lines: readonly TextLine[]) => lines.filter(({ text }) => text !== '').length

/** Where lists begin after the first: what stands before that belongs to it, unless it is a list that lost its beginning. */
function beginnings(lines: readonly TextLine[]): readonly number[] {
  const formats = textForms.flatMap((form) => form.formats)
  const all = [...lines.entries()]
    .filter(([at, { text }]) => text !== '' && formats.some((format) => format.begins(lines, at)))
    .map(([at]) => at)
  const [first = 0] = all
  const own = formatOf(lines.slice(0, first), surely.before) !== null
  return all.slice(own ? 0 : 1)
}

const closes = (line: TextLine) => textForms.some((form) => form.closes(line))

/** Where lines from one place to another end with the line that an app ends its lists with, if more than its like follow. */
function ends(lines: readonly TextLine[], from: number, to: number): readonly number[] {
  const found: number[] = []
  let closed = false
  for (let at = from; at < to; at += 1) {
    const line = lines[at]
    if (!line || line.text === '') continue
    if (closes(line)) closed = true
    else if (closed) {
      found.push(at)
      closed = false
    }
  }
  return found
}

/** Where lists begin whose beginning got lost: after the end of another, and each of the two can be told to be a list. */
function afterEnds(lines: readonly TextLine[], from: number, to: number): readonly number[] {
  const ended = ends(lines, from, to)
  if (ended.length === 0) return []
  const found: number[] = []
  let isList = false
  const cuts = [from, ...ended, to]
  for (const [place, start] of cuts.slice(0, -1).entries()) {
    const own = lines.slice(start, cuts[place + 1])
    const least: number = isList ? surely.after : surely.before
    const another: boolean = written(own) > 1 && formatOf(own, least) !== null
    if (isList && another) found.push(start)
    isList ||= another
  }
  return found
}

/** A name has a number before it at most, no mark or price, and does not end as a sentence does. */
const isName = ({ text, bullet }: TextLine) =>
  !bullet && /^(?:#?\d{1,3}[.)] )?[^\d([]{2,60}$/u.test(text) && !/[.!?,;:]$/.test(text)

/** A list begins with the player's name that stands by itself right above it. */
function withPlayer(lines: readonly TextLine[], at: number): number {
  const [first, last] = [lines[at - 2], lines[at - 1]]
  const alone = first === undefined || first.text === '' || closes(first)
  return last && alone && isName(last) && !closes(last) ? at - 1 : at
}

/** The places to cut a text at, from its start to its end; no list is a single line. */
function cutsOf(lines: readonly TextLine[]): readonly number[] {
  const begun = [0, ...beginnings(lines).map((at) => withPlayer(lines, at)), lines.length]
  const all = begun
    .slice(0, -1)
    .flatMap((from, place) => [from, ...afterEnds(lines, from, begun[place + 1] ?? lines.length)])
  const cuts: number[] = []
  for (const at of all) {
    const last = cuts.at(-1)
    if (last === undefined || written(lines.slice(last, at)) > 1) cuts.push(at)
  }
  return [...cuts, lines.length]
}

/**
 * The lists in a pasted text, in its order: one that stands there several times is given once, prose before a list belongs
 * to it. A text without any list comes back as one, without a format; of too many the last ones do, in one.
 */
export function listsIn(text: string): readonly PastedList[] {
  const lines = linesOf(text)
  const cuts = cutsOf(lines)
  const lists = new Map<string, PastedList>()
  for (const [place, from] of cuts.slice(0, -1).entries()) {
    const own = lines.slice(from, cuts[place + 1])
    const key = words(own)
    const same = lists.get(key)
    if (same) lists.set(key, { ...same, times: same.times + 1 })
    else if (lists.size < mostLists) lists.set(key, { lines: own, found: formatOf(own), times: 1 })
    else {
      const rest = lines.slice(from)
      return [
        ...lists.values(),
        { lines: rest, found: null, times: 1, beyond: cuts.length - 1 - place },
      ]
    }
  }
  return [...lists.values()]
}
