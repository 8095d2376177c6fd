import type { KeyboardEvent } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { pinLists, removeLists } from './filing-jobs.ts'
import { duplicate, type RowHands } from './row-actions.ts'
import type { Selection } from './use-selection.ts'

interface RowsKeys {
  readonly found: readonly SavedList[]
  readonly selection: Selection
  readonly hands: RowHands
  /** Brings the focus to a row, drawn or not. */
  readonly focus: (at: number) => void
}

/** The row that has the focus on its name or box; its other buttons have keys of their own. */
function rowOf({ target }: KeyboardEvent): Id | null {
  if (!(target instanceof HTMLElement) || !target.matches('a, input[type=checkbox]')) return null
  return target.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? null
}

/** What a key does to a row; undefined for a key that does nothing there. */
function jobOf(
  { key, shiftKey }: KeyboardEvent,
  at: number,
  list: SavedList,
  { selection, hands, focus, found }: RowsKeys,
): (() => void) | undefined {
  const go = (to: number) => () => {
    const next = found[to]
    if (!next) return
    if (shiftKey) {
      if (!selection.ids.has(list.id)) selection.toggle(list.id, false)
      selection.toggle(next.id, true)
    }
    focus(to)
  }
  const jobs: Readonly<Record<string, () => void>> = {
    ArrowDown: go(at + 1),
    ArrowUp: go(at - 1),
    x: () => {
      selection.toggle(list.id, false)
      focus(at)
    },
    ...(selection.on && {
      Escape: () => {
        selection.end()
        focus(at)
      },
    }),
    d: () => duplicate(list, hands),
    p: () => pinLists([list], !list.pinned),
    F2: () => hands.rename(list.id),
    Delete: () => {
      focus(at + 1 < found.length ? at + 1 : at - 1)
      removeLists([list])
    },
  }
  return jobs[key.length === 1 ? key.toLowerCase() : key]
}

/** What a key does with Ctrl or Cmd held. */
function heldJob({ key }: KeyboardEvent, at: number, { selection, focus }: RowsKeys) {
  if (key.toLowerCase() !== 'a') return undefined
  return () => {
    selection.all()
    focus(at)
  }
}

/**
 * Keys of the rows: arrows go from row to row, with Shift they choose; X chooses, D duplicates, P pins, F2 renames, Delete
 * deletes; Ctrl or Cmd with A chooses all, Escape none.
 */
export function onRowsKey(event: KeyboardEvent, keys: RowsKeys): void {
  const id = rowOf(event)
  const { found } = keys
  const at = found.findIndex((list) => list.id === id)
  const list = found[at]
  if (!list || event.altKey) return
  const job =
    event.ctrlKey || event.metaKey ? heldJob(event, at, keys) : jobOf(event, at, list, keys)
  if (!job) return
  event.preventDefault()
  job()
}
