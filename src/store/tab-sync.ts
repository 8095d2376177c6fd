import type { StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { noHistory } from './history.ts'
import type { KeeperOptions } from './keeper-options.ts'
import { follow } from './lineage.ts'
import { cleared, listOf, type ListsState, placed, shelved } from './lists-state.ts'
import { readAll } from './read-all.ts'
import type { ReadRecord, SavedList } from './saved-list.ts'
import { say } from './toasts.ts'

type Meeting = Pick<KeeperOptions, 'read' | 'onForeign' | 'onConflict'>

async function readOne(record: unknown): Promise<ReadRecord | undefined> {
  return record === undefined ? undefined : (await readAll([record]))[0]
}

export interface SyncEvents {
  /** A list is another than this tab made it: its steps are to be read again. */
  readonly historyChanged: (id: Id) => void
  /** Changes of this tab exclude those of another: `own` holds them from now on. */
  readonly forked: (from: Id, own: SavedList) => void
}

/** Takes what other tabs wrote into the store. */
export function tabSync(
  store: StoreApi<ListsState>,
  { historyChanged, forked }: SyncEvents,
): Meeting {
  const find = (id: Id) => listOf(store.getState(), id)
  /** Shows a list; a roster that says the same stays the same object, so that nothing is worked out again. */
  const show = (list: SavedList) => {
    const mine = find(list.id)
    const same = mine && JSON.stringify(mine.roster) === JSON.stringify(list.roster)
    const shown = same ? { ...list, roster: mine.roster } : list
    if (mine && !same) {
      follow(list.roster, mine.roster)
      const { foreign } = store.getState()
      store.setState({ foreign: new Map([...foreign, [list.id, (foreign.get(list.id) ?? 0) + 1]]) })
    }
    store.setState(placed(store.getState(), shown))
    if (!same || mine.step !== list.step) historyChanged(list.id)
    return shown
  }
  return {
    read: readOne,
    onForeign: (id, read) => {
      if (read?.ok) return show(read.list)
      store.setState(read ? shelved(store.getState(), read) : cleared(store.getState(), id))
      return undefined
    },
    onConflict: async ({ id, record }, base, unsaved, settle) => {
      const [read, { forkWords, settleConflict }] = await Promise.all([
        readOne(record),
        import('./conflicts.ts'),
      ])
      // from here on nothing waits: what is changed now is part of it
      const mine = find(id)
      if (!mine) {
        const stored = read?.ok ? show(read.list) : undefined
        if (read && !read.ok) store.setState(shelved(store.getState(), read))
        settle(stored, null)
        return
      }
      const history = store.getState().histories.get(id) ?? noHistory
      const here = { list: mine, history, unsaved: unsaved() }
      const { stored, list, due, own } = settleConflict(base, here, read)
      // before the list is shown as the other tab has it: the history goes with the own one
      if (own) {
        forked(id, own)
        say(forkWords(own.roster.name, (list ?? mine).roster.name), { stays: 0 })
      }
      if (list) show(list)
      else if (read) store.setState(shelved(store.getState(), read))
      settle(stored, due)
    },
  }
}
