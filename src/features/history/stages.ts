import type { Roster } from '../../engine/roster.ts'
import type { History } from '../../store/history.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { type KeptWords, wordsOf } from '../../text/kept-words.ts'

/** A state of the list that undo or redo leads to. */
export interface Stage {
  /** How many of the list's steps lead to it, counted from its making. */
  readonly number: number
  /** The step that led to it; null where the steps that are kept begin. */
  readonly label: string | null
  /** The same as it is kept. */
  readonly kept?: KeptWords | undefined
  readonly time: string | null
  readonly roster: Roster
  readonly when: 'past' | 'now' | 'future'
}

type Standing = Pick<SavedList, 'step' | 'roster'>

/** All states that undo and redo lead to and the present one between them, the oldest first. */
export function stagesOf({ step, roster }: Standing, { past, future }: History): readonly Stage[] {
  const first = step - past.length
  const until = [...past, { roster }].map((state, at): Stage => {
    const led = past[at - 1]
    return {
      number: first + at,
      label: led ? wordsOf(led) : null,
      kept: led,
      time: led?.time ?? null,
      roster: state.roster,
      when: at === past.length ? 'now' : 'past',
    }
  })
  const after = future.toReversed().map(({ roster, time = null, ...words }, at): Stage => {
    return {
      number: step + 1 + at,
      label: wordsOf(words),
      kept: words,
      time,
      roster,
      when: 'future',
    }
  })
  return [...until, ...after]
}
