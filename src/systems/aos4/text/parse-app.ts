import { pointsOf } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { unitsDraft, type UnitsDraft } from './draft-units.ts'
import { markOf, type LineMark, type Section } from './line-marks.ts'
import { nameStart } from './list-start.ts'
import { statedTotal } from './stated-total.ts'

type TotalMark = Extract<LineMark, { is: 'total' }>

/** What has been read so far. */
interface Parsing {
  readonly armies: Said[]
  readonly choices: DraftChoice[]
  readonly units: UnitsDraft
  readonly layout: Set<number>
  readonly sources: string[]
  season: Said | null
  /** The section that lines stand in; null in the head. */
  section: Section | null
  /** Once the season, a tally or a choice was read no more words for the army follow. */
  armiesDone: boolean
  /** A label whose words come in the lines after it; in bulleted ones alone where it has some already. */
  label: { readonly words: string; readonly bulleted: boolean } | null
  /** After a footer only a heading goes on with the list. */
  ended: boolean
}

/** Prices of units have no word to them; those of a formation in the head have, or are small. */
const mostInHead = 60

function isCards(label: string): boolean {
  return /tactic/i.test(label)
}

function readHead(state: Parsing, line: TextLine): void {
  const { before, points } = pointsOf(line.text)
  const { label } = state
  if (label && (line.bullet || !label.bulleted)) {
    state.choices.push({ label: label.words, words: before, points, line: line.at })
    const cards = state.choices.filter((choice) => isCards(choice.label)).length
    state.label = isCards(label.words) ? { ...label, bulleted: cards > 1 } : null
    return
  }
  const worded = /(?:points?|pts)\s*[)\]]$/i.test(line.text)
  if (points !== null && (state.armiesDone || (points > mostInHead && !worded))) {
    state.units.open('regiment', null)
    state.section = 'regiment'
    readUnits(state, line)
  } else if (!state.armiesDone && !line.bullet) {
    for (const words of line.text.split(/\s*\|\s*|\s+-\s+(?=\p{L})/u)) {
      if (words !== '') state.armies.push({ words: pointsOf(words).before, line: line.at })
    }
  }
}

function readUnits({ units, section }: Parsing, line: TextLine): void {
  const { points } = pointsOf(line.text)
  const member = section === 'renown' && !line.bullet
  if (!units.hasUnit() || member || (points !== null && !line.bullet)) units.unit(line)
  else units.detail(line)
}

function readEntry(state: Parsing, line: TextLine): void {
  if (state.ended) return
  if (state.section === null) readHead(state, line)
  else if (state.section === 'terrain') {
    const { before, points } = pointsOf(line.text)
    state.choices.push({ label: 'Faction terrain', words: before, points, line: line.at })
  } else readUnits(state, line)
}

function readChoice(state: Parsing, line: TextLine, mark: Extract<LineMark, { is: 'choice' }>) {
  // "Spell Lore: Big Waaagh!" under "Spell Lore:" is the lore's name.
  const { label, words, points } = mark
  if (words === '') {
    state.layout.add(line.at)
    state.label = { words: label, bulleted: false }
  } else {
    state.choices.push({ label, words, points, line: line.at })
    const complete = /,|\band\b/.test(words)
    state.label = isCards(label) ? { words: label, bulleted: complete } : null
  }
  state.armiesDone = true
}

function readMark(state: Parsing, line: TextLine, mark: LineMark): void {
  switch (mark.is) {
    case 'blank':
      return
    case 'entry':
      readEntry(state, line)
      return
    case 'choice':
      readChoice(state, line, mark)
      return
    case 'season':
      state.season ??= { words: mark.words, line: line.at }
      state.armiesDone = true
      return
    case 'heading':
      state.section = mark.section
      state.ended = false
      state.label = null
      if (mark.section !== 'terrain') {
        state.units.open(mark.section, { words: line.text, line: line.at })
      }
      break
    case 'footer':
      state.ended = true
      state.sources.push(line.text)
      break
    case 'tally':
      state.armiesDone = true
      break
    case 'renown-army':
      state.armies.push({ words: line.text, line: line.at })
      return
    case 'total':
  }
  state.layout.add(line.at)
}

function isTotal(line: TextLine): boolean {
  return markOf(line).is === 'total'
}

/** The line with the name and the total: the last one before the first heading, else any. */
function totalPlace(lines: readonly TextLine[]): number {
  const heading = lines.findIndex((line) => markOf(line).is === 'heading')
  const inHead = lines.slice(0, heading < 0 ? lines.length : heading).findLastIndex(isTotal)
  return inHead >= 0 ? inHead : lines.findLastIndex(isTotal)
}

function nameOf(lines: readonly TextLine[], total: number, words: string): Said | null {
  const above = lines.slice(nameStart(lines, total), total).map(({ text }) => text)
  const name = [...above, words].filter((part) => part !== '').join(' ')
  const line = lines[total]
  return name === '' || !line ? null : { words: name, line: line.at }
}

/**
 * Takes a list apart that is written as the official app does, and those that follow it: name and total, army, season,
 * tallies, choices, then headings with units. Lines that stand nowhere in this order are left out.
 */
export function parseApp(format: string, lines: readonly TextLine[]): TextDraft {
  const place = totalPlace(lines)
  const line = lines[place]
  const mark = line && markOf(line)
  const total: TotalMark | null = mark?.is === 'total' ? mark : null
  const heading = lines.findIndex((one) => markOf(one).is === 'heading')
  const onTop = total !== null && (heading < 0 || place < heading)
  const state: Parsing = {
    armies: [],
    choices: [],
    units: unitsDraft(),
    layout: new Set(),
    sources: [],
    season: null,
    section: null,
    armiesDone: false,
    label: null,
    ended: false,
  }
  if (total?.season && line) state.season = { words: total.season, line: line.at }
  if (onTop)
    for (const one of lines.slice(nameStart(lines, place), place + 1)) state.layout.add(one.at)
  for (const one of lines.slice(onTop ? place + 1 : 0)) readMark(state, one, markOf(one))
  const groups = state.units.groups()
  const { stated, name } = statedTotal(total, groups)
  return {
    system: 'aos4',
    format,
    name: onTop ? nameOf(lines, place, name) : null,
    armies: state.armies,
    choices: state.choices,
    season: state.season,
    stated,
    limit: total?.limit ?? null,
    source: state.sources.slice(0, 4).join(', ').slice(0, 200),
    groups,
    notes: '',
    layout: state.layout,
  }
}
