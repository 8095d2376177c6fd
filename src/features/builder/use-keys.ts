import { useEffect } from 'react'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'

const typing = 'input, textarea, select, [contenteditable]'

/** Ctrl or Cmd with Z undoes a step of the list, with Shift (or Y) redoes it; in a text field the keys belong to the field. */
export function useUndoKeys(listId: Id): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const { target } = event
      if (target instanceof HTMLInputElement && target.type === 'search' && target.value === '') {
        // nothing typed that the field could undo
      } else if (target instanceof HTMLElement && target.matches(typing)) return
      const key = event.key.toLowerCase()
      const { undo, redo } = useLists.getState()
      if (key === 'z') (event.shiftKey ? redo : undo)(listId)
      else if (key === 'y') redo(listId)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [listId])
}
