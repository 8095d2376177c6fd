import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Id, Roster } from '../engine/roster.ts'
import { same } from '../engine/same.ts'
import { seenOf } from '../engine/see.ts'
import { dataAtHand, explain, loadFor } from '../library/books.ts'
import { systemOf } from '../systems/index.ts'
import { type ArmyState, goneArmy, type ReadyArmy, readyArmy } from './army-state.ts'
import { formerOf } from './lineage.ts'
import { lists } from './lists.ts'
import type { SavedList } from './saved-list.ts'
import { summaryOf } from './summary-of.ts'

export type { ArmyState } from './army-state.ts'

const LOADING: ArmyState = { state: 'loading' }

/** A game that nobody knows has no data to wait for. */
const NOTHING = {}

/** What is known of each roster. A roster never changes, so neither does its army. */
const states = new WeakMap<Roster, ArmyState>()

/** Counts arrivals of data, so that screens look again. */
const arrivals = createStore(() => ({ count: 0 }))

function arrived(roster: Roster, state: ArmyState): void {
  states.set(roster, state)
  arrivals.setState(({ count }) => ({ count: count + 1 }))
}

function failed(roster: Roster, error: unknown): ArmyState {
  const problem = error instanceof Error ? error.message : String(error)
  const retry = () => {
    states.delete(roster)
    arrived(roster, stateOf(roster))
  }
  return { state: 'failed', problem, retry }
}

function worked(roster: Roster, data: unknown): ArmyState {
  try {
    const gone = goneArmy(roster, data)
    if (gone) return gone
    const ready = readyArmy(roster, data)
    queueMicrotask(() => keepLooks(roster, ready))
    return ready
  } catch (error) {
    const state = failed(roster, error)
    void explainLater(roster, error, state)
    return state
  }
}

/** Data that does not fit its format fails somewhere in the engine; what to say of it takes a check of the files. */
async function explainLater(roster: Roster, error: unknown, state: ArmyState): Promise<void> {
  const reason = await explain(roster.system, error)
  if (reason !== error && states.get(roster) === state) arrived(roster, failed(roster, reason))
}

/**
 * Keeps what the list that this roster is the present state of looks like: its row, and all of it for the day its data is gone. A
 * list that names no points version stays on that of this first time.
 */
function keepLooks(roster: Roster, ready: ReadyArmy) {
  const { lists: all, summarise, see, correct } = lists.getState()
  const list = all.find((each) => each.roster === roster)
  if (!list) return
  const { army, findings, system } = ready
  summarise(list.id, summaryOf(army, findings, system.words.tagGame))
  const { seen: former } = list
  const looks = seenOf(ready, former)
  const time = former?.time ?? ''
  if (!same({ ...looks, time }, former)) {
    see(list.id, { ...looks, time: new Date().toISOString() })
  }
  if (roster.prices === null && army.prices) {
    correct(list.id, { kind: 'set-prices', prices: army.prices.id })
  }
}

/** The state of a roster now; begins to load what is missing. The same object until it changes. */
function stateOf(roster: Roster): ArmyState {
  const known = states.get(roster)
  if (known) return known
  const data = systemOf(roster.system) ? dataAtHand(roster) : NOTHING
  const state = data === null ? LOADING : worked(roster, data)
  states.set(roster, state)
  if (state === LOADING) {
    loadFor(roster).then(
      (loaded) => arrived(roster, worked(roster, loaded)),
      (error: unknown) => arrived(roster, failed(roster, error)),
    )
  }
  return state
}

/** While an edit's data loads, what was on screen before the edit. */
function shown(roster: Roster): ArmyState {
  const state = stateOf(roster)
  if (state.state !== 'loading') return state
  const seen = new Set<Roster>()
  for (let former = formerOf(roster); former && !seen.has(former); former = formerOf(former)) {
    const before = states.get(former)
    if (before?.state === 'ready') return before
    seen.add(former)
  }
  return state
}

/**
 * The army of a roster with its findings. Where all data is at hand it is there at once; else it loads, and the army before the
 * last edit stays on screen. `failed` says why in words and how to try again.
 */
export function useArmy(roster: Roster | null): ArmyState {
  return useStore(arrivals, () => (roster ? shown(roster) : LOADING))
}

/** Loads books for what may yet come into a list, which is then resolved with them. A failure leaves it as it is. */
export function bringBooks(roster: Roster, books: readonly Id[]): void {
  loadFor(roster, books).then(
    (data) => arrived(roster, worked(roster, data)),
    () => {},
  )
}

/** Works out the rows of lists that have none yet, or have it in another language. */
export function summariseLists(saved: readonly SavedList[]): void {
  for (const { roster } of saved) stateOf(roster)
}
