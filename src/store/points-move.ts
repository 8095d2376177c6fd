import type { Edit } from '../engine/edit.ts'
import type { Id, Roster } from '../engine/roster.ts'
import type { KeptWords } from '../text/kept-words.ts'
import { lists } from './lists.ts'

/** Points and season that a list can stay on. */
export type On = Pick<Roster, 'prices' | 'season'>

/** The edit that moves a list to other points, another season, or both. */
export function moveEdit({ prices, season }: On): Edit {
  return {
    kind: 'all',
    edits: [
      { kind: 'set-prices', prices },
      { kind: 'set-season', season },
    ],
  }
}

/** Moves a list, as one step of undo; what it was before is kept as a snapshot. `label` names the step. */
export function moveList(id: Id, to: On, label: string | KeptWords): void {
  lists.getState().edit(id, moveEdit(to), label, 'points')
}

/** Leaves a list as it is and moves a copy of it; gives the id of the copy. */
export function moveCopy(id: Id, to: On, label: string | KeptWords): Id {
  const copy = lists.getState().duplicate(id)
  moveList(copy, to, label)
  return copy
}
