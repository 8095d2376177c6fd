import { same } from '../engine/same.ts'
import { msg, t } from '../text/t.ts'
import { type Change, recordOf } from './change.ts'
import type { History } from './history.ts'
import { freshListId } from './list-id.ts'
import { mergeLists } from './merge-lists.ts'
import type { ReadRecord, SavedList } from './saved-list.ts'
import { branchOf, type Snapshot } from './snapshot.ts'
import { stepBetween, stepsFrom, wholeOf } from './stored-step.ts'

/** What comes of a list that this tab changed while another tab stored it. */
export interface Settlement {
  /** As it is stored now; undefined where it is not. */
  readonly stored: SavedList | undefined
  /** As this tab shows it from now on. */
  readonly list: SavedList | undefined
  /** What is to be stored over it, if anything. */
  readonly due: Change | null
  /** This tab's own list where the changes exclude each other. */
  readonly own: SavedList | null
}

/** A list in this tab, with what can be undone and made again. */
interface Here {
  readonly list: SavedList
  readonly history: History
  /** What this tab would have stored; undefined where that was nothing. */
  readonly unsaved: Change | undefined
}

/** Settles what two tabs did to one list, so that no edit of either is lost. `read` is what is stored there now. */
export function settleConflict(
  base: SavedList | undefined,
  here: Here,
  read: ReadRecord | undefined,
): Settlement {
  const mine = here.list
  // erased there, changed here: it stays
  if (!read) {
    const whole = wholeOf({ ...mine, rev: 0 }, here.history)
    const due = { ...whole, snapshots: forgotten(here) }
    return { stored: undefined, list: whole.list ?? mine, due, own: null }
  }
  if (!read.ok) {
    return { stored: undefined, list: undefined, due: null, own: { ...mine, id: freshListId() } }
  }
  const theirs = read.list
  const merged = mergeLists(base, mine, theirs, freshListId())
  const { list } = merged
  if (merged.kind === 'forked' || list.roster === theirs.roster) {
    const lost = merged.kind === 'forked' ? forgotten(here) : ownBranch(here)
    const due =
      same(list, theirs) && lost.length === 0 ? null : { ...recordOf(list), snapshots: lost }
    return { stored: theirs, list, due, own: merged.kind === 'forked' ? merged.own : null }
  }
  const due = beside(base, here, theirs, list) ?? stepped(here, theirs, list)
  return { stored: theirs, list: due.list ?? list, due, own: null }
}

/** The steps of this tab as they are, where the other tab stored nothing but what it noted beside the roster; else null. */
function beside(
  base: SavedList | undefined,
  { list: { step }, unsaved }: Here,
  theirs: SavedList,
  merged: SavedList,
): Change | null {
  if (!unsaved || base?.step !== theirs.step || !same(base.roster, theirs.roster)) return null
  return { ...unsaved, list: { ...merged, step }, snapshots: [] }
}

const change = msg('Change made in another tab')
const elsewhere = { label: change, said: { key: change } }

/** The changes of this tab as one step upon those of the other. */
function stepped(here: Here, theirs: SavedList, merged: SavedList): Change {
  const at = theirs.step + 1
  const { label, said } = here.history.past.at(-1) ?? elsewhere
  const head = { list: merged.id, at, label, said, typing: null, time: merged.changed }
  return {
    list: { ...merged, step: at },
    above: theirs.step,
    from: theirs.roster,
    steps: [stepBetween(theirs.roster, merged.roster, head)],
    snapshots: ownBranch(here),
  }
}

/** Steps of this tab that were not stored and that no single step can stand for, as a snapshot of where they led. */
function ownBranch({ list, history, unsaved }: Here): readonly Snapshot[] {
  const steps = unsaved?.steps ?? []
  if (steps.length < 2 && steps.every(({ at }) => at <= list.step)) return []
  const from = unsaved?.from ?? history.past[0]?.roster ?? list.roster
  const branch = branchOf(from, steps, list.changed)
  return branch ? [branch] : []
}

/** The same where the history goes with the list, but is not at hand as far as those steps. */
function forgotten(here: Here): readonly Snapshot[] {
  const known = new Set(stepsFrom(here.list, here.history).map(({ at }) => at))
  return here.unsaved?.steps.every(({ at }) => known.has(at)) === true ? [] : ownBranch(here)
}

/** What is said of a list that two tabs changed in ways that exclude each other: where both are. */
export function forkWords(own: string, theirs: string): string {
  return t(
    'This list was changed in another tab in a way that excludes the changes made here. Both are kept: yours in “{own}”, the other tab’s in “{theirs}”.',
    { own, theirs },
  )
}
