import { countOf } from '../../../engine/text/line-parts.ts'
import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'

/** Names are no longer than this, and no sentence ends in one. */
const longest = 160
/** Single units cost less, but for the greatest. */
const leastTotal = 500
const isJoined = ({ text }: TextLine) => / \+ \S/.test(text)
const isName = (text: string) => text.length < longest && !/[.:?;|]$|, | - /.test(text)

/** A line of units that stand together: `Painboy + 20x Boyz`. */
function isUnits(line: TextLine): boolean {
  const { is } = markOf(line)
  return !line.bullet && (is === 'entry' || is === 'detail') && isName(line.text)
}

const isEnhancement = (line: TextLine) => {
  const mark = markOf(line)
  return mark.is === 'label' && mark.label === 'enhancement' && !line.bullet
}

const isPriced = (line: TextLine) => markOf(line).is === 'priced' && !line.bullet
const marked = ({ text }: TextLine) => / \+ /.test(text) || countOf(text).count !== null

/** `Dakka (2.000 Points)` with nothing between it and the units. */
function isTitleAt(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  if (!line || !isPriced(line)) return false
  const below = linesBelow(lines, at, 6).filter((one) => markOf(one).is !== 'footer')
  const units = below.filter(isUnits)
  const [first] = below
  if (first === undefined || !isUnits(first)) return false
  // among units of other forms prose looks the same
  if (units.length + below.filter(isEnhancement).length < below.length) return false
  if (units.some(isJoined)) return true
  // one unit alone of another form looks the same
  const mark = markOf(line)
  return mark.is === 'priced' && mark.points >= leastTotal && units.filter(marked).length > 1
}

function parse(lines: readonly TextLine[]): TextDraft {
  const body = draftBody()
  const layout = new Set<number>()
  const sources: string[] = []
  const start = lines.findIndex((_, at) => isTitleAt(lines, at))
  const title = lines[start]
  const mark = title && markOf(title)
  for (const line of lines.slice(start + 1)) {
    const { is } = markOf(line)
    if (is === 'footer') {
      sources.push(line.text)
      layout.add(line.at)
    } else if (isEnhancement(line) && body.hasUnit()) {
      body.labelled('group-enhancement', line.text.replace(/^[^:]*: ?/, ''), line.at)
    } else if (isUnits(line) && sources.length === 0) {
      const names = line.text.split(' + ')
      body.open(names.length > 1 ? 'attached' : 'section', null)
      for (const name of names) {
        const { count, rest } = countOf(name.trim())
        body.unit(rest, line.at, { models: count })
        if (names.length > 1) body.labelled('beside', '', line.at)
      }
    }
  }
  const named = title && mark?.is === 'priced' ? { words: mark.name, line: title.at } : null
  return draftFrom({
    format: 'listhammer-short',
    body,
    layout,
    sources,
    name: named,
    stated: mark?.is === 'priced' ? mark.points : null,
    complete: false,
  })
}

/** All lines but the title and footers are units and their enhancements. */
function sureness(lines: readonly TextLine[]): number {
  const title = lines.findIndex((_, at) => isTitleAt(lines, at))
  const body = lines
    .slice(title + 1)
    .filter((line) => !['blank', 'footer'].includes(markOf(line).is))
  const units = body.filter(isUnits)
  const fits = body.length > 0 && units.length + body.filter(isEnhancement).length === body.length
  const share = units.filter(marked).length / units.length
  if (!fits) return 0
  if (title >= 0) return share < 1 / 5 ? 0 : 0.65
  const counted = units.filter(({ text }) => /(?:^| )\d{1,3} ?x /i.test(text)).length
  if (units.some(isJoined) && (counted > 0 || units.length > 3)) return share < 1 / 5 ? 0 : 0.4
  // without any that stand together it is hardly told from a shopping list
  return units.length > 2 && share >= 1 / 2 ? 0.25 : 0
}

/** The short form of listhammer.info: a line for units that stand together, leaders first, counted in models; nothing else. */
export const listhammerShort: TextFormat = {
  id: 'listhammer-short',
  name: 'listhammer.info (short)',
  recognise: sureness,
  begins: isTitleAt,
  parse,
}
