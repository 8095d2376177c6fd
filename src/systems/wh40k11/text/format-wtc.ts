import { countOf } from '../../../engine/text/line-parts.ts'
import type { TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody, type DraftBody } from './draft-body.ts'
import { meaningOf } from './labels.ts'
import { markOf } from './line-marks.ts'
import { blockBegins, hasBlock, parseBlock } from './new-recruit-head.ts'

/** A character's number, how many models, and what they are: `Char2: 1x Blade Champion`. */
const unitName = /^(?:(Char ?\d{1,3}) ?: ?)?(\d{1,3}) ?x (\S.*)$/i
const withGear = /^(\d{1,3}) with (\S.*)$/i

interface Parsing {
  readonly body: DraftBody
  readonly layout: Set<number>
  readonly sources: string[]
  /** How deep what models carry stands: under a model line, or right under the unit. */
  depth: number
}

/** `5 with A, B`, or `A, B` of so many models; several of the former may stand in a row. */
function readGear({ body }: Parsing, text: string, models: number, line: number, depth: number) {
  if (text === '') return
  for (const part of text.split(/[,;] (?=\d{1,3} with )/i)) {
    const [, count, gear = part] = withGear.exec(part) ?? []
    const bearers = count === undefined ? models : Number(count)
    body.labelled('carries', gear, line, { count: bearers, depth })
  }
}

function readUnit(state: Parsing, line: TextLine): boolean {
  const mark = markOf(line)
  if (mark.is !== 'priced' || line.bullet) return false
  const [, key, count, name] = unitName.exec(mark.name) ?? []
  if (count === undefined || name === undefined) return false
  const models = Number(count)
  state.body.unit(name, line.at, { points: mark.points, models })
  if (key !== undefined) state.body.labelled('key', key, line.at)
  readGear(state, mark.rest, models, line.at, 0)
  state.depth = 0
  return true
}

const leads = /^(Leading|Supporting|Attached to) (\S.*)$/i

function readDetail(state: Parsing, line: TextLine): boolean {
  const { body } = state
  const { text, bullet, at } = line
  if (!body.hasUnit()) return false
  const mark = markOf(line)
  if (mark.is === 'label') {
    body.labelled(mark.label, mark.words, at)
    return true
  }
  const [, word, whom] = leads.exec(text) ?? []
  if (word !== undefined && whom !== undefined) {
    body.labelled(meaningOf(word) ?? 'leading', whom, at)
    return true
  }
  if (withGear.test(text)) {
    readGear(state, text, 1, at, state.depth)
    return true
  }
  const { count, rest } = countOf(text)
  if (count === null && !bullet) return false
  const [, model = rest, gear = ''] = /^([^:]+?) ?: ?(.*)$/.exec(rest) ?? []
  body.labelled('', model, at, { count, depth: 0 })
  readGear(state, gear, count ?? 1, at, 1)
  state.depth = 1
  return true
}

function readLine(state: Parsing, line: TextLine): void {
  const mark = markOf(line)
  if (mark.is === 'blank' || readUnit(state, line)) return
  const heading =
    mark.is === 'heading' || mark.is === 'attached-units' || mark.is === 'attached-unit'
  if (heading) state.body.open('section', { words: line.text, line: line.at })
  if (mark.is === 'footer') state.sources.push(line.text)
  if (heading || mark.is === 'footer') state.layout.add(line.at)
  else readDetail(state, line)
}

function parse(format: string, lines: readonly TextLine[]): TextDraft {
  const { end, layout, ...head } = parseBlock(lines)
  const state: Parsing = { body: draftBody(), layout: new Set(layout), sources: [], depth: 0 }
  for (const line of lines.slice(end)) {
    if (state.sources.length > 0 && markOf(line).is !== 'footer') break
    readLine(state, line)
  }
  return {
    system: 'wh40k11',
    format,
    name: null,
    ...head,
    season: null,
    limit: null,
    source: state.sources.join(', ').slice(0, 200),
    groups: state.body.groups(),
    notes: '',
    complete: true,
    layout: state.layout,
  }
}

/** How many lines are units of this form, and whether what they carry stands in lines of its own. */
function sureness(lines: readonly TextLine[], compact: boolean): number {
  const units = lines.filter((line) => {
    const mark = markOf(line)
    return mark.is === 'priced' && !line.bullet && unitName.test(mark.name)
  })
  if (units.length === 0) return 0
  const alone = lines.filter(({ text, bullet }) => !bullet && withGear.test(text)).length
  const behind = lines.filter(
    ({ text }) => /: ?\S/.test(text) && /^(?:Char|\d+ ?x )/i.test(text),
  ).length
  const fits = behind >= alone === compact
  const head = hasBlock(lines) ? 0.9 : 0.5
  return fits ? head : head - 0.1
}

/** New Recruit's lists for team events, a line for what models carry. */
export const wtc: TextFormat = {
  id: 'new-recruit-wtc',
  name: 'New Recruit (WTC)',
  recognise: (lines) => sureness(lines, false),
  begins: blockBegins,
  parse: (lines) => parse('new-recruit-wtc', lines),
}

/** The same with what models carry behind their name. */
export const wtcCompact: TextFormat = {
  id: 'new-recruit-wtc-compact',
  name: 'New Recruit (WTC compact)',
  recognise: (lines) => sureness(lines, true),
  begins: blockBegins,
  parse: (lines) => parse('new-recruit-wtc-compact', lines),
}
