import type { StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { recordOf } from './change.ts'
import type { KeeperOptions } from './keeper-options.ts'
import type { Keeper } from './keeping.ts'
import { listOf, type ListsState, placed } from './lists-state.ts'
import { readAll } from './read-all.ts'
import type { ReadRecord } from './saved-list.ts'
import { stepsFrom, wholeOf } from './stored-step.ts'
import { tabSync } from './tab-sync.ts'

export interface TakeStored {
  readonly now: () => string
  readonly keeper: () => Keeper
  readonly reopen: (id: Id) => void
}

/** How long a list stays in the bin, in milliseconds: 90 days. */
export const BIN_AGE = 90 * 24 * 60 * 60 * 1000

type Taking = Pick<
  KeeperOptions,
  'onLoaded' | 'read' | 'onForeign' | 'onConflict' | 'everything' | 'now'
>

/** How what is stored gets into the store, at the start and when another tab has written. */
export function takeStored(
  store: StoreApi<ListsState>,
  { now, keeper, reopen }: TakeStored,
): Taking {
  const forked: Parameters<typeof tabSync>[1]['forked'] = (from, own) => {
    const state = store.getState()
    const history = state.histories.get(from)
    const whole = wholeOf({ ...own, rev: 0 }, history)
    store.setState({
      ...placed(state, whole.list ?? own),
      forks: new Map([...state.forks, [from, own.id]]),
      ...(history ? { histories: new Map([...state.histories, [own.id, history]]) } : {}),
    })
    keeper().save(own.id, whole)
  }
  return {
    onLoaded: async (records) => {
      const read = await readAll(records)
      // What was made before the stored lists were read is newer than they are.
      const { lists, bin } = store.getState()
      store.setState({ ...[...lists, ...bin].reduce(placed, shelvesOf(read)) })
      emptyOldBin(store, Date.parse(now()))
      return read.flatMap((each) => (each.ok ? [each.list] : []))
    },
    everything: () => {
      const { lists, bin, damaged, histories } = store.getState()
      const whole = [...lists, ...bin].map((list) => {
        const history = histories.get(list.id)
        return [list.id, history ? wholeOf(list, history) : recordOf(list)] as const
      })
      return {
        changes: new Map(whole),
        raw: damaged.map(({ record }) => record as { readonly id: Id }),
      }
    },
    now: (id, alone) => {
      const list = listOf(store.getState(), id)
      const history = store.getState().histories.get(id)
      if (!list || (!alone && !history)) return null
      if (alone || !history) return recordOf(list)
      const { past } = history
      const from = past[0]?.roster ?? list.roster
      const steps = stepsFrom(list, history)
      return { ...recordOf(list), above: list.step - past.length, from, steps }
    },
    ...tabSync(store, { historyChanged: reopen, forked }),
  }
}

/** The shelves of what is stored, each record with an id of its own: at once, for a thousand of them. */
function shelvesOf(read: readonly ReadRecord[]): Pick<ListsState, 'lists' | 'bin' | 'damaged'> {
  const all = read.flatMap((each) => (each.ok ? [each.list] : []))
  return {
    lists: all.filter(({ removed }) => removed === null),
    bin: all.filter(({ removed }) => removed !== null),
    damaged: read.flatMap((each) => (each.ok ? [] : [each.damaged])),
  }
}

/**
 * Erases what has been in the bin for long enough: by the clock, and by the last time that anything was done here. A clock that is
 * wrong for a day erases nothing.
 */
function emptyOldBin(store: StoreApi<ListsState>, now: number): void {
  const { lists, bin, erase } = store.getState()
  const times = [...lists, ...bin].flatMap(({ changed, removed }) => [changed, removed ?? changed])
  const last = Math.max(...times.map((time) => Date.parse(time)))
  for (const { id, removed } of bin) {
    if (removed !== null && Math.min(now, last) - Date.parse(removed) > BIN_AGE) erase(id)
  }
}
