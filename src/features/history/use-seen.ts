import { useMemo } from 'react'

import type { Roster } from '../../engine/roster.ts'
import { seenOf } from '../../engine/see.ts'
import type { Seen } from '../../engine/seen.ts'
import { useArmy } from '../../store/use-army.ts'

/** What there is to see of a roster, or why there is nothing. */
export type Sighting =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly seen: Seen; readonly note: string }

const LOADING: Sighting = { state: 'loading' }

/** What a list looked like with this roster. Units that the data does not know keep the names that they have in `former`. */
export function useSeen(roster: Roster | null, former: Seen | null): Sighting {
  const state = useArmy(roster)
  return useMemo((): Sighting => {
    if (state.state === 'failed') return state
    const gone = state.state === 'gone'
    const ready = gone ? state.anyway?.() : state.state === 'ready' ? state : null
    if (gone && !ready) {
      const problem = 'The data no longer has the army or the game of this list.'
      return { state: 'failed', problem, retry: () => window.location.reload() }
    }
    // while data loads, the army before the last edit is shown
    if (!ready || (!gone && ready.army.roster !== roster)) return LOADING
    const note = gone
      ? 'The data no longer has the points or the season of this list: shown with what there is now.'
      : ''
    return { state: 'ready', seen: seenOf(ready, former), note }
  }, [state, roster, former])
}
