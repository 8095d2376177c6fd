import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { between } from './between.ts'

/** Several lists chosen for one job. */
export interface Selection {
  /** Whether rows are being chosen, perhaps none yet. */
  readonly on: boolean
  /** The chosen lists of those on screen, in their order: what a search hides is not acted on. */
  readonly chosen: readonly SavedList[]
  readonly ids: ReadonlySet<Id>
  /** Chooses a list or leaves it; with `range` all from the last one that was chosen to this. */
  readonly toggle: (id: Id, range: boolean) => void
  readonly all: () => void
  /** Begins to choose. */
  readonly begin: () => void
  readonly end: () => void
}

interface Chosen {
  /** Begun by the button: then it does not end with the last choice taken back. */
  readonly begun: boolean
  readonly ids: ReadonlySet<Id>
  readonly last: Id | null
}

const none: Chosen = { begun: false, ids: new Set(), last: null }

function toggled(chosen: Chosen, id: Id, range: readonly Id[]): Chosen {
  const ids = new Set(chosen.ids)
  if (range.length > 0) for (const each of range) ids.add(each)
  else if (!ids.delete(id)) ids.add(id)
  return { ...chosen, ids, last: id }
}

/** The selection among these lists. */
export function useSelection(found: readonly SavedList[]): Selection {
  const [chosen, setChosen] = useState(none)
  const shown = useRef(found)
  useLayoutEffect(() => {
    shown.current = found
  })
  const toggle = useCallback((id: Id, range: boolean) => {
    const ids = shown.current.map((list) => list.id)
    setChosen((now) => toggled(now, id, range ? between(ids, now.last, id) : []))
  }, [])
  const all = useCallback(() => {
    const ids = new Set(shown.current.map((list) => list.id))
    setChosen((now) => ({ ...now, ids }))
  }, [])
  const begin = useCallback(() => setChosen((now) => ({ ...now, begun: true })), [])
  const end = useCallback(() => setChosen(none), [])
  return useMemo(() => {
    const lists = found.filter(({ id }) => chosen.ids.has(id))
    const ids = new Set(lists.map(({ id }) => id))
    return { on: chosen.begun || ids.size > 0, chosen: lists, ids, toggle, all, begin, end }
  }, [found, chosen, toggle, all, begin, end])
}
