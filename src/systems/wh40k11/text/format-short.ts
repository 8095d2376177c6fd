import { numberOf } from '../../../engine/text/line-parts.ts'
import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { type DraftBody, draftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { isTitleAt, parseHead } from './format-app.ts'
import { meaningOf } from './labels.ts'
import { markOf } from './line-marks.ts'

/** `+ 10x Khorne Berzerkers (170): Warlord, Battle-lust`: joins, models, name, price, and what was chosen. */
const unitLine = /^(\+ )?(?:(\d{1,3})x )?(\S.*?)(?: \((\d{1,5})\))?(?:: (\S.*))?$/

interface ShortUnit {
  readonly joins: boolean
  readonly models: number | null
  readonly name: string
  readonly points: number
  readonly warlord: boolean
  /** Names in a row. */
  readonly chosen: string
}

function unitOf({ text, bullet }: TextLine): ShortUnit | null {
  const [, plus, models, name = '', points, row = ''] = unitLine.exec(text) ?? []
  if (bullet || points === undefined) return null
  const [first = '', ...others] = row.split(', ')
  return {
    joins: plus !== undefined,
    models: models === undefined ? null : Number(models),
    name,
    points: numberOf(points),
    warlord: meaningOf(first) === 'warlord',
    chosen: meaningOf(first) === 'warlord' ? others.join(', ') : row,
  }
}

/** Of units that are one in play the last is the one that the others join; `last` is its place. */
function readUnit(body: DraftBody, line: TextLine, unit: ShortUnit, last: number): void {
  body.unit(unit.name, line.at, { points: unit.points, models: unit.models })
  if (last === line.at) body.labelled('key', `Unit ${last}`, line.at)
  else body.labelled('leading', `Unit ${last}`, line.at)
  if (unit.warlord) body.labelled('warlord', '', line.at)
  if (unit.chosen !== '') body.labelled('', unit.chosen, line.at)
}

/** Each line's unit, with the line of the last one that is one in play with it. */
function unitsOf(lines: readonly TextLine[]) {
  let last: number | null = null
  return lines
    .map((line) => ({ line, unit: unitOf(line) }))
    .toReversed()
    .map(({ line, unit }) => {
      const found = { line, unit, last: last ?? line.at }
      last = unit?.joins === true ? found.last : null
      return found
    })
    .toReversed()
}

/** Where the first unit stands below the head; null without one. */
function firstUnit(lines: readonly TextLine[]): number | null {
  const title = lines.findIndex((_, at) => isTitleAt(lines, at))
  const at = lines.findIndex((line, place) => place > title && unitOf(line) !== null)
  return title < 0 || at < 0 ? null : at
}

function parse(lines: readonly TextLine[]): TextDraft {
  const layout = new Set<number>()
  const body = draftBody()
  const sources: string[] = []
  const start = firstUnit(lines) ?? lines.length
  const head = parseHead(lines, start, layout)
  const below = unitsOf(lines.slice(start).filter(({ text }) => text !== ''))
  for (const { line, unit, last } of below) {
    if (unit) readUnit(body, line, unit, last)
    else if (markOf(line).is === 'footer') {
      sources.push(line.text)
      layout.add(line.at)
    }
  }
  return draftFrom({ format: 'short', body, layout, sources, ...head, complete: false })
}

/** The head of the official app, and below it hardly anything but units in a line each. */
function sureness(lines: readonly TextLine[]): number {
  const start = firstUnit(lines)
  if (start === null) return 0
  const below = lines.slice(start).filter((line) => !['blank', 'footer'].includes(markOf(line).is))
  const units = below.filter((line) => unitOf(line) !== null).length
  return units * 4 < below.length * 3 ? 0 : 0.93
}

/** Muster's short form: a line a unit, those that join another under it with a plus sign. */
export const short: TextFormat = {
  id: 'short',
  name: 'Muster (short)',
  recognise: sureness,
  begins: isTitleAt,
  parse,
}
