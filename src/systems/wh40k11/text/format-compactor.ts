import { numberOf } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody, type DraftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { gearRow, labelledLine } from './gear-row.ts'
import { markOf } from './line-marks.ts'
import { linesBelow } from './lines-below.ts'
import { titles } from './title-parts.ts'

/** `2x3 Eightbound (Chainblades) [125]`: how many alike, of how many models, what they have, the price. */
const unitLine = /^(?:(?:(\d{1,2})x)?(\d{1,3}) )?([^([\]]+?) ?(?:\((.*)\))? ?\[(\d{1,4})\]$/i
/** `9 Khorne Berzerker (7x Bolt pistol)`, under a unit. */
const modelLine = /^(?:\+ )?(?:(\d{1,3})x? )?([^()]+?) ?\((.*)\)$/
const mostAlike = 20

const isUnit = ({ text }: TextLine) => unitLine.test(text)

/** `Name | Army | Detachment | 1990`; the total may be missing. */
function titleOf({ text, bullet }: TextLine): { words: string; total: number | null } | null {
  const parts = text.split(' | ')
  if (bullet || parts.length < 3 || /^grand alliance\b/i.test(text)) return null
  const last = parts.at(-1) ?? ''
  const total = /^\d[\d.,']*(?: ?(?:pts|points))?$/i.test(last) ? numberOf(last) : null
  return { words: (total === null ? parts : parts.slice(0, -1)).join(' - '), total }
}

function readUnit(body: DraftBody, { text, at }: TextLine): void {
  const [, alike = '1', models, name = '', gear = '', points = ''] = unitLine.exec(text) ?? []
  const count = models === undefined ? null : Number(models)
  const times = Math.min(mostAlike, Math.max(1, Number(alike)))
  for (let place = 0; place < times; place += 1) {
    // of several alike, the price may be that of all
    const price = times > 1 ? null : Number(points)
    body.unit(name, at, { points: price, models: count })
    gearRow(body, gear, { line: at, models: 1, depth: 0 })
  }
}

function readDetail(body: DraftBody, line: TextLine): void {
  const { text, at } = line
  const [, count = '1', model, gear] = modelLine.exec(text) ?? []
  const plus = text.replace(/^\+ /, '')
  if (model !== undefined && gear !== undefined && !/^\+?\d+(?: ?pts)?$/.test(gear)) {
    body.labelled('', model, at, { count: Number(count), depth: 0 })
    gearRow(body, gear, { line: at, models: 1, depth: 1 })
  } else if (!labelledLine(body, line)) body.thing(line, plus)
}

function parse(lines: readonly TextLine[]): TextDraft {
  const body = draftBody()
  const layout = new Set<number>()
  const sources: string[] = []
  const start = lines.findIndex((line) => titleOf(line) !== null)
  const line = lines[start]
  const title = line ? titleOf(line) : null
  const choices: DraftChoice[] =
    line && title
      ? [{ label: titles.nameArmyDetachments, words: title.words, points: null, line: line.at }]
      : []
  for (const one of lines.slice(start + 1)) {
    const { is } = markOf(one)
    if (is === 'footer') {
      sources.push(one.text)
      layout.add(one.at)
    } else if (isUnit(one)) readUnit(body, one)
    else if (one.text !== '' && body.hasUnit()) readDetail(body, one)
  }
  const stated = title?.total ?? null
  const format = 'compactor'
  return draftFrom({ format, body, layout, sources, choices, stated, complete: false })
}

/** Lists of 40kCompactor, most often in a code block: a line a unit, its price in square brackets without a word. */
export const compactor: TextFormat = {
  id: 'compactor',
  name: '40kCompactor',
  recognise: (lines) => {
    const units = lines.filter(isUnit).length
    if (units === 0) return 0
    if (lines.some((line) => titleOf(line) !== null)) return 0.9
    return units > 1 ? 0.5 : 0
  },
  begins: (lines, at) => {
    const line = lines[at]
    if (!line || titleOf(line) === null) return false
    const [next] = linesBelow(lines, at, 1)
    return next !== undefined && isUnit(next)
  },
  parse,
}
