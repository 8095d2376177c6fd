import type { KeyboardEvent } from 'react'

import { nextIndex } from '../../ui/menu-keys.ts'
import type { Picker } from './use-picker.ts'

/** What the keys go through: of each row the button that takes it, or what says why it cannot be taken. */
function optionsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row] [data-option]') ?? [])]
}

/** From the search field down to the first of what was found. */
export function goToFirst({ list }: Picker): void {
  optionsIn(list.current)[0]?.focus()
}

/** A key that writes something, where it presses nothing. */
const writes = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== ' ' && key !== '/'

/** Arrow keys go from row to row, from the first up to the search field; what is typed goes into that field. */
export function onListKey(event: KeyboardEvent<HTMLElement>, { list, search }: Picker): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
  // a menu in a row has its own keys
  if (!(target instanceof HTMLElement) || target.closest('[role="menu"]')) return
  // the letter itself comes after the key, to what has the focus then
  if (writes(event)) return search.current?.focus()
  const options = optionsIn(list.current)
  const row = target.closest('[data-row]')
  const at = options.findIndex((option) => row?.contains(option) ?? false)
  if (key === 'ArrowUp' && at === 0) {
    event.preventDefault()
    return search.current?.focus()
  }
  const next = nextIndex(key, at, options.length, 'vertical')
  if (next === null) return
  event.preventDefault()
  options[next]?.focus()
}
