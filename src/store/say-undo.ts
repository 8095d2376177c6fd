import type { Id } from '../engine/roster.ts'
import type { ListsState } from './lists-state.ts'
import { lists } from './lists.ts'
import { say, toasts } from './toasts.ts'

/**
 * Says what was just done to a list, with Undo: `onAction`, or to take the last step back. The message goes with the next step, of
 * either tab, for Undo would take that one back.
 */
export function sayUndo(
  list: Id,
  words: string,
  onAction: () => void = () => lists.getState().undo(list),
): void {
  const rosterIn = (state: ListsState) => state.lists.find(({ id }) => id === list)?.roster
  const after = rosterIn(lists.getState())
  const id = say(words, { action: { label: 'Undo', onAction } })
  const stop = lists.subscribe((state) => {
    if (rosterIn(state) === after) return
    stop()
    toasts.getState().dismiss(id)
  })
}
