import { numberOf, pointsOf } from '../../../engine/text/line-parts.ts'
import type {
  DraftChoice,
  DraftDetail,
  DraftGroup,
  DraftUnit,
  Said,
  TextDraft,
} from '../../../engine/text/text-draft.ts'
import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { markOf } from './line-marks.ts'

const title = /^=+ ?order of battle ?=+$/i
const used = /^([\d.,' ]{1,9}) ?pts ?· ?([\d.,' ]{1,9}) ?used$/i
const realm = /^scourge of (?:aqshy|ghyran)$/i
const renown = /^regiments? of renown: (.+)$/i
const ofBearer = /^([^:]{2,60}): (.{2,90}?)(?: \(([^()]{2,90}(?:\([^()]{1,40}\))?)\))?$/

interface OpenUnit extends DraftUnit {
  readonly details: DraftDetail[]
}

interface Parsing {
  readonly heads: Said[]
  readonly choices: DraftChoice[]
  readonly groups: (DraftGroup & { readonly units: OpenUnit[] })[]
  readonly borne: { readonly bearer: string; readonly detail: DraftDetail }[]
  readonly layout: Set<number>
  readonly sources: string[]
  season: Said | null
  stated: number | null
  limit: number | null
  inEnhancements: boolean
}

const detail = (words: string, line: number, label = '', points: number | null = null) => ({
  words,
  line,
  label,
  count: null,
  points,
  depth: 0,
})

/** `Gluttons, reinforced · 8 models · 480 pts`. */
function unitOf(text: string, line: number): OpenUnit {
  const [first = '', ...rest] = text.split(/ ?· ?/)
  const reinforced = /, reinforced$/i.test(first)
  const price = rest.find((part) => /^[\d.,' ]{1,9} ?pts$/i.test(part))
  return {
    words: first.replace(/, reinforced$/i, ''),
    line,
    points: price === undefined ? null : numberOf(price),
    models: null,
    details: reinforced ? [detail('Reinforced', line)] : [],
  }
}

function readEnhancement(state: Parsing, { text, at }: TextLine): void {
  const [, label = '', words = '', bearer = ''] = ofBearer.exec(text) ?? []
  if (words === '') return
  const [name = '', price] = words.split(/ · /)
  const points = price === undefined ? null : numberOf(price)
  state.borne.push({ bearer, detail: detail(name, at, label, points) })
}

function openGroup(state: Parsing, kind: string, words: Said | null, points: number | null) {
  state.inEnhancements = false
  state.groups.push({ kind, title: words, points, units: [] })
}

function readHead(state: Parsing, line: TextLine): boolean {
  const { text, at } = line
  const [, limit, stated] = used.exec(text) ?? []
  if (limit !== undefined && stated !== undefined) {
    ;[state.limit, state.stated] = [numberOf(limit), numberOf(stated)]
    state.layout.add(at)
  } else if (title.test(text)) state.layout.add(at)
  else if (realm.test(text) || /^path to glory/i.test(text)) {
    state.season ??= { words: text, line: at }
  } else if (/^army enhancements$/i.test(text)) {
    state.inEnhancements = true
    state.layout.add(at)
  } else return false
  return true
}

function readLine(state: Parsing, line: TextLine): void {
  const { text, at } = line
  if (text === '' || readHead(state, line)) return
  const mark = markOf(line)
  const [, ready] = renown.exec(text) ?? []
  if (ready !== undefined) {
    const { before, points } = pointsOf(ready)
    openGroup(state, 'renown', { words: before, line: at }, points)
  } else if (mark.is === 'heading') {
    openGroup(state, mark.section, { words: text, line: at }, null)
    state.layout.add(at)
  } else if (mark.is === 'footer') {
    state.sources.push(text)
    state.layout.add(at)
  } else if (mark.is === 'choice') {
    const { label, words, points } = mark
    if (words === '') state.layout.add(at)
    else state.choices.push({ label, words, points, line: at })
  } else if (text === '(no hero)') state.layout.add(at)
  else if (state.inEnhancements) readEnhancement(state, line)
  else if (state.groups.length === 0) state.heads.push({ words: text, line: at })
  else if (line.bullet || / · /.test(text)) state.groups.at(-1)?.units.push(unitOf(text, at))
}

/** Gives each enhancement to the first unit of its bearer's name; one without a bearer stays with the army's choices. */
function giveEnhancements({ borne, groups, choices }: Parsing): void {
  const units = groups.flatMap((group) => group.units)
  for (const { bearer, detail } of borne) {
    const unit = units.find(({ words }) => words.toLowerCase() === bearer.toLowerCase())
    if (unit) unit.details.push(detail)
    else choices.push(detail)
  }
}

function parse(lines: readonly TextLine[]): TextDraft {
  const state: Parsing = {
    heads: [],
    choices: [],
    groups: [],
    borne: [],
    layout: new Set(),
    sources: [],
    season: null,
    stated: null,
    limit: null,
    inEnhancements: false,
  }
  const top = lines.findIndex(({ text }) => title.test(text))
  for (const line of lines.slice(Math.max(0, top))) readLine(state, line)
  giveEnhancements(state)
  const { heads, choices, groups, layout, season, stated, limit } = state
  // The name comes first and may be all that is there.
  const [first = null, ...armies] = heads
  return {
    system: 'aos4',
    format: 'aos-order-of-battle',
    name: armies.length > 0 ? first : null,
    armies: armies.length > 0 ? armies : heads,
    choices,
    season,
    stated,
    limit,
    source: state.sources.join(', ').slice(0, 200),
    groups,
    notes: '',
    layout,
  }
}

function recognise(lines: readonly TextLine[]): number {
  const titled = lines.some(({ text }) => title.test(text)) ? 0.6 : 0
  const summed = lines.some(({ text }) => used.test(text)) ? 0.3 : 0
  const priced = lines.some(({ text, bullet }) => bullet && / · [\d.,]+ pts$/.test(text)) ? 0.3 : 0
  const sum = titled + summed + priced
  return sum < 0.5 ? 0 : Math.min(0.98, sum)
}

/** Order of Battle: `Regiment 1 — General`, units with size and price between dots, enhancements apart with their bearers. */
export const orderOfBattle: TextFormat = {
  id: 'aos-order-of-battle',
  name: 'Order of Battle',
  recognise,
  begins: (lines, at) => title.test(lines[at]?.text ?? ''),
  parse,
}
