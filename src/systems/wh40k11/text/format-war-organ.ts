import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody, type DraftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { parseHead } from './format-app.ts'
import { gearRow } from './gear-row.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'

/** `4 Khorne Berzerkers with Bolt pistol and Chainblade`. */
const squad = /^(\d{1,3}) (?!with\b)(\S.*?) with (\S.*)$/i
const sizeLine = /^battle size: .*\(\d[\d.,' ]* point limit\)$/i
const detachmentsLine = /^detachments?: .*\(\d+ ?\/ ?\d+ detachment points\)$/i

const isUnit = (line: TextLine | undefined) =>
  line !== undefined && !line.bullet && markOf(line).is === 'priced'

/** Where the units begin: after the last line that only a head has. */
function bodyStart(lines: readonly TextLine[]): number {
  const head = lines.findLastIndex((line) =>
    ['size', 'detachments', 'disposition'].includes(markOf(line).is),
  )
  return head + 1
}

function readDetail(body: DraftBody, line: TextLine): void {
  const { text, at } = line
  const mark = markOf(line)
  const [, count, model, gear] = squad.exec(text) ?? []
  if (mark.is === 'label') body.labelled(mark.label, mark.words, at)
  else if (count !== undefined && model !== undefined && gear !== undefined) {
    const models = Number(count)
    body.labelled('', model, at, { count: models, depth: 0 })
    gearRow(body, gear, { line: at, models, depth: 1 })
  } else if (mark.is !== 'priced' && /,| and | & /.test(text) && !/[[(]\+?\d/.test(text)) {
    gearRow(body, text, { line: at, models: 1, depth: 0 })
  } else body.thing(line)
}

interface Parsing {
  readonly body: DraftBody
  readonly layout: Set<number>
  readonly sources: string[]
  /** No line has a bullet any more: what stands right under a line of a unit belongs to it. */
  readonly bare: boolean
}

/** Names of groups are free, but short and no sentences. */
const groupName = /^(?=.*\p{L}{2})(?:(?!: | - |:\/\/).){2,60}(?<![.!?:;,)])$|^\S+(?: \S+){0,2}!$/u

function isGroupName(line: TextLine): boolean {
  const { is } = markOf(line)
  const named = (is === 'entry' || is === 'label') && groupName.test(line.text)
  return !line.bullet && (is === 'heading' || named)
}

/** A name of a group stands right above a unit; a sentence may stand between. */
function headsGroup(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  const [next, second] = linesBelow(lines, at, 2)
  if (!line || !next || !isGroupName(line)) return false
  return isUnit(next) || (markOf(next).is === 'entry' && !isGroupName(next) && isUnit(second))
}

/** Groups have names that their owner gave them; those of sections stand over units that join nobody. */
function readLine(lines: readonly TextLine[], at: number, state: Parsing) {
  const { body, layout, sources, bare } = state
  const line = lines[at]
  if (!line) return
  const mark = markOf(line)
  const title = { words: line.text, line: line.at }
  const under = bare && body.hasUnit() && (lines[at - 1]?.text ?? '') !== ''
  if (mark.is === 'footer') {
    sources.push(line.text)
    layout.add(line.at)
  } else if (mark.is === 'priced' && isUnit(line)) {
    body.unit(mark.name, line.at, { points: mark.points })
  } else if (under && mark.is !== 'heading') readDetail(body, line)
  else if (headsGroup(lines, at)) {
    const section = mark.is === 'heading' || /^(?:other|allied|ally)\b/i.test(line.text)
    const allied = /^all(?:y|ied|ies)\b/i.test(line.text)
    body.open(allied ? 'allied' : section ? 'section' : 'attached', title)
    layout.add(line.at)
  } else if (line.bullet && body.hasUnit()) readDetail(body, line)
}

function parse(lines: readonly TextLine[]): TextDraft {
  const layout = new Set<number>()
  const start = bodyStart(lines)
  const head = parseHead(lines, start, layout)
  const bare = !lines.some(({ bullet }) => bullet)
  const state: Parsing = { body: draftBody(), layout, sources: [], bare }
  for (let at = start; at < lines.length; at += 1) readLine(lines, at, state)
  return draftFrom({ format: 'war-organ', ...head, ...state, complete: true })
}

/** Lists of WarOrgan: a line for models that carry the same, attached units under names of their owner's, or none of them. */
export const warOrgan: TextFormat = {
  id: 'war-organ',
  name: 'WarOrgan',
  recognise: (lines) => {
    if (!lines.some(isUnit)) return 0
    const heads = lines.filter(({ text }) => sizeLine.test(text) || detachmentsLine.test(text))
    const squads = lines.filter(({ text, bullet }) => bullet && squad.test(text)).length
    const markdown = lines.some(({ text }) => /^\+\+|^configuration$/i.test(text))
    if (markdown) return 0
    if (heads.length > 0) return heads.length > 1 || squads > 0 ? 0.95 : 0.5
    return squads > 1 ? 0.7 : 0
  },
  begins: (lines, at) => {
    const [army, size] = linesBelow(lines, at, 2)
    const named =
      isUnit(lines[at]) &&
      !lines[at]?.text.startsWith('++') &&
      army !== undefined &&
      markOf(army).is === 'entry'
    return named && size !== undefined && sizeLine.test(size.text)
  },
  parse,
}
