import type { Id, RosterPick } from '../../../engine/roster.ts'
import type { ReadingLog } from '../../../engine/text/reading-log.ts'
import type { Said } from '../../../engine/text/text-draft.ts'
import type { TextAnswers } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import type { Catalogue } from '../catalogue.ts'
import type { FortyData } from '../schema.ts'
import {
  ownNames,
  textNames,
  type Entry,
  type Index,
  type OwnNames,
  type TextNames,
} from './text-names.ts'

/** What looking the names of a list up goes by, and what it gathers on its way. */
export interface Reading {
  readonly data: FortyData
  readonly catalogue: Catalogue
  readonly answers: TextAnswers
  readonly log: ReadingLog
  readonly remarks: string[]
  readonly all: TextNames
  readonly own: OwnNames
  /** Those of the army, as they are found. */
  readonly picks: RosterPick[]
  readonly lineAt: (at: number) => TextLine | undefined
  /** Looking for near names takes time: so many are still looked for. */
  near: number
  /** Lines with several things whose answer the unit in them has taken. */
  readonly spent: Set<number>
  /** Trying where names in a row begin and end takes time too: so many tries are left. */
  tries: number
  /** So does working out why a unit cannot have something. */
  whys: number
}

/** So many near names are looked for in one list; with more of them it is another kind of text. */
const mostNear = 300
const mostTries = 60_000
const mostWhys = 60
/** Words longer than this are prose. */
const longest = 100

/** Starts reading a list of an army. */
export function readingOf(
  part: Pick<Reading, 'data' | 'catalogue' | 'answers' | 'log' | 'remarks' | 'lineAt'>,
): Reading {
  const { data, catalogue } = part
  return {
    ...part,
    all: textNames(data),
    own: ownNames(catalogue),
    picks: [],
    near: mostNear,
    tries: mostTries,
    whys: mostWhys,
    spent: new Set(),
  }
}

/** A name found, and whether the words were it. */
export interface FoundName {
  readonly id: Id
  readonly name: string
  readonly sure: boolean
}

/** The entry that has the words for a name, among these ids before others. */
export function exactIn(index: Index, words: string): Entry | null {
  return index.exact(words)[0] ?? null
}

/** The entry that the words must mean although they are none of its names; null where none is near. */
export function nearIn(reading: Reading, index: Index, words: string): FoundName | null {
  if (reading.near <= 0 || words.length > longest) return null
  reading.near -= 1
  const match = index.match(words)
  const entry = match?.entry ?? index.within(words)
  return entry && { id: entry.id, name: entry.name, sure: match?.alike ?? match?.how === 'exact' }
}

/** Names that could be meant, the nearest first. */
export function candidatesIn(
  reading: Reading,
  words: string,
  indexes: readonly Index[],
): readonly string[] {
  if (reading.near <= 0 || words.length > longest) return []
  reading.near -= 1
  return indexes.flatMap((index) => index.nearest(words).map(({ name }) => name))
}

/** What the owner of the list wants taken for a line, else the words themselves; null to leave the line out. */
export function answered(
  { answers }: Pick<Reading, 'answers'>,
  { words, line }: Said,
): string | null {
  const answer = answers.lines.get(line)
  if (answer === undefined) return words
  return answer.trim() === '' ? null : answer
}

/** Notes a line that its owner leaves out. */
export function leaveOut({ log }: Pick<Reading, 'log'>, line: number): void {
  log.add(line, { status: 'layout', kind: '', as: '' })
}

/** Fills a slot of the army, once with the same thing. */
export function addPick({ picks }: Pick<Reading, 'picks'>, slot: Id, id: Id): void {
  if (!picks.some((pick) => pick.slot === slot && pick.id === id)) picks.push({ slot, id })
}
