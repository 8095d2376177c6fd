import { countOf } from '../../../engine/text/line-parts.ts'
import { continuesName } from '../../../engine/text/name-lines.ts'
import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody } from './draft-body.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'
import { parseBody } from './parse-body.ts'

/** A name or description of more lines than these is prose. */
const headLines = 60
const nameLines = 3

/** None of these stands between the total of a list and the choices of the whole. */
const unitMarks = ['priced', 'heading', 'attached-units', 'attached-unit', 'label', 'footer']

const isOf = (line: TextLine | undefined, ...marks: readonly string[]) =>
  line !== undefined && marks.includes(markOf(line).is)

/** A line of another app's head, or a unit of the short form; not a list that is called `+`. */
const isPlus = ({ text }: TextLine) => /^\+ [^([]/.test(text)

/** As units of the other game have them. */
const hasBarePrice = ({ text }: TextLine) => /\(\d+\)$/.test(text)

/** Whether units follow a line: what belongs to a unit comes before any line that only a head has. */
function isUnitAt(lines: readonly TextLine[], at: number): boolean {
  const [next] = linesBelow(lines, at, 1)
  return isOf(next, 'detail', 'label')
}

/** Whether what follows can only belong to a unit; what its owner says of a list may have bullets, too. */
function hasCounted(lines: readonly TextLine[], at: number): boolean {
  const [next] = linesBelow(lines, at, 1)
  return next !== undefined && (isOf(next, 'label') || countOf(next.text).count !== null)
}

/**
 * Whether a line is name and total of a list: its detachments or battle size follow before any other price or heading. A list
 * can be called like a battle size; then its own battle size follows.
 */
export function isTitleAt(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  if (!line || line.bullet || line.text.startsWith('++')) return false
  const likeSize = isOf(line, 'size')
  if ((!likeSize && !isOf(line, 'priced')) || hasCounted(lines, at)) return false
  for (const next of linesBelow(lines, at, headLines)) {
    if (isPlus(next)) return false
    if (isOf(next, 'size') || (!likeSize && isOf(next, 'detachments'))) return true
    if (isOf(next, ...unitMarks) || hasBarePrice(next)) return false
  }
  return false
}

/** The army stands in no more lines than these; a list of another, with its units, in no more than those. */
const most = { armyLines: 3, listLines: 400 } as const
const isPriced = ({ text }: TextLine) => /\d[^\d:]*[)\]]$/.test(text)

/** Whether the units of a list of either game stand above a line, rather than the title whose head it is in. */
function isBelowUnits(lines: readonly TextLine[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - most.listLines); place -= 1) {
    const line = lines[place]
    if (!line) return false
    if (isOf(line, 'footer') || hasBarePrice(line)) return true
    if (isOf(line, 'size', 'detachments', 'disposition')) return false
    if (isOf(line, 'priced')) return !isTitleAt(lines, place) && !line.text.startsWith('++')
  }
  return false
}

/** Whether a list begins at a line that lost its name and total: with its army above its detachments or size, below the units of another. */
function headlessBegins(lines: readonly TextLine[], at: number): boolean {
  let from = at
  while (
    from - at < most.armyLines &&
    isOf(lines[from], 'entry') &&
    lines[from]?.bullet === false
  ) {
    from += 1
  }
  const row = lines[from]
  if (!row || row.bullet || !isOf(row, 'detachments', 'size') || !isPriced(row)) return false
  // of more lines in one piece those right above the detachments are the army
  if (from - at < most.armyLines && isOf(lines[at - 1], 'entry')) return false
  return isBelowUnits(lines, at)
}

/** Whether a list of the app begins at a line. */
function listBegins(lines: readonly TextLine[], at: number): boolean {
  return isTitleAt(lines, at) || headlessBegins(lines, at)
}

/** Where the units begin: with the first heading of units, or the first unit. */
function bodyStart(lines: readonly TextLine[]): number {
  const head = lines.findIndex((line) => isOf(line, 'size', 'detachments'))
  const isFirst = (line: TextLine, place: number) =>
    isOf(line, 'priced') &&
    (isUnitAt(lines, place) || (head >= 0 && place > head)) &&
    !isTitleAt(lines, place)
  const at = lines.findIndex(
    (line, place) =>
      isOf(line, 'heading', 'attached-units', 'attached-unit') || isFirst(line, place),
  )
  return at >= 0 ? at : head >= 0 ? lines.length : firstPrice(lines)
}

/** No unit costs as much as a list. */
const leastTotal = 500

/** Of prices alone the first is a unit's, unless it is the total of the others. */
function firstPrice(lines: readonly TextLine[]): number {
  const prices = lines.flatMap((line, place) => {
    const mark = markOf(line)
    return mark.is === 'priced' ? [{ place, points: mark.points }] : []
  })
  const [first, second] = prices
  if (!first || !second) return lines.length
  const others = prices.reduce((sum, { points }) => sum + points, -first.points)
  return first.points === others || first.points >= leastTotal ? second.place : first.place
}

/** The line with name and total: the last price in the head before what only a head has, or the first at all. */
function titlePlace(lines: readonly TextLine[], end: number): number {
  const head = lines.slice(0, end)
  const sure = head.findIndex((line) => isOf(line, 'detachments', 'size', 'disposition'))
  if (isOf(head[sure], 'size') && isTitleAt(head, sure)) return sure
  return head.slice(0, sure < 0 ? end : sure).findLastIndex((line) => isOf(line, 'priced'))
}

/** Where the name begins that ends in the line with the total: directly above it and at the start of the text. */
function nameStart(lines: readonly TextLine[], title: number): number {
  const [line, last] = [lines[title], lines[title - 1]]
  const mark = line && markOf(line)
  const own = mark?.is === 'priced' || mark?.is === 'size' ? mark.name : ''
  if (!continuesName(own, last?.text ?? '')) return title
  let at = title
  while (at > 0 && title - at < nameLines && isOf(lines[at - 1], 'entry')) at -= 1
  const above = lines.slice(at, title)
  const prose = above.some(({ text }) => text.length > 60 || /[:.!?,]$/.test(text))
  return isOf(lines[at - 1], 'entry') || prose ? title : at
}

interface Head {
  readonly name: Said | null
  readonly stated: number | null
  readonly limit: number | null
  readonly armies: readonly Said[]
  readonly choices: readonly DraftChoice[]
}

/** Name and total, army and the choices of the whole, which stand before `end`. Adds what says nothing to `layout`. */
export function parseHead(lines: readonly TextLine[], end: number, layout: Set<number>): Head {
  const title = titlePlace(lines, end)
  const armies: Said[] = []
  const choices: DraftChoice[] = []
  let limit: number | null = null
  for (const line of lines.slice(title + 1, end)) {
    const mark = markOf(line)
    const choice = (label: string, words: string) =>
      choices.push({ label, words, points: null, line: line.at })
    if (mark.is === 'size') {
      limit ??= mark.points
      choice('size', mark.name)
    } else if (mark.is === 'detachments') choice('detachments', mark.names)
    else if (mark.is === 'disposition') choice('dispositions', mark.names)
    else if (mark.is !== 'blank' && mark.is !== 'footer') {
      armies.push({ words: line.text, line: line.at })
    } else if (mark.is === 'footer') layout.add(line.at)
  }
  return { ...titleOf(lines, title, layout), limit, armies, choices }
}

function titleOf(
  lines: readonly TextLine[],
  title: number,
  layout: Set<number>,
): Pick<Head, 'name' | 'stated'> {
  const line = lines[title]
  const mark = line && markOf(line)
  if (!line || (mark?.is !== 'priced' && mark?.is !== 'size')) return { name: null, stated: null }
  const above = lines.slice(nameStart(lines, title), title)
  for (const one of above) layout.add(one.at)
  const words = [...above.map(({ text }) => text), mark.name].join(' ').trim()
  return { name: { words, line: line.at }, stated: mark.points }
}

function parse(format: string, lines: readonly TextLine[]): TextDraft {
  const layout = new Set<number>()
  const body = draftBody()
  const sources: string[] = []
  const start = bodyStart(lines)
  const head = parseHead(lines, start, layout)
  parseBody(lines.slice(start), { body, layout, sources })
  return {
    system: 'wh40k11',
    format,
    ...head,
    season: null,
    source: sources.join(', ').slice(0, 200),
    groups: body.groups(),
    notes: '',
    complete: true,
    layout,
  }
}

/** Lines of another app's head tell of its formats; they only hinder this one where none of those fits. */
const mostWithPlus = 0.3

/** How much of the grammar is there. */
function sureness(lines: readonly TextLine[]): number {
  const sure = sureOfGrammar(lines)
  return lines.some(isPlus) ? Math.min(mostWithPlus, sure) : sure
}

/** Head lines that no other format has, or units with what they have under them; prices alone may be of any. */
function sureOfGrammar(lines: readonly TextLine[]): number {
  const marks = lines.map((line) => markOf(line))
  const has = (is: string) => marks.some((mark) => mark.is === is)
  const units = lines.some((line, at) => isOf(line, 'priced') && isUnitAt(lines, at))
  if (has('detachments') && (units || has('size'))) return 0.9
  if (has('size') && units) return 0.85
  // a list without any unit yet
  if (has('size') && lines.some((_, at) => isTitleAt(lines, at))) return 0.7
  // New Recruit's forms for team events put the number of models before each unit
  const priced = lines.filter((line) => isOf(line, 'priced'))
  const counted = priced.filter(({ text }) => /^(?:Char ?\d+ ?: ?)?\d+ ?x /i.test(text))
  if (counted.length * 2 > priced.length) return 0.2
  if (units && (has('heading') || has('label') || has('attached-unit'))) return 0.6
  if (units) return 0.4
  return priced.length > 1 ? 0.1 : 0
}

const looksLikeIos = (lines: readonly TextLine[]) =>
  lines.some(({ raw }) => /◦|\d Points\)\s*$/.test(raw))

/** Lists of the official app on Android, in any of its languages. */
export const appAndroid: TextFormat = {
  id: 'app-android',
  name: 'Official app (Android)',
  recognise: (lines) => sureness(lines) * (looksLikeIos(lines) ? 0.95 : 1),
  begins: listBegins,
  parse: (lines) => parse('app-android', lines),
}

/** Lists of the official app on iOS: the same but for capitals and bullets. */
export const appIos: TextFormat = {
  id: 'app-ios',
  name: 'Official app (iOS)',
  recognise: (lines) => sureness(lines) * (looksLikeIos(lines) ? 1 : 0.95),
  begins: listBegins,
  parse: (lines) => parse('app-ios', lines),
}
