import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { CheckedList } from '../share/check/checked-list.ts'
import { asPrinted, type EventRules } from '../share/check/event-rules.ts'
import type { CheckInput } from '../share/check/pieces.ts'
import { startCheck } from './check-runner.ts'
import { keepChecked, keptChecked } from './kept-check.ts'

/** How far the checking is. `stopped`: by its user, with lists left to read. */
export type CheckRun =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number; readonly of: number | null }
  | { readonly state: 'stopped'; readonly done: number; readonly of: number | null }
  | { readonly state: 'failed'; readonly problem: string }

interface CheckingState {
  readonly rules: EventRules
  readonly inputs: readonly CheckInput[]
  readonly lists: readonly CheckedList[]
  readonly run: CheckRun
  /** Lists beyond those that are checked in one go. */
  readonly left: number
  /** Checks further inputs; what is there stays. */
  readonly add: (inputs: readonly CheckInput[]) => void
  /** Judges all lists again by other rules. */
  readonly setRules: (rules: EventRules) => void
  readonly stop: () => void
  /** Reads what was left when it was stopped, or failed. */
  readonly resume: () => void
  /** Takes all lists away; gives what brings them back. */
  readonly clear: () => () => void
}

let stopNow: (() => void) | null = null

/** Lists of the checker: nothing of it outlives the tab. */
const checking: StoreApi<CheckingState> = createStore((set, get) => {
  /** Runs from the list at `skip` on; lists that are there are replaced as new ones come. */
  const run = (skip: number) => {
    stopNow?.()
    const { inputs, rules } = get()
    let done = skip
    let current = true
    set({ run: { state: 'running', done, of: null } })
    const stop = startCheck({ inputs, skip, rules }, (news) => {
      if (!current) return
      const { run: now, lists } = get()
      const of = now.state === 'running' ? now.of : null
      if (news.kind === 'found') {
        set({ left: news.left, run: { state: 'running', done, of: news.of } })
      } else if (news.kind === 'lists') {
        const after = [...lists.slice(0, done), ...news.lists]
        done = after.length
        set({ lists: [...after, ...lists.slice(done)], run: { state: 'running', done, of } })
      } else {
        stopNow = null
        set({
          lists: lists.slice(0, done),
          run:
            news.kind === 'failed' ? { state: 'failed', problem: news.problem } : { state: 'idle' },
        })
      }
    })
    stopNow = () => {
      current = false
      stopNow = null
      stop()
    }
  }
  return {
    rules: { ...asPrinted, legends: false },
    inputs: [],
    lists: [],
    run: { state: 'idle' },
    left: 0,
    add: (more) => {
      const { inputs, lists, run: now } = get()
      if (more.length === 0) return
      set({ inputs: [...inputs, ...more] })
      run(now.state === 'running' ? now.done : lists.length)
    },
    setRules: (rules) => {
      set({ rules })
      if (get().inputs.length > 0) run(0)
    },
    stop: () => {
      const { run: now, lists } = get()
      if (now.state !== 'running') return
      stopNow?.()
      set({ lists: lists.slice(0, now.done), run: { ...now, state: 'stopped' } })
    },
    resume: () => run(get().lists.length),
    clear: () => {
      stopNow?.()
      const { inputs, lists, left } = get()
      set({ inputs: [], lists: [], left: 0, run: { state: 'idle' } })
      return () => {
        if (get().inputs.length > 0) return
        set({ inputs, lists, left })
        run(lists.length)
      }
    },
  }
})

/** The checker's lists, rules and progress. */
export const useChecking: UseBoundStore<StoreApi<CheckingState>> = Object.assign(
  <T>(select: (state: CheckingState) => T = (state) => state as T): T => useStore(checking, select),
  checking,
)

if (typeof window !== 'undefined') {
  const keep = () => keepChecked(checking.getState())
  window.addEventListener('pagehide', keep)
  // a phone may end a page that is not in sight without another word
  document.addEventListener('visibilitychange', keep)
  // of more than can be kept the browser asks first, from whatever page the tab is loaded again
  window.addEventListener('beforeunload', (event) => {
    if (!keep()) event.preventDefault()
  })
  const kept = keptChecked()
  if (kept) {
    checking.setState({ rules: kept.rules })
    checking.getState().add(kept.inputs)
  }
}
