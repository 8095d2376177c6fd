import type { StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import type { ListsState } from './lists-state.ts'
import type { Settled } from './snapshot-actions.ts'

export interface OpenHistories {
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

  async function read(store: StoreApi<ListsState>, id: Id, tries = TRIES): Promise<void> {
    const database = await settled()
    const list = store.getState().lists.find((one) => one.id === id)
    if (!database || !list || tries === 0) return
    const { historyFrom, readSteps } = await import('./stored-history.ts')
    const steps = readSteps(await database.steps(id))
    const now = store.getState().lists.find((one) => one.id === id)
    if (!now || now.roster !== list.roster || now.step !== list.step) {
      await read(store, id, tries - 1)
      return
    }
    const { histories } = store.getState()
    store.setState({ histories: new Map([...histories, [id, historyFrom(list, steps)]]) })
  }

  return {
    open: async (store, id) => {
      if (opened.has(id)) return
      opened.add(id)
      await read(store, id).catch(() => opened.delete(id))
    },
    reopen: (store, id) => {
      const { histories } = store.getState()
      store.setState({ histories: new Map([...histories].filter(([other]) => other !== id)) })
      if (opened.has(id)) void read(store, id).catch(() => opened.delete(id))
    },
  }
}
