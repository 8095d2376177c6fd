import type { Id } from '../engine/roster.ts'
import type { ListsState } from './lists-state.ts'
import { lists } from './lists.ts'

/** Fields in which the keys undo what was typed; a checkbox has nothing to undo. */
const typing =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file], [type=range])'

/**
 * Ctrl or Cmd with Z undoes a step of the list, or of what `ways` says; with Shift (or Y) redoes it. In a text field the keys
 * belong to the field. Gives what stops listening.
 */
export function listenToUndoKeys(
  list: Id,
  ways: () => Pick<ListsState, 'undo' | 'redo'> = lists.getState,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const { target } = event
    if (target instanceof HTMLInputElement && target.type === 'search' && target.value === '') {
      // nothing typed that the field could undo
    } else if (target instanceof HTMLElement && target.matches(typing)) return
    // what it is about would change behind it, unseen
    if (document.querySelector('dialog[open][data-apart]')) return
    const { undo, redo } = ways()
    const key = letterOf(event)
    if (key === 'z') (event.shiftKey ? redo : undo)(list)
    else if (key === 'y') redo(list)
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** The Latin letter of a key, on keyboards of other letters the one that is at its place. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^\p{Script=Latin}$/u.test(key)
    ? key.toLowerCase()
    : code.replace(/^Key/, '').toLowerCase()
}
