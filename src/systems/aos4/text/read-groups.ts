import type { RosterGroup } from '../../../engine/roster.ts'
import { countOf, splitNames } from '../../../engine/text/line-parts.ts'
import type { Said, TextDraft } from '../../../engine/text/text-draft.ts'
import { gathering, groupsOf, openGroup, type Gathering } from './gathering.ts'
import { linesOfUnit, type UnitLine } from './made-units.ts'
import { slotName } from './read-choices.ts'
import { applyDetail, detailCandidates, exactDetail, nearDetail } from './read-detail.ts'
import {
  takeHeading,
  takeUnknown,
  tookExactUnit,
  tookMember,
  tookNearUnit,
} from './read-unit-line.ts'
import { addPick, exactAmong, wordsOf, type Reading } from './reading.ts'
import { armySlotIds } from './text-names.ts'

/** A line among the units can name what the army chose: then it stands in the wrong place. */
function tookPick({ reading }: Gathering, line: UnitLine, words: string): boolean {
  const own = armySlotIds.map((slot) => reading.own.picks(slot))
  const all = armySlotIds.map((slot) => reading.all.picks(slot))
  const found = exactAmong([...own, ...all], [words])
  if (!found) return false
  addPick(reading, found.slot, found.id)
  const kind = slotName(found.slot)
  reading.log.add(line.line, { status: 'read', kind, as: found.name, stated: line.points })
  return true
}

function tookDetail({ reading, last }: Gathering, line: UnitLine): boolean {
  const meaning = last && exactDetail(reading, last, line)
  if (!last || !meaning) return false
  applyDetail(reading, last, line, meaning, true)
  return true
}

function tookNearDetail({ reading, last }: Gathering, line: UnitLine): boolean {
  const near = last && nearDetail(reading, last, line)
  if (!last || !near) return false
  applyDetail(reading, last, line, near.entry, near.alike)
  return true
}

/** Whether a line is something by its very name. What its grammar makes it is asked first. */
function tookExact(state: Gathering, line: UnitLine): boolean {
  const { words } = line
  const asDetail = () => tookDetail(state, line)
  const asUnit = () => tookMember(state, line, words) || tookExactUnit(state, line, words)
  const found = line.asUnit ? asUnit() || asDetail() : asDetail() || asUnit()
  return found || tookPick(state, line, words)
}

/** What a row of names under a unit comes to (`General, Artycle 15, Point 4`); a single part where no name in it is known. */
function partsOf({ reading, last }: Gathering, line: UnitLine): readonly UnitLine[] {
  if (line.asUnit || !last || !line.words.includes(',')) return [line]
  const known = (words: string) => exactDetail(reading, last, { ...line, words }) !== null
  const parts = splitNames(line.words, known).map((part): UnitLine => {
    const { count, rest } = countOf(part, true)
    return { ...line, words: rest, count }
  })
  return parts.some(({ words }) => known(words)) ? parts : [line]
}

function readLine(state: Gathering, given: UnitLine): void {
  const { reading } = state
  const words = wordsOf(reading, given)
  if (words === null) {
    reading.log.add(given.line, { status: 'layout', kind: '', as: '' })
    return
  }
  const line = { ...given, words }
  if (tookExact(state, line)) return
  for (const part of partsOf(state, line)) {
    if (part === line || !tookExact(state, part)) readNear(state, part)
  }
}

function readNear(state: Gathering, line: UnitLine): void {
  const { reading } = state
  const { words } = line
  if (line.asUnit ? tookNearUnit(state, line, words) : tookNearDetail(state, line)) return
  if (line.asUnit && line.points !== null) takeUnknown(state, line, words)
  else {
    const candidates = detailCandidates(reading, state.last, words)
    reading.log.add(line.line, { status: 'unread', kind: '', as: '', candidates })
  }
}

function titleLine({ words, line }: Said, points: number | null): UnitLine {
  return { words, line, label: '', count: null, points, depth: 0, asUnit: true, models: null }
}

/** Reads the groups of a list: regiments as they stand, Regiments of Renown with their members, all auxiliaries as one. */
export function readGroups(reading: Reading, draft: TextDraft): readonly RosterGroup[] {
  const state = gathering(reading)
  for (const { kind, title, points, units } of draft.groups) {
    openGroup(state, kind, /general/i.test(title?.words ?? ''))
    // A ready-made regiment can be named by its heading.
    const named = kind === 'renown' && title !== null && !draft.layout.has(title.line)
    const words = named ? wordsOf(reading, title) : null
    if (named && words !== null) takeHeading(state, titleLine(title, points), words)
    for (const unit of units) for (const line of linesOfUnit(unit)) readLine(state, line)
  }
  return groupsOf(state)
}
