import { labelOf, numberOf } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { draftBody, type DraftBody } from './draft-body.ts'
import { draftFrom } from './draft-from.ts'
import { gearRow, labelledLine } from './gear-row.ts'
import { meaningOf } from './labels.ts'
import { markOf } from './line-marks.ts'
import { titles } from './title-parts.ts'

const title = /^(.+?) ?- ?\[ ?(\d[\d.,' ]*) ?(?:pts|points?)\b[^\]]*\]$/i
const roster = /^\+\+ ?.*\+\+ ?(?:\[.*\])?$/
const configuration = /^configuration$/i

/** Whether a line is army, name and total: `Chaos - World Eaters - Flood of Chainblades - [2000 pts]`. */
export function isBracketTitle({ text, bullet }: TextLine): boolean {
  return !bullet && title.test(text)
}

/** Whether a line heads the choices of the army. */
export function isConfiguration({ text }: TextLine): boolean {
  return configuration.test(text)
}

/** Whether a line is the roster's own heading: `++ Army Roster ++ [2000 pts]`. */
export function isRosterHeading({ text }: TextLine): boolean {
  return roster.test(text)
}

/** `Unit [100 pts]`, with what it carries behind a colon. */
export function isBracketUnit(line: TextLine): boolean {
  const mark = markOf(line)
  const bold = /\*\*|__/.test(line.raw)
  return mark.is === 'priced' && (!line.bullet || bold) && /\[[^\]]*\]/.test(line.text)
}

interface Parsing {
  readonly body: DraftBody
  readonly layout: Set<number>
  readonly sources: string[]
  readonly choices: DraftChoice[]
  stated: number | null
  limit: number | null
  /** Whether lines are choices of the army, and whether the text has such. */
  configuring: boolean
  configured: boolean
}

/** `Detachment [3 Detachment Points]: A [2 Detachment Points], B`; false for what is not known as a choice. */
function readChoice(state: Parsing, { text, at }: TextLine): boolean {
  const bare = text.replaceAll(/ ?\[[^\]]*\]/g, '')
  const { label, rest } = labelOf(bare)
  const meaning = meaningOf(label)
  const setting = /^(?:show|hide)\b|\breference$/i.test(label === '' ? bare : label)
  if (setting) state.layout.add(at)
  if (setting || !['size', 'detachments', 'dispositions'].includes(meaning ?? '')) return setting
  const [, words = rest, limit] = /^(.*?) ?\((\d[\d.,' ]*)[^)]*\)$/.exec(rest) ?? []
  if (meaning === 'size' && limit !== undefined) state.limit ??= numberOf(limit)
  const said = meaning === 'size' ? words : rest
  state.choices.push({ label: meaning ?? '', words: said, points: null, line: at })
  return true
}

function readDetail(state: Parsing, line: TextLine): void {
  const { body } = state
  const { text, at, bullet } = line
  if (!body.hasUnit() || labelledLine(body, line)) return
  const [, count, model = '', gear = ''] = /^(\d{1,3}) ?x ([^:]+?) ?(?:: ?(.*))?$/i.exec(text) ?? []
  if (count !== undefined) {
    const models = Number(count)
    const name = model.replace(/ ?\[[^\]]*\]$/, '')
    // where nothing is said of what they carry, their name may
    const [, named = ''] = /^\S.*? w\/ (\S.*)$/.exec(name) ?? []
    body.labelled('', name, at, { count: models, depth: 0 })
    gearRow(body, gear === '' ? named : gear, { line: at, models, depth: 1 })
  } else if (bullet) gearRow(body, text, { line: at, models: 1, depth: 0 })
  // a set of wargear by its name, what it comes to stands with the models
  else if (/^\d+ \S/.test(text)) state.layout.add(at)
}

function readLine(state: Parsing, line: TextLine): void {
  const mark = markOf(line)
  if (mark.is === 'blank') return
  if (isConfiguration(line)) {
    state.configuring = true
    state.configured = true
    state.layout.add(line.at)
  } else if (isRosterHeading(line)) {
    state.layout.add(line.at)
  } else if (mark.is === 'footer') {
    state.sources.push(line.text)
    state.layout.add(line.at)
  } else if (mark.is === 'heading') {
    state.configuring = false
    state.body.open(mark.allied ? 'allied' : 'section', { words: line.text, line: line.at })
    state.layout.add(line.at)
  } else if (mark.is === 'priced' && isBracketUnit(line)) {
    state.configuring = false
    state.body.unit(mark.name, line.at, { points: mark.points })
    const some = !state.configured
    gearRow(state.body, mark.rest, { line: line.at, models: 1, depth: 0, some })
  } else if (!(state.configuring && readChoice(state, line))) readDetail(state, line)
}

/** Reads New Recruit's lists with prices in square brackets. What units carry is all there where the army's choices are. */
export function parseBrackets(format: string, lines: readonly TextLine[]): TextDraft {
  const state: Parsing = {
    body: draftBody(),
    layout: new Set(),
    sources: [],
    choices: [],
    stated: null,
    limit: null,
    configuring: false,
    configured: false,
  }
  const start = lines.findIndex(isBracketTitle)
  const line = lines[start]
  const [, words = '', total = ''] = title.exec(line?.text ?? '') ?? []
  if (line) {
    state.choices.push({ label: titles.armyName, words, points: null, line: line.at })
    state.stated = numberOf(total)
  }
  for (const one of lines.slice(start + 1)) readLine(state, one)
  const { body, layout, sources, choices, stated, limit, configured } = state
  const complete = configured
  return draftFrom({ format, body, layout, sources, choices, stated, limit, complete })
}
