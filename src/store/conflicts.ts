import { same } from '../engine/same.ts'
import { type Change, recordOf } from './change.ts'
import type { History } from './history.ts'
import { freshListId } from './list-id.ts'
import { mergeLists } from './merge-lists.ts'
import type { ReadRecord, SavedList } from './saved-list.ts'
import { stepBetween, wholeOf } from './stored-step.ts'

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

/** Settles what two tabs did to one list, so that no edit of either is lost. `read` is what is stored there now. */
export function settleConflict(
  base: SavedList | undefined,
  mine: SavedList,
  read: ReadRecord | undefined,
  history: History | undefined,
): Settlement {
  // erased there, changed here: it stays
  if (!read) {
    const due = wholeOf({ ...mine, rev: 0 }, history)
    return { stored: undefined, list: due.list ?? mine, due, own: null }
  }
  if (!read.ok) {
    return { stored: undefined, list: undefined, due: null, own: { ...mine, id: freshListId() } }
  }
  const theirs = read.list
  const merged = mergeLists(base, mine, theirs, freshListId())
  if (merged.kind === 'forked') {
    const due = same(merged.list, theirs) ? null : recordOf(merged.list)
    return { stored: theirs, list: merged.list, due, own: merged.own }
  }
  const { roster } = merged.list
  if (roster === theirs.roster) {
    const due = same(merged.list, theirs) ? null : recordOf(merged.list)
    return { stored: theirs, list: merged.list, due, own: null }
  }
  const at = theirs.step + 1
  const label = history?.undo ?? 'Change made in another tab'
  const head = { list: mine.id, at, label, typing: null, time: mine.changed }
  const steps = [stepBetween(theirs.roster, roster, head)]
  const list = { ...merged.list, step: at }
  return {
    stored: theirs,
    list,
    due: { list, above: theirs.step, steps, snapshots: [] },
    own: null,
  }
}

/** What is said of a list that two tabs changed in ways that exclude each other. */
export function forkWords(name: string, own: string): string {
  return `“${name}” was changed in another tab in a way that excludes the changes made here. Both are kept: these are in “${own}”.`
}
