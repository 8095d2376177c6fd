import type { StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import type { ListsState } from './lists-state.ts'
import type { Settled } from './snapshot-actions.ts'

export interface OpenHistories {
  /** Whether the stored steps of a list have been read. */
  readonly isOpen: (id: Id) => boolean
  /** Reads the stored steps of a list, once. */
  readonly open: (store: StoreApi<ListsState>, id: Id) => Promise<void>
  /** Reads them again: another tab has added some. Until then there is nothing to undo. */
  readonly reopen: (store: StoreApi<ListsState>, id: Id) => void
}

/** As often as a list may change while its steps are read. */
const TRIES = 10

/** Keeps account of which lists have their stored steps at hand. */
export function openHistories(settled: Settled): OpenHistories {
  const opened = new Set<Id>()
  const known = new Set<Id>()

  async function read(store: StoreApi<ListsState>, id: Id, tries = TRIES): Promise<void> {
    const database = await settled()
    const { lists, histories: before } = store.getState()
    const list = lists.find((one) => one.id === id)
    if (!database || !list || tries === 0) return
    const { historyFrom, readSteps } = await import('./stored-history.ts')
    const steps = readSteps(await database.steps(id))
    const state = store.getState()
    const now = state.lists.find((one) => one.id === id)
    // a step taken back leaves the same roster, but another history
    const same = now?.roster === list.roster && state.histories.get(id) === before.get(id)
    if (now?.step !== list.step || !same) {
      await read(store, id, tries - 1)
      return
    }
    store.setState({ histories: new Map([...state.histories, [id, historyFrom(list, steps)]]) })
    known.add(id)
  }

  return {
    isOpen: (id) => known.has(id),
    open: async (store, id) => {
      if (opened.has(id)) return
      opened.add(id)
      await read(store, id).catch(() => opened.delete(id))
    },
    reopen: (store, id) => {
      known.delete(id)
      const { histories } = store.getState()
      store.setState({ histories: new Map([...histories].filter(([other]) => other !== id)) })
      if (opened.has(id)) void read(store, id).catch(() => opened.delete(id))
    },
  }
}
