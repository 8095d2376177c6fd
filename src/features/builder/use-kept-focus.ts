import { useCallback, useLayoutEffect, useRef } from 'react'

import { placeKey } from './places.ts'
import type { Picker } from './use-picker.ts'

/** The element that scrolls the list: itself in a pane, the body of the sheet on a phone. */
export function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let each = element; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return null
}

/** The button of a row; without a row, the first one that stands in sight. */
function buttonIn(list: HTMLElement, row: string | null): HTMLElement | undefined {
  if (row !== null) {
    const own = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] button`)
    return own ?? undefined
  }
  const top = scrollerOf(list)?.getBoundingClientRect().top ?? 0
  return [...list.querySelectorAll<HTMLElement>('[data-row] button')].find(
    (button) => button.getBoundingClientRect().top >= top,
  )
}

/**
 * Keeps list and focus where the user is looking. Another place begins at its top. A button that was pressed keeps the focus
 * while its row can be taken again; when it cannot, the focus goes to the first button in sight, and nothing scrolls away.
 */
export function useKeptFocus({ focus, sections, list }: Picker): (id: string) => void {
  const pressed = useRef<string | null>(null)
  const shown = useRef<string | null>(null)
  const key = focus ? placeKey(focus.place) : ''
  useLayoutEffect(() => {
    const row = pressed.current
    pressed.current = null
    const moved = shown.current !== null && shown.current !== key
    shown.current = key
    const scroller = moved ? scrollerOf(list.current) : null
    if (scroller) scroller.scrollTop = 0
    const lost = (document.activeElement ?? document.body) === document.body
    if (row === null || !list.current || !(lost || moved)) return
    const stays = sections.some(
      ({ part, candidates }) => part !== 'refused' && candidates.some(({ id }) => id === row),
    )
    buttonIn(list.current, stays && !moved ? row : null)?.focus({ preventScroll: true })
  }, [sections, key, list])
  return useCallback((id: string) => {
    pressed.current = id
  }, [])
}
