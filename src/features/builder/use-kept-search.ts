import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

import type { View } from './desk.ts'
import type { PickerFilter } from './picker-groups.ts'
import { scrollerOf } from './use-kept-focus.ts'

/** What a picker had found, and how far down, when a card took its place. */
export interface KeptSearch {
  /** The place that it was for. */
  readonly key: string
  readonly filter: PickerFilter
  readonly top: number
  /** Whether something was taken of what it found. */
  readonly spent: boolean
}

/** Keeps a search while a card of what it found is read. */
export interface SearchKeeper {
  readonly keep: (search: KeptSearch | null) => void
  /** Something was taken of what it found. */
  readonly spend: () => void
  /** The search that was kept for this place. */
  readonly of: (key: string) => KeptSearch | null
}

function makeKeeper(): SearchKeeper {
  let kept: KeptSearch | null = null
  return {
    keep: (search) => {
      kept = search
    },
    spend: () => {
      if (kept) kept = { ...kept, spent: true }
    },
    of: (key) => (kept?.key === key ? kept : null),
  }
}

/** A keeper of the picker's search; any view that is neither picker nor card makes it forget. */
export function useSearchKeeper(view: View): SearchKeeper {
  const [keeper] = useState(makeKeeper)
  useEffect(() => {
    if (view !== 'add' && view !== 'card') keeper.keep(null)
  }, [keeper, view])
  return keeper
}

/** Takes the list back to where it stood when the card was opened, once its sheet is there. */
export function useScrollBack(list: RefObject<HTMLElement | null>, top: number): void {
  useLayoutEffect(() => {
    const scroller = top > 0 ? scrollerOf(list.current) : null
    if (scroller) scroller.scrollTop = top
  }, [list, top])
}
