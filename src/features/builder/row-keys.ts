import { letterOf } from '../../store/undo-keys.ts'

/** What a key does to the unit whose row has the focus. */
export type RowAct =
  | { readonly act: 'way' | 'order' | 'size'; readonly step: 1 | -1 }
  | { readonly act: 'pick-up' | 'next-size' | 'remove' }

export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** What a key on a unit's row means; null for one that means nothing there, such as Enter, which presses the row itself. */
export function rowActOf(event: Key): RowAct | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (ctrlKey || metaKey) return null
  if (altKey) {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
    return { act: shiftKey ? 'order' : 'way', step: key === 'ArrowUp' ? -1 : 1 }
  }
  // where the plus stands on the key with the equals sign it may be pressed without Shift
  if (key === '+' || key === '=') return { act: 'size', step: 1 }
  if (key === '-') return { act: 'size', step: -1 }
  if (shiftKey) return null
  if (key === 'Delete' || key === 'Backspace') return { act: 'remove' }
  const letter = letterOf(event)
  if (letter === 'm') return { act: 'pick-up' }
  return letter === 'r' ? { act: 'next-size' } : null
}
