import { lackWords } from '../engine/lack-words.ts'
import type { Roster } from '../engine/roster.ts'
import { seenOf } from '../engine/see.ts'
import type { Seen } from '../engine/seen.ts'
import { t } from '../text/t.ts'
import type { GoneArmy, ReadyArmy } from './army-state.ts'
import { type ArmyState, useArmy } from './use-army.ts'

/** What there is to see of a roster, or why there is nothing. */
export type Sighting =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly seen: Seen; readonly note: string }

const LOADING: Sighting = { state: 'loading' }

interface Known {
  readonly state: ArmyState
  readonly former: Seen | null
  readonly sighting: Sighting
}

/** What was seen of each roster last, so that it is the same object until something changes. */
const known = new WeakMap<Roster, Known>()

/** What a list looked like with this roster. Units that the data does not know keep the names that they have in `former`. */
export function useSeen(roster: Roster | null, former: Seen | null): Sighting {
  const state = useArmy(roster)
  if (!roster) return LOADING
  const before = known.get(roster)
  if (before?.state === state && before.former === former) return before.sighting
  const sighting = sightingOf(state, roster, former)
  known.set(roster, { state, former, sighting })
  return sighting
}

function sightingOf(state: ArmyState, roster: Roster, former: Seen | null): Sighting {
  if (state.state === 'failed') return state
  const gone = state.state === 'gone'
  const ready = gone ? tried(state) : state.state === 'ready' ? state : null
  if (gone && !ready) {
    const problem = t('It is on {points}, which this version of Muster does not have.', {
      points: lackWords(state.lacks),
    })
    return { state: 'failed', problem, retry: () => window.location.reload() }
  }
  // while data loads, the army before the last edit is shown
  if (!ready || (!gone && ready.army.roster !== roster)) return LOADING
  const note = gone
    ? t(
        'It is on {points}, which this version of Muster does not have: shown with what there is now.',
        { points: lackWords(state.lacks) },
      )
    : ''
  return { state: 'ready', seen: seenOf(ready, former), note }
}

/** The list as the data at hand makes it; null where it makes nothing of it. */
function tried({ anyway }: GoneArmy): ReadyArmy | null {
  try {
    return anyway?.() ?? null
  } catch {
    return null
  }
}
