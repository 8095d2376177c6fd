import type { Id } from '../engine/roster.ts'
import { keepWords } from '../text/keep-words.ts'
import { t } from '../text/t.ts'
import { type Battle, type Mark, PLAY_BOUNDS } from './play-battle.ts'
import { patchBetween, type PlayHistory } from './play-history.ts'

/** The number of the stored form below; a step in `read-play.ts` is to lead from each number to the next. */
export const PLAY_FORM = 1

/** The battle that is played with a list, as kept. */
export interface PlayRecord extends PlayHistory {
  readonly form: typeof PLAY_FORM
  readonly list: Id
  /** What could not be read where this is stored now, as text, until its owner has done with it. */
  readonly aside: string | null
}

/** A record of a battle that has not been changed yet. */
export function newRecord(list: Id, battle: Battle): PlayRecord {
  return { form: PLAY_FORM, list, battle, past: [], future: [], aside: null }
}

/** The record as it is stored: with the steps of undo that outlive the visit. */
export function toStore(record: PlayRecord): PlayRecord {
  const { past, future } = record
  const most = PLAY_BOUNDS.steps
  return { ...record, past: past.slice(-most), future: future.slice(-most) }
}

/**
 * What becomes of the battle that is here when a backup holds another one: it stays, with the marks and notes that only the backup
 * has, as a step of undo. Where none is here, that of the backup comes.
 */
export function broughtBack(here: PlayRecord | null, there: PlayRecord): PlayRecord {
  if (!here) return there
  const marks = { ...there.battle.marks, ...here.battle.marks }
  for (const [id, mark] of Object.entries(marks)) {
    const other = there.battle.marks[id]
    if (mark.note === '' && other) marks[id] = { ...mark, note: other.note }
  }
  const { battle, past } = here
  if (sameMarks(marks, battle.marks)) return here
  const next = { ...battle, marks }
  const back = patchBetween(next, battle)
  const step = {
    ...keepWords(() => t('Notes from a backup')),
    typing: null,
    back,
    forth: patchBetween(battle, next),
  }
  return { ...here, battle: next, past: [...past, step], future: [] }
}

type Marks = Readonly<Record<Id, Mark>>

function sameMarks(a: Marks, b: Marks): boolean {
  return Object.entries(a).every(([id, mark]) => b[id]?.note === mark.note)
}
