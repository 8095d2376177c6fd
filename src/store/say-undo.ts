import type { Id } from '../engine/roster.ts'
import { t } from '../text/t.ts'
import type { ListsState } from './lists-state.ts'
import { lists } from './lists.ts'
import { say, type Toast, toasts } from './toasts.ts'

/** Says what was just done to a list. The message goes when the list changes again, here or in another tab: then its action would do something else. */
export function sayOfList(list: Id, words: string, options: Omit<Toast, 'id' | 'text'>): void {
  const rosterIn = (state: ListsState) => state.lists.find(({ id }) => id === list)?.roster
  const after = rosterIn(lists.getState())
  const id = say(words, options)
  const stop = lists.subscribe((state) => {
    if (rosterIn(state) === after) return
    stop()
    toasts.getState().dismiss(id)
  })
}

/** Says what was just done to a list, with Undo: `onAction`, or to take the last step back. */
export function sayUndo(
  list: Id,
  words: string,
  onAction: () => void = () => lists.getState().undo(list),
): void {
  sayOfList(list, words, { action: { label: t('Undo'), onAction } })
}
