import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody } from './draft-body.ts'
import { markOf } from './line-marks.ts'
import { blockBegins, hasBlock, parseBlock } from './new-recruit-head.ts'
import { parseBody } from './parse-body.ts'

function parse(lines: readonly TextLine[]): TextDraft {
  const { end, layout: ofHead, ...head } = parseBlock(lines)
  const layout = new Set(ofHead)
  const body = draftBody()
  const sources: string[] = []
  parseBody(lines.slice(end), { body, layout, sources })
  return {
    system: 'wh40k11',
    format: 'new-recruit-gw',
    name: null,
    ...head,
    season: null,
    limit: null,
    source: sources.join(', ').slice(0, 200),
    groups: body.groups(),
    notes: '',
    complete: true,
    layout,
  }
}

/** New Recruit's lists in the manner of the official app: its own block on top, then `Name (115 pts)`. */
export const newRecruitGw: TextFormat = {
  id: 'new-recruit-gw',
  name: 'New Recruit (GW-like)',
  recognise: (lines) => {
    if (!hasBlock(lines)) return 0
    const units = lines.filter((line) => markOf(line).is === 'priced')
    const counted = units.filter(({ text }) => /^(?:Char\d+: ?)?\d+ ?x /i.test(text)).length
    return counted * 2 > units.length ? 0.7 : 0.95
  },
  begins: blockBegins,
  parse,
}
