import { countOf } from '../../../engine/text/line-parts.ts'
import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'
import { titles } from './title-parts.ts'

const isUnit = (line: TextLine) => {
  const mark = markOf(line)
  return mark.is === 'priced' && mark.rest === '' && /\(\d+ ?pts\)$/i.test(line.text)
}

/** `Chaos - World Eaters - Berzerker Warband`: no price, nothing but units follow. */
function isTitleAt(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  if (!line || line.bullet || markOf(line).is !== 'entry' || !line.text.includes(' - '))
    return false
  if (/^\+|[.!?:]$/.test(line.text) || line.text.length > 200) return false
  // above a unit of another form, which has lines of its own, the same is prose
  const [first, second] = linesBelow(lines, at, 2)
  const goesOn = second === undefined || isUnit(second) || markOf(second).is === 'footer'
  return first !== undefined && isUnit(first) && goesOn
}

function parse(lines: readonly TextLine[]): TextDraft {
  const body = draftBody()
  const layout = new Set<number>()
  const sources: string[] = []
  const start = lines.findIndex((_, at) => isTitleAt(lines, at))
  const title = lines[start]
  for (const line of lines.slice(start + 1)) {
    const mark = markOf(line)
    if (mark.is === 'footer') {
      sources.push(line.text)
      layout.add(line.at)
    } else if (mark.is === 'priced' && isUnit(line)) {
      const { count, rest } = countOf(mark.name)
      body.unit(rest, line.at, { points: mark.points, models: count })
    }
  }
  const choices = title
    ? [{ label: titles.armyDetachments, words: title.text, points: null, line: title.at }]
    : []
  const format = 'new-recruit-short'
  return draftFrom({ format, body, layout, sources, choices, complete: false })
}

/** How much of the text is units alone: no line says what one of them has. */
function sureness(lines: readonly TextLine[]): number {
  const marks = lines.map((line) => markOf(line).is)
  if (marks.some((is) => ['label', 'detail', 'heading', 'size', 'detachments'].includes(is)))
    return 0
  const written = lines.filter((line) => !['blank', 'footer'].includes(markOf(line).is)).length
  const units = lines.filter(isUnit).length
  if (units === 0 || units * 2 < written) return 0
  return lines.some((_, at) => isTitleAt(lines, at)) ? 0.8 : 0.55
}

/** New Recruit's shortest form: a line a unit, with its models and its price. */
export const newRecruitShort: TextFormat = {
  id: 'new-recruit-short',
  name: 'New Recruit (Short)',
  recognise: sureness,
  begins: isTitleAt,
  parse,
}
