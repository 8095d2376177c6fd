import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'
import { parseBody } from './parse-body.ts'
import { titles } from './title-parts.ts'

/** `Epic Hero:`, with a unit under it. */
function isHeadingAt(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  const [next] = linesBelow(lines, at, 1)
  if (!line || line.bullet || !/^[^:]{3,40} ?:$/.test(line.text)) return false
  return next !== undefined && markOf(next).is === 'priced' && !next.bullet
}

/** So many lines under the title are looked at for a heading: an owner may have written between. */
const mostBetween = 4

/** `Fiendish - World Eaters - Berzerker Warband (1935 Points)`, with a heading under it. */
function isTitleAt(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  if (!line || line.bullet) return false
  const mark = markOf(line)
  if (mark.is !== 'priced' || mark.rest !== '' || mark.name.split(' - ').length < 3) return false
  for (const below of linesBelow(lines, at, mostBetween)) {
    if (isHeadingAt(lines, at + below.at - line.at)) return true
    if (markOf(below).is !== 'entry') return false
  }
  return false
}

function parse(lines: readonly TextLine[]): TextDraft {
  const body = draftBody()
  const layout = new Set<number>()
  const sources: string[] = []
  const start = lines.findIndex((_, at) => isTitleAt(lines, at))
  const title = lines[start]
  const mark = title && markOf(title)
  const heads = lines.flatMap((_, at) => (at > start && isHeadingAt(lines, at) ? [at] : []))
  const cuts = [start + 1, ...heads, lines.length]
  for (const [place, from] of cuts.slice(0, -1).entries()) {
    const head = lines[from]
    const headed = place > 0 && head !== undefined
    if (headed) {
      const allied = /^all(?:ies|ied)\b/i.test(head.text)
      body.open(allied ? 'allied' : 'section', { words: head.text, line: head.at })
      layout.add(head.at)
    }
    parseBody(lines.slice(headed ? from + 1 : from, cuts[place + 1]), { body, layout, sources })
  }
  const named = title && mark?.is === 'priced' ? { title, mark } : null
  return draftFrom({
    format: 'listforge',
    body,
    layout,
    sources,
    stated: named?.mark.points ?? null,
    choices: named
      ? [
          {
            label: titles.nameArmyDetachments,
            words: named.mark.name,
            points: null,
            line: named.title.at,
          },
        ]
      : [],
    complete: true,
  })
}

/** Lists of Listforge: everything of the whole in the title, sections with a colon, and no count where there is one only. */
export const listforge: TextFormat = {
  id: 'listforge',
  name: 'Listforge',
  recognise: (lines) => {
    const heads = lines.filter((_, at) => isHeadingAt(lines, at)).length
    if (heads === 0) return 0
    if (lines.some((_, at) => isTitleAt(lines, at))) return 0.9
    const head = lines.some((line) => ['size', 'detachments'].includes(markOf(line).is))
    return heads > 1 && !head ? 0.7 : 0
  },
  begins: isTitleAt,
  parse,
}
