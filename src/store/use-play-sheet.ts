import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Army } from '../engine/army.ts'
import type { PlayMoments } from '../engine/play-moment.ts'
import type { PlaySheet } from '../engine/play.ts'
import type { System } from '../engine/system.ts'
import type { Fetched } from './use-base.ts'

type State = Fetched<PlaySheet>

const LOADING: State = { state: 'loading' }

/** What is known of each army, and the moments that came for each set of books. */
const states = new WeakMap<Army, State>()
const fetched = new Map<string, PlayMoments>()

/** Counts arrivals, so that screens look again. */
const arrivals = createStore(() => ({ count: 0 }))

function arrived(army: Army, state: State): State {
  states.set(army, state)
  arrivals.setState(({ count }) => ({ count: count + 1 }))
  return state
}

function sheetOf(system: System, army: Army, moments: PlayMoments): State {
  try {
    return { state: 'ready', value: system.playSheet(army, moments) }
  } catch (error) {
    return failed(system, army, error)
  }
}

function failed(system: System, army: Army, error: unknown): State {
  const problem = error instanceof Error ? error.message : String(error)
  const retry = () => {
    states.delete(army)
    arrived(army, stateOf(system, army))
  }
  return { state: 'failed', problem, retry }
}

async function fetchFor(system: System, army: Army, key: string): Promise<void> {
  try {
    const { loadMoments } = await import('../library/play-files.ts')
    const moments = await loadMoments(system.id, system.playBooks(army))
    fetched.set(key, moments)
    arrived(army, sheetOf(system, army, moments))
  } catch (error) {
    arrived(army, failed(system, army, error))
  }
}

/** The state of an army's sheet now; begins to fetch what is missing. The same object until it changes. */
function stateOf(system: System, army: Army): State {
  const known = states.get(army)
  if (known) return known
  const key = `${system.id}: ${system.playBooks(army).join()}`
  const moments = fetched.get(key)
  const state = moments ? sheetOf(system, army, moments) : LOADING
  states.set(army, state)
  if (!moments) void fetchFor(system, army, key)
  return state
}

/**
 * An army as it is played. The moments of its books are fetched once; `failed` says why in words and how to try again. While
 * there is no army yet it is loading.
 */
export function usePlaySheet(
  ready: { readonly army: Army; readonly system: System } | null,
): Fetched<PlaySheet> {
  return useStore(arrivals, () => (ready ? stateOf(ready.system, ready.army) : LOADING))
}
