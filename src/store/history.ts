import type { Edit } from '../engine/edit.ts'
import type { Roster } from '../engine/roster.ts'

/** A roster to go back (or forward) to, with the words of the step that lies between. */
export interface Moment {
  readonly roster: Roster
  readonly label: string
}

/** Undo and redo of one list. `undo` and `redo` name the step that each would take. */
export interface History {
  readonly undo: string | null
  readonly redo: string | null
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
  /** What the last step typed into, so that a word is one step and not one for each letter. */
  readonly typing: string | null
}

export const noHistory: History = { undo: null, redo: null, past: [], future: [], typing: null }

/** A history of these moments; the one nearest to now is the last of each. */
export function history(
  past: readonly Moment[],
  future: readonly Moment[],
  typing: string | null = null,
): History {
  return {
    undo: past.at(-1)?.label ?? null,
    redo: future.at(-1)?.label ?? null,
    past,
    future,
    typing,
  }
}

/** The field that an edit types into, or null for an edit that is a step of its own. */
export function typingOf(edit: Edit): string | null {
  if (edit.kind === 'set-name' || edit.kind === 'set-notes') return edit.kind
  if (edit.kind === 'set-nickname' || edit.kind === 'set-note') return `${edit.kind} ${edit.unit}`
  return null
}

/** Whether typing into this field goes on with the step before. */
export function goesOn(before: History, typing: string | null): boolean {
  return typing !== null && typing === before.typing
}

/** Takes note of a step away from `before`. Steps that type into one field after another count as one. */
export function record(
  known: History,
  before: Roster,
  label: string,
  typing: string | null = null,
): History {
  const { past } = known
  const begun = goesOn(known, typing) ? past.at(-1) : undefined
  if (begun) return history([...past.slice(0, -1), { ...begun, label }], [], typing)
  return history([...past, { roster: before, label }], [], typing)
}

export interface Travelled {
  readonly history: History
  readonly roster: Roster
  readonly label: string
}

/** One step back from `now`; null when there is none. */
export function back({ past, future }: History, now: Roster): Travelled | null {
  const moment = past.at(-1)
  if (!moment) return null
  const { roster, label } = moment
  const next = history(past.slice(0, -1), [...future, { roster: now, label }], null)
  return { history: next, roster, label }
}

/** One step forward from `now`; null when there is none. */
export function forward({ past, future }: History, now: Roster): Travelled | null {
  const moment = future.at(-1)
  if (!moment) return null
  const { roster, label } = moment
  const next = history([...past, { roster: now, label }], future.slice(0, -1), null)
  return { history: next, roster, label }
}
