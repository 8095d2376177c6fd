import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { type Database, openDatabase } from './database.ts'
import { noHistory, record } from './history.ts'
import { type Channel, createKeeper, type Keeper } from './keeper.ts'
import { follow } from './lineage.ts'
import { type Desk, editingActions, keepingActions } from './list-actions.ts'
import { cleared, type ListsState, placed, shelved } from './lists-state.ts'
import type { ReadRecord } from './saved-list.ts'

export interface ListsOptions {
  readonly open: () => Promise<Database>
  readonly channel: Channel | null
  readonly now?: () => string
}

/** Makes the store of lists over a database, and begins to read what is stored. `settled` waits until all is written. */
export function createLists(options: ListsOptions): {
  readonly store: StoreApi<ListsState>
  readonly settled: Keeper['settled']
} {
  const store = createStore<ListsState>((set, get) => {
    const desk: Desk = {
      get,
      set,
      save: (list) => {
        set(placed(get(), list))
        keeper.save(list.id, list)
      },
      store: (id, stored) => keeper.save(id, stored),
      now: options.now ?? (() => new Date().toISOString()),
    }
    return {
      ready: false,
      lists: [],
      bin: [],
      damaged: [],
      problem: null,
      histories: new Map(),
      ...editingActions(desk),
      ...keepingActions(desk),
    }
  })
  const keeper = createKeeper({
    open: options.open,
    channel: options.channel,
    onLoaded: async (records) => {
      const read = await readAll(records)
      // What was made before the stored lists were read is newer than they are.
      const early = store.getState().lists
      store.setState({ ...early.reduce(placed, read.reduce(shelved, store.getState())) })
    },
    onForeign: async (id, stored) => {
      const [read] = stored === undefined ? [] : await readAll([stored])
      takeForeign(store, id, read)
    },
    onReady: () => store.setState({ ready: true }),
    onProblem: (problem) => {
      if (store.getState().problem !== problem) store.setState({ problem })
    },
  })
  return { store, settled: keeper.settled }
}

/** Reads stored records. The gate is fetched with the first of them: who has no lists yet does not wait for it. */
async function readAll(records: readonly unknown[]): Promise<readonly ReadRecord[]> {
  if (records.length === 0) return []
  const { readRecord } = await import('./read-record.ts')
  return records.map(readRecord)
}

/** Shows what another tab wrote. What this tab had is one step of undo away. */
function takeForeign(store: StoreApi<ListsState>, id: Id, read: ReadRecord | undefined): void {
  const before = store.getState()
  if (!read) {
    store.setState(cleared(before, id))
    return
  }
  const mine = before.lists.find((list) => list.id === id)
  const after = shelved(before, read)
  const theirs = after.lists.find((list) => list.id === id)
  if (!mine || !theirs) {
    store.setState(after)
    return
  }
  if (JSON.stringify(mine.roster) === JSON.stringify(theirs.roster)) {
    store.setState(placed(before, { ...theirs, roster: mine.roster }))
    return
  }
  follow(theirs.roster, mine.roster)
  const history = record(
    before.histories.get(id) ?? noHistory,
    mine.roster,
    'Change made in another tab',
  )
  store.setState({ ...after, histories: new Map([...before.histories, [id, history]]) })
}

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('muster-lists')

const kept = createLists({ open: openDatabase, channel })

/** The user's lists. */
export const lists: StoreApi<ListsState> = kept.store

/** Resolves when all that was done with the lists is stored, or the storage has refused it. */
export const listsStored: Keeper['settled'] = kept.settled

/** Reads the lists in a component: `useLists((state) => state.lists)`. It is the store as well: `useLists.getState()`. */
export const useLists: UseBoundStore<StoreApi<ListsState>> = Object.assign(
  <T>(select: (state: ListsState) => T = (state) => state as T): T => useStore(lists, select),
  lists,
)
