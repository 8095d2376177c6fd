import { byLine } from '../../../engine/text/by-line.ts'
import { countOf, labelOf, numberOf } from '../../../engine/text/line-parts.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import {
  detachmentPointsWords,
  dispositionNamed,
  meaningOf,
  pointsWords,
  sizeNamed,
  type Meaning,
} from './labels.ts'

/** What a line is by its grammar. `entry` is what has no form of its own: names, and prose. */
export type LineMark =
  | { readonly is: 'blank' | 'footer' | 'attached-units' | 'attached-unit' | 'entry' }
  | { readonly is: 'heading'; readonly allied: boolean }
  /** `Name (115 points)`, with what may follow after a colon. */
  | { readonly is: 'priced'; readonly name: string; readonly points: number; readonly rest: string }
  /** `Strike Force (2000 points)`. */
  | { readonly is: 'size'; readonly name: string; readonly points: number | null }
  /** `A, B and C (3 Detachment Points)`. */
  | { readonly is: 'detachments'; readonly names: string }
  | { readonly is: 'disposition'; readonly names: string }
  /** `Attached as: Leader (Character)`, `Warlord`, `Enhancement: X`. */
  | { readonly is: 'label'; readonly label: Meaning; readonly words: string }
  /** `9x Jakhal`, or whatever has a bullet. */
  | { readonly is: 'detail' }

const number = String.raw`\d{1,3}(?:[.,' ]\d{3})+|\d{1,7}`
const priced = new RegExp(
  String.raw`^(.*?) ?[([] ?(${number}) ?(?:${pointsWords})(?: limit)? ?[)\]](?: ?: ?(.*))?$`,
  'i',
)
const detachments = new RegExp(
  String.raw`^(.*?) ?[([] ?\d{1,2}(?: ?/ ?\d{1,2})? ?(?:${detachmentPointsWords}) ?[)\]]$`,
  'i',
)
const footer =
  /^(?:(?:created|exported|generated|made|built) (?:with|by|from|in|using)\b|export[eé]\w* \w+ .*v\d|(?:app|data) version ?:|https?:)|\bv\d+\.\d+\.\d+ ?\(\d+\)/i
const numbered = /^(?:(\D{4,40}?) ?#?\d{1,2}|(\D{3,30}) \d{1,2} (\D{3,30}))$/

function pricedMark(text: string): LineMark | null {
  const found = priced.exec(text)
  if (!found) return null
  const [, name = '', digits = '', rest = ''] = found
  const points = numberOf(digits)
  if (rest === '' && sizeNamed(name) !== null) return { is: 'size', name, points }
  const { label, rest: words } = labelOf(name)
  if (label !== '' && rest === '') {
    if (meaningOf(label) === 'size') return { is: 'size', name: words, points }
    if (meaningOf(label) !== null) return null
  }
  return { is: 'priced', name, points, rest }
}

/** Headings stand alone: known words, or capitals. */
function headingMark({ text, bullet }: TextLine): LineMark | null {
  if (bullet || text.length > 44) return null
  const bare = text.replace(/ ?:$/, '').replace(/ ?[([][^)\]]*[)\]]$/, '')
  const [, before, first, last] = numbered.exec(bare) ?? []
  const unit = before ?? (first !== undefined && last !== undefined ? `${first} ${last}` : null)
  if (unit !== null && meaningOf(unit) === 'attached-units') return { is: 'attached-unit' }
  const meaning = meaningOf(bare)
  if (meaning === 'attached-units') return { is: 'attached-units' }
  if (meaning === 'allied-units') return { is: 'heading', allied: true }
  return meaning === 'units' ? { is: 'heading', allied: false } : null
}

function labelMark(text: string): LineMark | null {
  if (text.startsWith('E: ')) return wordMark('enhancement', text.slice(3))
  const { label, rest } = labelOf(text)
  if (label === '') return meaningOf(text) === 'warlord' ? wordMark('warlord', '') : null
  const meaning = meaningOf(label)
  if (meaning === 'dispositions') return { is: 'disposition', names: rest }
  if (meaning === 'detachments') return { is: 'detachments', names: withoutPoints(rest) }
  if (meaning === 'size') return { is: 'size', name: rest, points: null }
  if (meaning !== null && meaning !== 'units') return wordMark(meaning, rest)
  return isPart(rest) ? wordMark('attached-as', rest) : null
}

/** Whatever a language calls it: what comes after the label is a part among attached units. */
function isPart(words: string): boolean {
  const part = meaningOf(words.replace(/ ?\(.*\)$/, ''))
  return part === 'leader' || part === 'support' || part === 'bodyguard'
}

const wordMark = (label: Meaning, words: string): LineMark => ({ is: 'label', label, words })

function withoutPoints(names: string): string {
  return detachments.exec(names)?.[1] ?? names
}

function markOfLine(line: TextLine): LineMark {
  const { text, bullet } = line
  if (text === '') return { is: 'blank' }
  const names = detachments.exec(text)?.[1]
  if (names !== undefined) return { is: 'detachments', names: labelFree(names) }
  if (!bullet && footer.test(text)) return { is: 'footer' }
  if (!bullet && dispositionNamed(text) !== null) return { is: 'disposition', names: text }
  const heading = headingMark(line)
  if (heading) return heading
  const price = pricedMark(text)
  if (price) return price
  const label = labelMark(text)
  if (label) return label
  return bullet || countOf(text).count !== null ? { is: 'detail' } : { is: 'entry' }
}

function labelFree(names: string): string {
  const { label, rest } = labelOf(names)
  return meaningOf(label) === 'detachments' ? rest : names
}

/** What a line is by its grammar; remembered. */
export const markOf: (line: TextLine) => LineMark = byLine(markOfLine)

/** Whether apps end their lists with the line. A link may stand anywhere. */
export function closes(line: TextLine): boolean {
  return markOf(line).is === 'footer' && !/^https?:/i.test(line.text)
}
