import { type Dispatch, type SetStateAction, useMemo } from 'react'
import { useNavigate } from 'react-router'

import type { Id, Roster } from '../../engine/roster.ts'
import type { Asked } from './asked.ts'
import type { RowHands } from './row-actions.ts'
import type { Selection } from './use-selection.ts'

interface Setters {
  readonly share: ((roster: Roster) => void) | undefined
  readonly toggle: Selection['toggle']
  readonly rename: Dispatch<SetStateAction<Id | null>>
  readonly ask: Dispatch<SetStateAction<Asked | null>>
}

/** What the rows ask of the page; the same object for as long as the page is there. */
export function useHands({ share, toggle, rename, ask }: Setters): RowHands {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      go: (id, path, toName) =>
        void navigate(`/list/${id}${path}`, toName ? { state: 'name' } : {}),
      share,
      rename,
      ask: (kind, lists) => ask({ kind, lists }),
      toggle,
    }),
    [navigate, share, toggle, rename, ask],
  )
}
