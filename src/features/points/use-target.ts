import { useMemo, useState } from 'react'

import type { Changes } from '../../engine/change.ts'
import { changesBetween } from '../../engine/changes.ts'
import type { Id } from '../../engine/roster.ts'
import { seenOf } from '../../engine/see.ts'
import type { Seen } from '../../engine/seen.ts'
import type { On } from '../../store/points-move.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { useArmy } from '../../store/use-army.ts'
import { useBase } from '../../store/use-base.ts'
import type { ReadyBefore } from './use-before.ts'

export interface Version {
  readonly id: Id
  /** `v1.2, 5 August 2026`. */
  readonly name: string
}

/** What a list may move to, and what it would be then. */
export interface Target {
  readonly books: readonly Version[]
  /** The books, named anew: what is kept is made of texts. */
  readonly versions: () => readonly Version[]
  readonly seasons: readonly Version[]
  /** What is chosen: the newest of both at first. */
  readonly to: On
  readonly choose: (part: Partial<On>) => void
  /** Whether the list is on it already. */
  readonly same: boolean
  readonly outcome: Outcome
}

export type Outcome =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly after: Seen; readonly changes: Changes | null }

/** The points and seasons that a list may move to, with what changes on those that are chosen. */
export function useTarget({ roster }: SavedList, before: ReadyBefore): Target {
  const { system } = before
  const base = useBase(system.id)
  const [chosen, setChosen] = useState<Partial<On>>({})
  const versions = () => (base.state === 'ready' ? system.priceBooks(base.value) : [])
  const books = versions()
  const prices = chosen.prices ?? books[0]?.id ?? null
  const season = chosen.season ?? system.seasons[0]?.id ?? roster.season
  const moved = useMemo(() => ({ ...roster, prices, season }), [roster, prices, season])
  const army = useArmy(base.state === 'ready' ? moved : null)
  const outcome = useMemo((): Outcome => {
    if (base.state === 'failed') return base
    if (army.state === 'failed') return army
    if (army.state === 'loading' || army.state === 'gone') return { state: 'loading' }
    const after = seenOf(army)
    return {
      state: 'ready',
      after,
      changes: before.seen && changesBetween(before.seen, after),
    }
  }, [base, army, before.seen])
  return {
    books,
    versions,
    seasons: system.seasons,
    to: { prices, season },
    choose: (part) => setChosen({ ...chosen, ...part }),
    same: roster.prices === prices && roster.season === season,
    outcome,
  }
}
