import { byLine } from '../../../engine/text/by-line.ts'
import { numberOf, pointsOf } from '../../../engine/text/line-parts.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'

/** Sections of a list that hold units or terrain. */
export type Section = 'regiment' | 'auxiliary' | 'renown' | 'terrain'

/** What a line is by its grammar. `entry` is all that is no fixed line of the form: names of things, and prose. */
export type LineMark =
  | { readonly is: 'blank' | 'tally' | 'renown-army' | 'footer' | 'entry' }
  | {
      readonly is: 'total'
      readonly name: string
      readonly stated: number
      readonly limit: number | null
      readonly season: string
    }
  | { readonly is: 'season'; readonly words: string }
  | {
      readonly is: 'choice'
      readonly label: string
      readonly words: string
      readonly points: number | null
    }
  | { readonly is: 'heading'; readonly section: Section }

const count = String.raw`\d{1,3}(?:[.,']\d{3})+|\d{1,6}`
const totals = new RegExp(
  String.raw`(${count})\s*/\s*(${count})\s*(?:points?|pts?|pt)(?![a-z])\.?`,
  'gi',
)
const priced = new RegExp(
  String.raw`^(.*?)[([]\s*(${count})\s*(?:points?|pts?)\s*[)\]]\s*-\s*(.+)$`,
  'i',
)
const season = /^[^\p{L}]{0,4}(?:general'?s handbook|ghb\b|path to glory)/iu
const tally =
  /^(?:auxiliar(?:y|ies)(?: units?)?|drops?|wounds?|models?|total(?: points)?|points) ?: *\d/i
const labelled =
  /^(spell lores?|prayer lores?|manifestation lores?|battle tactics?(?: cards?)?|(?:battle )?formation|faction terrain) ?(?:[-:] ?(.*))?$/i
const footer =
  /^(?:(?:created|exported|built|generated|made) (?:with|by|in|using|from)\b|(?:app|data|server|client)(?: version)? ?: |version ?: |https?:)/i

const headings: readonly (readonly [RegExp, Section])[] = [
  [/^(?:general'?s regiment|regiment \d{1,3}(?: ?- ?general(?:'s regiment)?)?) ?:?$/i, 'regiment'],
  [/^auxiliar(?:y|ies)(?: units?)? ?:?$/i, 'auxiliary'],
  [/^regiments? of renown ?:?$/i, 'renown'],
  [/^faction terrain(?: features?)? ?:?$/i, 'terrain'],
]

/** No name of a list with its total is longer: then it is a list whose line ends got lost. */
const longestTitle = 240

/** The last `1990/2000 pts` of a line, and what stands around it; null without one. */
function totalMark(text: string): LineMark | null {
  if (text.length > longestTitle) return null
  if (!text.includes('/') && !text.includes(')') && !text.includes(']')) return null
  const found = [...text.matchAll(totals)].at(-1)
  if (found) {
    const [all, stated = '', limit = ''] = found
    const before = text.slice(0, found.index).replace(/\s*[-:,]\s*$/, '')
    const after = text.slice(found.index + all.length).trim()
    const bracketed = /[([]$/.test(before) && /^[)\]]/.test(after)
    const parts = bracketed ? [before.slice(0, -1), after.slice(1)] : [before, after]
    return {
      is: 'total',
      name: parts
        .map((part) => part.trim())
        .join(' ')
        .trim(),
      stated: numberOf(stated),
      limit: numberOf(limit),
      season: '',
    }
  }
  const [, name = '', points = '', rest = ''] = priced.exec(text) ?? []
  if (!season.test(rest)) return null
  return { is: 'total', name: name.trim(), stated: numberOf(points), limit: null, season: rest }
}

function headingMark(text: string): LineMark | null {
  if (text.length > 40) return null
  const bare = text.replace(/ ?[([]\+?\d[^)\]]*[)\]]$/, '')
  const found = headings.find(([pattern]) => pattern.test(bare))
  return found ? { is: 'heading', section: found[1] } : null
}

function choiceMark(text: string): LineMark | null {
  const found = labelled.exec(text)
  if (!found) return null
  const [, label = '', rest = ''] = found
  const { before, points } = pointsOf(rest.trim())
  return { is: 'choice', label, words: before, points }
}

function markOfText(text: string): LineMark {
  const total = totalMark(text)
  if (total) return total
  const heading = headingMark(text)
  if (heading) return heading
  if (season.test(text) && text.length < 60) return { is: 'season', words: text }
  if (tally.test(text)) return { is: 'tally' }
  if (/^army of renown ?:?$/i.test(text)) return { is: 'renown-army' }
  if (footer.test(text)) return { is: 'footer' }
  return choiceMark(text) ?? { is: 'entry' }
}

/** What a line is by its grammar; remembered. */
export const markOf: (line: TextLine) => LineMark = byLine((line) =>
  line.text === '' ? { is: 'blank' } : markOfText(line.text),
)

/** Whether apps end their lists with the line. A link may stand anywhere. */
export function closes(line: TextLine): boolean {
  return markOf(line).is === 'footer' && !/^https?:/i.test(line.text)
}
