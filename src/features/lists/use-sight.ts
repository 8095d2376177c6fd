import { useMemo } from 'react'

import { type ListsView, type Order, type Place, useListsView } from '../../store/lists-view.ts'
import type { SavedList } from '../../store/saved-list.ts'
import {
  listsAt,
  listsTagged,
  type Places,
  placesOf,
  presentPlace,
  type Shelf,
  tagsOf,
} from './places.ts'
import { findLists, sortLists } from './sort-lists.ts'

/** What of the lists is looked at. */
export interface Sight {
  readonly places: Places
  readonly place: Place
  /** The lists of the place, and the tags that they have. */
  readonly here: readonly SavedList[]
  readonly tags: readonly Shelf[]
  /** The tags that are asked for. */
  readonly chosen: readonly string[]
  readonly order: Order
  /** Those of the lists that have the chosen tags and match the search, in their order. */
  readonly found: readonly SavedList[]
  readonly look: (part: Partial<ListsView>) => void
}

/** The lists as they are looked at. */
export function useSight(lists: readonly SavedList[], search: string): Sight {
  const { look, order, place: lastPlace, tags: lastTags } = useListsView()
  const places = useMemo(() => placesOf(lists), [lists])
  return useMemo(() => {
    const place = presentPlace(lastPlace, places)
    const here = listsAt(lists, place)
    const tags = tagsOf(here)
    const chosen = lastTags.filter((tag) => tags.some(({ id }) => id === tag))
    const found = sortLists(findLists(listsTagged(here, chosen), search), order)
    return { places, place, here, tags, chosen, order, found, look }
  }, [lists, places, lastPlace, lastTags, order, search, look])
}
