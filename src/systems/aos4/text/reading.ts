import type { Id } from '../../../engine/roster.ts'
import type { NameIndex } from '../../../engine/text/name-index.ts'
import type { ReadingLog } from '../../../engine/text/reading-log.ts'
import type { DraftChoice, Said } from '../../../engine/text/text-draft.ts'
import type { TextAnswers } from '../../../engine/text/text-form.ts'
import type { Catalogue } from '../catalogue.ts'
import type { AosData } from '../schema.ts'
import { exactIn, type DataNames, type Entry, type Index, type TextNames } from './text-names.ts'

/** What looking names up goes by, and what it gathers on its way. */
export interface Looking {
  readonly data: AosData
  readonly answers: TextAnswers
  readonly log: ReadingLog
  readonly remarks: string[]
  readonly all: DataNames
  readonly own: TextNames
  /** Army-wide picks as they are found; lines of units can name some too. */
  readonly picks: { readonly slot: Id; readonly id: Id }[]
  /** Looking for near names takes time: so many are still looked for. */
  readonly budget: { near: number }
}

/** The same once army and season are known, for reading units. */
export interface Reading extends Looking {
  readonly catalogue: Catalogue
  /** Name of the faction. */
  readonly faction: string
  readonly season: Id
  readonly counts: { units: number; legends: number }
}

/** So many near names are looked for in one list; with more of them it is another kind of text. */
export const mostNear = 120

/** Words longer than this are prose. */
const longest = 100

/** What the owner of the list wants taken for a line, or the line's own words; null to leave it out. */
export function wordsOf({ answers }: Pick<Looking, 'answers'>, said: Said): string | null {
  const words = answers.lines.get(said.line) ?? said.words
  return words.trim() === '' ? null : words
}

function spend({ budget }: Looking, words: string): boolean {
  if (budget.near <= 0 || words.length > longest) return false
  budget.near -= 1
  return true
}

/** What words were taken for; `alike` where only small words or a plural differ, so that nothing is guessed. */
export interface NearFound<Thing> {
  readonly entry: Thing
  readonly alike: boolean
}

/** The entry that the words must mean although they are none of its names; null where none is near. */
export function nearIn<Thing>(
  reading: Looking,
  index: NameIndex<Thing>,
  words: string,
): NearFound<Thing> | null {
  if (!spend(reading, words)) return null
  const match = index.match(words)
  if (match) return { entry: match.entry, alike: match.how === 'exact' || match.alike === true }
  const entry = index.within(words)
  return entry === null ? null : { entry, alike: false }
}

/** Names that could be meant, those of the first index before those of the next. */
export function candidatesIn(
  reading: Looking,
  words: string,
  indexes: readonly NameIndex<{ readonly name: string }>[],
): readonly string[] {
  if (!spend(reading, words)) return []
  return [
    ...new Set(
      indexes.flatMap((index) =>
        index
          .nearest(words)
          .slice(0, 4)
          .map(({ name }) => name),
      ),
    ),
  ].slice(0, 6)
}

/** Fills a slot of the army, once with the same thing. */
export function addPick({ picks }: Pick<Looking, 'picks'>, slot: Id, id: Id): void {
  if (!picks.some((pick) => pick.slot === slot && pick.id === id)) picks.push({ slot, id })
}

/** What a choice is looked up by, in the order of its likelihood. */
export function spellingsOf({ label, words }: Pick<DraftChoice, 'label' | 'words'>) {
  return label === '' ? [words] : [words, `${label}: ${words}`, `${words} ${label}`]
}

/** The first entry of the indexes that is called as one of the spellings. */
export function exactAmong(indexes: readonly Index[], spellings: readonly string[]): Entry | null {
  for (const index of indexes) {
    for (const words of spellings) {
      const found = exactIn(index, words)
      if (found) return found
    }
  }
  return null
}
