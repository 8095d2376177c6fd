import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { loadBase, loadSources } from '../library/books.ts'
import type { Sources } from '../library/loader.ts'

/** Something that is fetched: on its way, here, or refused with words and a way to try again. */
export type Fetched<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T }

/** Remembers a fetched thing for each id in a store, so that a screen that opens again paints at once. */
function fetched<T>(load: (id: Id) => Promise<T>): (id: Id) => Fetched<T> {
  const loading: Fetched<T> = { state: 'loading' }
  const store: StoreApi<ReadonlyMap<Id, Fetched<T>>> = createStore(() => new Map())
  const begun = new Set<Id>()
  const set = (id: Id, state: Fetched<T>) =>
    store.setState(new Map([...store.getState(), [id, state]]), true)
  const begin = (id: Id) => {
    begun.add(id)
    load(id).then(
      (value) => set(id, { state: 'ready', value }),
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error)
        const retry = () => {
          set(id, loading)
          begin(id)
        }
        set(id, { state: 'failed', problem, retry })
      },
    )
  }
  return (id) => {
    if (!begun.has(id)) begin(id)
    // oxlint-disable-next-line react/rules-of-hooks -- this is the body of the hooks made below
    return useStore(store, (states) => states.get(id) ?? loading)
  }
}

/** What every list of a system needs, for screens without a list: `system.armies(value)`. */
export const useBase: (system: Id) => Fetched<unknown> = fetched(loadBase)

/** From where and when the data of a system is. */
export const useSources: (system: Id) => Fetched<Sources> = fetched(loadSources)
