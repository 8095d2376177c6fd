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

/** So surely something must be a list to be told from the prose before one. */
const surely = 0.5

/** Where lists begin after the first: what stands before that belongs to it, unless it is a list that lost its beginning. */
function beginnings(lines: readonly TextLine[]): readonly number[] {
  const formats = textForms.flatMap((form) => form.formats)
  const all = [...lines.entries()]
    .filter(([at, { text }]) => text !== '' && formats.some((format) => format.begins(lines, at)))
    .map(([at]) => at)
  const [first = 0] = all
  const own = formatOf(lines.slice(0, first), surely) !== null
  return all.slice(own ? 0 : 1, mostLists)
}

/**
 * The lists in a pasted text, in its order: one that stands there several times is given once, prose before a list belongs
 * to it. A text without any list comes back as one, without a format.
 */
export function listsIn(text: string): readonly PastedList[] {
  const lines = linesOf(text)
  const cuts = [0, ...beginnings(lines), lines.length]
  const lists = new Map<string, PastedList>()
  for (const [place, from] of cuts.slice(0, -1).entries()) {
    const own = lines.slice(from, cuts[place + 1])
    const key = words(own)
    const same = lists.get(key)
    lists.set(
      key,
      same ? { ...same, times: same.times + 1 } : { lines: own, found: formatOf(own), times: 1 },
    )
  }
  return [...lists.values()]
}
