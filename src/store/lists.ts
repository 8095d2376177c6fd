import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { createArchive } from './archive.ts'
import { openDatabase } from './database.ts'
import type { KeeperOptions } from './keeper-options.ts'
import { createKeeper } from './keeper.ts'
import { keepingActions } from './keeping-actions.ts'
import type { Keeper } from './keeping.ts'
import { type Desk, editingActions } from './list-actions.ts'
import { type ListsState, placed } from './lists-state.ts'
import { openHistories } from './open-histories.ts'
import { snapshotActions } from './snapshot-actions.ts'
import type { Snapshot } from './snapshot.ts'
import { takeStored } from './take-stored.ts'

export interface ListsOptions extends Pick<KeeperOptions, 'open' | 'channel' | 'onKept'> {
  readonly now?: () => string
}

/** The store of lists with what only its page and tests need. */
export interface KeptLists extends Pick<
  Keeper,
  'settled' | 'database' | 'lookAgain' | 'keep' | 'known'
> {
  readonly store: StoreApi<ListsState>
}

/** Makes the store of lists over a database, and begins to read what is stored. `settled` waits until all is written. */
export function createLists(options: ListsOptions): KeptLists {
  const now = options.now ?? (() => new Date().toISOString())
  /** Snapshots of this visit. */
  const taken = new Map<Id, Snapshot>()
  const visited = new Set<Id>()
  const settled = async () => {
    await keeper.settled()
    return await keeper.database()
  }
  const histories = openHistories(settled)
  const store: StoreApi<ListsState> = createStore<ListsState>((set, get) => {
    const desk: Desk = {
      get,
      set,
      now,
      visited,
      save: (list, history = { above: null, from: null, steps: [], snapshots: [] }) => {
        for (const snapshot of history.snapshots) taken.set(snapshot.id, snapshot)
        set(placed(get(), list))
        keeper.save(list.id, { list, ...history })
      },
    }
    return {
      ready: false,
      lists: [],
      bin: [],
      damaged: [],
      problem: null,
      histories: new Map(),
      forks: new Map(),
      foreign: new Map(),
      ...editingActions(desk),
      ...keepingActions(
        desk,
        createArchive(() => keeper, desk),
      ),
      ...snapshotActions(desk, settled, taken),
      openHistory: (id) => histories.open(store, id),
    }
  })
  const keeper = createKeeper({
    open: options.open,
    channel: options.channel,
    onKept: options.onKept,
    isOpen: histories.isOpen,
    onReady: () => store.setState({ ready: true }),
    onProblem: (problem) => {
      if (store.getState().problem !== problem) store.setState({ problem })
    },
    ...takeStored(store, {
      now,
      keeper: () => keeper,
      reopen: (id) => histories.reopen(store, id),
    }),
  })
  const { settled: all, database, lookAgain, keep, known } = keeper
  return { store, settled: all, database, lookAgain, keep, known }
}

const inPage = typeof window !== 'undefined'
type KeptNews = (names: readonly string[] | null) => void
const listeners = new Set<KeptNews>()
const tellKept: KeptNews = (names) => {
  for (const hear of listeners) hear(names)
}

const kept = createLists({
  open: openDatabase,
  channel: inPage ? new BroadcastChannel('muster-lists') : null,
  onKept: tellKept,
})

/** The user's lists. */
export const lists: StoreApi<ListsState> = kept.store

/** Resolves when all that was done with the lists is stored, or the storage has refused it. */
export const listsStored: Keeper['settled'] = kept.settled

/** Stores a value under a name beside the lists, in the same way as them. */
export const keepValue: Keeper['keep'] = (name, value) => {
  kept.keep(name, value)
  tellKept([name])
}

/** Values kept beside the lists, as this visit knows them. */
export const knownValues: Keeper['known'] = kept.known

/** Hands on under which names this tab or another one has kept values, null for any. Gives what stops listening. */
export function listenToKept(onKept: KeptNews): () => void {
  listeners.add(onKept)
  return () => listeners.delete(onKept)
}

/** The database of the lists, once it is open; null where the browser refuses one. */
export const listsDatabase: Keeper['database'] = kept.database

if (inPage) {
  // a page that slept has heard nothing of what other tabs wrote
  document.addEventListener('resume', kept.lookAgain)
  window.addEventListener('pageshow', ({ persisted }) => persisted && kept.lookAgain())
}

/** Reads the lists in a component: `useLists((state) => state.lists)`. It is the store as well: `useLists.getState()`. */
export const useLists: UseBoundStore<StoreApi<ListsState>> = Object.assign(
  <T>(select: (state: ListsState) => T = (state) => state as T): T => useStore(lists, select),
  lists,
)
