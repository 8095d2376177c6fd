import type { Edit } from '../engine/edit.ts'
import type { Roster } from '../engine/roster.ts'
import type { KeptWords } from '../text/kept-words.ts'

/** A roster to go back (or forward) to, with the words of the step that lies between; they are said where they are shown. */
export interface Moment extends KeptWords {
  readonly roster: Roster
  /** ISO time of the step, where it is known. */
  readonly time?: string | undefined
}

/** Undo and redo of one list. `undo` and `redo` name the step that each would take: `stepWords` says them. */
export interface History {
  readonly undo: KeptWords | null
  readonly redo: KeptWords | null
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
    undo: past.at(-1) ?? null,
    redo: future.at(-1) ?? null,
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

/** Who comes back to a field after this many milliseconds types something else. */
const PAUSE = 20_000

/** The step that typing into this field at this time goes on with; undefined where it begins another one. */
export function begunStep(
  { past, typing: before }: History,
  typing: string | null,
  time: string | undefined,
): Moment | undefined {
  const last = past.at(-1)
  if (typing === null || typing !== before || !last) return undefined
  const pause = last.time && time ? Date.parse(time) - Date.parse(last.time) : 0
  return pause < PAUSE ? last : undefined
}

/** Takes note of a step away from a roster. Steps that type into one field without a pause count as one. */
export function record(known: History, step: Moment, typing: string | null = null): History {
  const { past } = known
  const begun = begunStep(known, typing, step.time)
  const next = begun ? [...past.slice(0, -1), { ...step, roster: begun.roster }] : [...past, step]
  return history(next, [], typing)
}

export interface Travelled {
  readonly history: History
  readonly roster: Roster
}

/** One step back from `now`; null when there is none. */
export function back({ past, future }: History, now: Roster): Travelled | null {
  const moment = past.at(-1)
  if (!moment) return null
  const { roster } = moment
  const next = history(past.slice(0, -1), [...future, { ...moment, roster: now }], null)
  return { history: next, roster }
}

/** One step forward from `now`; null when there is none. */
export function forward({ past, future }: History, now: Roster): Travelled | null {
  const moment = future.at(-1)
  if (!moment) return null
  const { roster } = moment
  const next = history([...past, { ...moment, roster: now }], future.slice(0, -1), null)
  return { history: next, roster }
}
