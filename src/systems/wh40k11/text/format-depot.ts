import { labelOf, numberOf, pointsOf } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody, type DraftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { meaningOf } from './labels.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'

const tally = /^points: ?(\d[\d.,' ]*?) ?\/ ?(\d[\d.,' ]*)(?: ?(?:pts|points))?$/i
/** `Boyz - 10 models (80 pts)`, or without the number of models. */
const sized = /^(.*?) - (\d{1,3}) (?:models?|miniatures?)\b.*$/i

const isUnit = ({ text, bullet }: TextLine) =>
  bullet && /\(\d+ ?pts\)$/i.test(text) && (!text.startsWith('[') || /^\[warlord\]/i.test(text))

interface Parsing {
  readonly body: DraftBody
  readonly layout: Set<number>
  readonly armies: Said[]
  readonly choices: DraftChoice[]
  stated: number | null
  limit: number | null
}

function readUnit(body: DraftBody, { text, at }: TextLine): void {
  const { before, points } = pointsOf(text)
  const name = before.replace(/^\[warlord\] ?/i, '')
  const [, short = name.replace(/ - [^-]*$/, ''), count] = sized.exec(name) ?? []
  const models = count === undefined ? null : Number(count)
  body.unit(count === undefined ? name : short, at, { points, models })
  if (name !== before) body.labelled('warlord', '', at)
}

function readDetail(body: DraftBody, line: TextLine): void {
  const [, label = '', words = line.text] = /^\[([^\]]+)\] ?(.*)$/.exec(line.text) ?? []
  if (meaningOf(label) === 'enhancement') body.labelled('enhancement', words, line.at)
  else if (markOf(line).is === 'label') body.thing(line)
  else body.labelled('some', words, line.at)
}

function readHead(state: Parsing, line: TextLine): void {
  const { label, rest } = labelOf(line.text)
  const [, stated, limit] = tally.exec(line.text) ?? []
  const meaning = meaningOf(label)
  if (stated !== undefined && limit !== undefined) {
    state.stated = numberOf(stated)
    state.limit = numberOf(limit)
    state.layout.add(line.at)
  } else if (meaning === 'faction') state.armies.push({ words: rest, line: line.at })
  else if (meaning === 'detachments' || meaning === 'dispositions' || meaning === 'size') {
    state.choices.push({ label: meaning, words: rest, points: null, line: line.at })
  }
}

function parse(lines: readonly TextLine[]): TextDraft {
  const state: Parsing = {
    body: draftBody(),
    layout: new Set(),
    armies: [],
    choices: [],
    stated: null,
    limit: null,
  }
  const { body, layout } = state
  const head = lines.findIndex(({ text }) => meaningOf(labelOf(text).label) !== null)
  const title = lines.slice(0, Math.max(0, head)).findLast(({ text }) => text !== '')
  const sources: string[] = []
  for (const line of lines.slice(Math.max(0, head))) {
    const { is } = markOf(line)
    if (is === 'blank') continue
    if (is === 'footer') {
      sources.push(line.text)
      layout.add(line.at)
    } else if (isUnit(line)) readUnit(body, line)
    else if (line.bullet && body.hasUnit()) readDetail(body, line)
    else if (labelOf(line.text).label !== '') readHead(state, line)
    else if (/^\s*\*[^*]+\*\s*$/.test(line.raw) || is === 'heading') {
      body.open('section', { words: line.text, line: line.at })
      layout.add(line.at)
    }
  }
  const name = title ? { words: title.text, line: title.at } : null
  return draftFrom({ format: 'depot', sources, name, ...state, complete: false })
}

/** Lists of depot, as shared in messengers: bold labels, a line with a bullet for a unit, and under it what was chosen. */
export const depot: TextFormat = {
  id: 'depot',
  name: 'depot',
  recognise: (lines) => {
    const tallied = lines.some(({ text }) => tally.test(text))
    const faction = lines.some(({ text }) => /^faction: ?\S/i.test(text))
    const units = lines.filter(isUnit).length
    if (units === 0) return 0
    return tallied && faction ? 0.95 : tallied ? 0.9 : faction ? 0.7 : 0
  },
  begins: (lines, at) => {
    const below = linesBelow(lines, at, 5)
    const [first] = below
    return (
      lines[at]?.bullet === false &&
      first !== undefined &&
      /^faction: ?\S/i.test(first.text) &&
      below.some(({ text }) => tally.test(text))
    )
  },
  parse,
}
