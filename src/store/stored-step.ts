import { diff } from '../engine/diff.ts'
import type { Edit } from '../engine/edit.ts'
import type { Id, Roster } from '../engine/roster.ts'
import type { KeptWords } from '../text/kept-words.ts'
import type { Change } from './change.ts'
import { type History, noHistory } from './history.ts'
import type { SavedList } from './saved-list.ts'

/** A step of undo as stored: what it did (`Add Tyrant`), and the edits there and back, so that a long history takes little room. */
export interface StoredStep extends KeptWords {
  readonly list: Id
  /** Its number in the history of the list, from 1. */
  readonly at: number
  /** What it typed into, or null. */
  readonly typing: string | null
  /** ISO time. */
  readonly time: string
  readonly forth: readonly Edit[]
  readonly back: readonly Edit[]
}

/** The steps of a list's history as they are to be stored, numbered so that the last of its past is the one it took last. */
export function stepsFrom(
  list: Pick<SavedList, 'id' | 'roster' | 'changed' | 'step'>,
  { past, future }: History,
): readonly StoredStep[] {
  const ahead = future.toReversed()
  const rosters = [...past, list, ...ahead].map(({ roster }) => roster)
  const first = list.step - past.length + 1
  return [...past, ...ahead].flatMap(({ label, said, time = list.changed }, index) => {
    const [from, to] = [rosters[index], rosters[index + 1]]
    if (!from || !to) return []
    const head = { list: list.id, at: first + index, label, said, typing: null, time }
    return [stepBetween(from, to, head)]
  })
}

/** A step that leads from one roster to another. */
export function stepBetween(
  from: Roster,
  to: Roster,
  head: Omit<StoredStep, 'forth' | 'back'>,
): StoredStep {
  return { ...head, forth: diff(from, to), back: diff(to, from) }
}

/** All of a list with its history, for a database that has none of it. */
export function wholeOf(list: SavedList, history: History = noHistory): Change {
  const whole = { ...list, step: history.past.length }
  const steps = stepsFrom(whole, history)
  return { list: whole, above: 0, from: null, steps, snapshots: [] }
}
