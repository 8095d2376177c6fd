import { useMemo } from 'react'

import { lackWords } from '../../engine/lack-words.ts'
import { seenOf } from '../../engine/see.ts'
import type { Seen } from '../../engine/seen.ts'
import type { System } from '../../engine/system.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { useArmy } from '../../store/use-army.ts'
import { t } from '../../text/t.ts'

/** A list on the points that it stays on. */
export type Before =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | { readonly state: 'nothing'; readonly problem: string }
  | ReadyBefore

export interface ReadyBefore {
  readonly state: 'ready'
  readonly system: System
  /** What it is now; null for one on points that are gone which was never worked out. */
  readonly seen: Seen | null
  /** What it is on, in the language of the page; as it was kept where it is not worked out. */
  readonly about: readonly string[]
  /** What it stays on that is gone, in words; empty where nothing is. */
  readonly gone: string
}

const LOADING: Before = { state: 'loading' }

/** What a list is before it moves: worked out, or as it was last seen where its points are gone. */
export function useBefore(list: SavedList | null): Before {
  const roster = list?.roster ?? null
  const army = useArmy(roster)
  const former = list?.seen ?? null
  return useMemo((): Before => {
    if (army.state === 'failed') return army
    if (army.state === 'gone') {
      const { system, newest, lacks } = army
      const gone = lackWords(lacks)
      if (system && newest)
        return { state: 'ready', system, seen: former, about: former?.about ?? [], gone }
      return {
        state: 'nothing',
        problem: t('This version of Muster does not have {lacks}.', { lacks: gone }),
      }
    }
    if (army.state === 'loading' || army.army.roster !== roster) return LOADING
    const { system } = army
    const { about } = army.army
    return { state: 'ready', system, seen: seenOf(army, former), about, gone: '' }
  }, [army, roster, former])
}
