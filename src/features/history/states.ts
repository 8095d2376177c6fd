import type { Id, Roster } from '../../engine/roster.ts'
import type { SavedList } from '../../store/saved-list.ts'
import type { Snapshot } from '../../store/snapshot.ts'
import { wordsOf } from '../../text/kept-words.ts'
import { t } from '../../text/t.ts'
import { kindWords, type Sight, snapshotTitle } from './snapshot-words.ts'
import type { Stage } from './stages.ts'
import { whenWords } from './when-words.ts'

/** A state of a list as addresses name it: `now`, `step-12`, or `at-` with the id of a snapshot. */
export type Ref = string

export const nowRef: Ref = 'now'
export const stageRef = ({ number }: Pick<Stage, 'number'>): Ref => `step-${number}`
export const snapshotRef = ({ id }: Pick<Snapshot, 'id'>): Ref => `at-${id}`

/** A state of the list that can be looked at and compared. */
export interface ListState {
  readonly ref: Ref
  readonly title: string
  /** The title made anew, to be kept within other words. */
  readonly again?: () => string
  /** When it was, and why where the title does not say it. */
  readonly about: string
  readonly roster: Roster
  readonly snapshot: Snapshot | null
  readonly stage: Stage | null
}

/** All that can be looked at of a list's history. */
export interface Past {
  readonly list: SavedList
  readonly stages: readonly Stage[]
  readonly snapshots: readonly Snapshot[]
  readonly sight: Sight
  readonly now: Date
}

/** What the step that led to a state did; where there is none, that the kept ones begin there. */
export const stageTitle = ({
  label,
  kept,
  number,
}: Pick<Stage, 'label' | 'kept' | 'number'>): string =>
  (kept ? wordsOf(kept) : label) ??
  t(number === 0 ? 'The list as it was made' : 'Before the oldest kept step')

/** The present state. */
export function presentOf({ list, now }: Past): ListState {
  return {
    ref: nowRef,
    title: t('Now'),
    about: t('last edited {when}', { when: whenWords(list.changed, now) }),
    roster: list.roster,
    snapshot: null,
    stage: null,
  }
}

export function stageState(stage: Stage, { now }: Pick<Past, 'now'>): ListState {
  const { time, roster } = stage
  return {
    ref: stageRef(stage),
    title: stageTitle(stage),
    again: () => stageTitle(stage),
    about: time === null ? '' : whenWords(time, now),
    roster,
    snapshot: null,
    stage,
  }
}

export function snapshotState(snapshot: Snapshot, { sight, now }: Past): ListState {
  const { name, time, roster } = snapshot
  const why = name === '' ? [] : [kindWords(snapshot, sight)]
  return {
    ref: snapshotRef(snapshot),
    title: snapshotTitle(snapshot, sight),
    again: () => snapshotTitle(snapshot, sight),
    about: [whenWords(time, now), ...why].join(' · '),
    roster,
    snapshot,
    stage: null,
  }
}

/** The state that an address names; null where there is none of that name. The stage that is the present is that. */
export function stateNamed(ref: Ref | null, past: Past): ListState | null {
  if (ref === null) return null
  if (ref === nowRef) return presentOf(past)
  const snapshot = past.snapshots.find((one) => snapshotRef(one) === ref)
  if (snapshot) return snapshotState(snapshot, past)
  const stage = past.stages.find((one) => stageRef(one) === ref)
  return stage ? stageState(stage, past) : null
}

/** The address of the page that shows a state, and of the one that compares two. */
export const viewSearch = (ref: Ref): string => `?${new URLSearchParams({ view: ref }).toString()}`
export const compareSearch = (from: Ref, to: Ref = nowRef): string =>
  `?${new URLSearchParams({ from, to }).toString()}`

/** Where the history of a list is. */
export const historyPath = (list: Id): string => `/list/${list}/history`
