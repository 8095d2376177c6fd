import * as z from 'zod/mini'
// under its full name it looks like that of a promise
import { catch as otherwise } from 'zod/mini'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { BOUNDS } from './bounds.ts'

const orders = ['changed', 'created', 'name', 'points', 'army'] as const

export type Order = (typeof orders)[number]

/** Which lists are looked at: all, those of a game, or those of a folder. */
export type Place =
  | { readonly kind: 'all' }
  | { readonly kind: 'game' | 'folder'; readonly id: string }

/** How the lists are looked at. */
export interface ListsView {
  readonly order: Order
  readonly place: Place
  /** Only lists that have all of these. */
  readonly tags: readonly string[]
}

interface ViewState extends ListsView {
  readonly look: (part: Partial<ListsView>) => void
}

const KEY = 'muster.lists-view'
const everywhere: Place = { kind: 'all' }

const word = z.string().check(z.minLength(1), z.maxLength(BOUNDS.folder))
const schema = z.object({
  order: otherwise(z.enum(orders), 'changed'),
  place: otherwise(
    z.union([
      z.object({ kind: z.literal('all') }),
      z.object({ kind: z.enum(['game', 'folder']), id: word }),
    ]),
    everywhere,
  ),
  tags: otherwise(z.array(word).check(z.maxLength(BOUNDS.tags)), []),
})

/** Reads a remembered view. What of it can't be read is as at the first visit. */
export function readView(text: string | null): ListsView {
  const first: ListsView = { order: 'changed', place: everywhere, tags: [] }
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? '{}'))
    return parsed.success ? parsed.data : first
  } catch {
    return first
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // where storage is refused the view holds for this visit
    return null
  }
}

/** The view of this browser's lists, remembered with each change. */
export const listsView: StoreApi<ViewState> = createStore((set, get) => ({
  ...readView(remembered()),
  look: (part) => {
    set(part)
    const { order, place, tags } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ order, place, tags }))
    } catch {
      // nothing depends on it
    }
  },
}))

/** Reads the view in a component. */
export function useListsView(): ViewState {
  return useStore(listsView)
}
