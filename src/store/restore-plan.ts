import type { Id, Roster } from '../engine/roster.ts'
import { same } from '../engine/same.ts'
import type { Backup } from './backup.ts'
import type { ListHistory } from './lists-state.ts'
import type { SavedList } from './saved-list.ts'
import { historyFrom } from './stored-history.ts'

/**
 * How a list of a backup stands to the one that is here. `new`: there is none. `same`. `binned`: the same, but in the bin here.
 * `newer`: the one here is a former state of it. `older`: it is a former state of the one here. `conflict`: each has what the
 * other has not.
 */
export type RestoreKind = 'new' | 'same' | 'binned' | 'newer' | 'older' | 'conflict'

/** What becomes of it: a list of its own, the contents of the one here, out of the bin, or nothing. */
export type RestoreChoice = 'add' | 'take' | 'unbin' | 'skip'

export interface RestoreRow {
  readonly id: Id
  readonly kind: RestoreKind
  readonly there: SavedList
  readonly here: SavedList | null
  /** What can be chosen; the first is what a careful person would. */
  readonly choices: readonly [RestoreChoice, ...RestoreChoice[]]
}

const choices: Readonly<Record<RestoreKind, RestoreRow['choices']>> = {
  new: ['add', 'skip'],
  same: ['skip'],
  binned: ['unbin', 'skip'],
  newer: ['take', 'add', 'skip'],
  older: ['skip', 'add', 'take'],
  conflict: ['add', 'take', 'skip'],
}

const noHistory: ListHistory = { steps: [], snapshots: [] }

/** Compares a backup with what is here, list by list; `stored` gives the history of a list that is here. */
export function planRestore(
  here: readonly SavedList[],
  backup: Pick<Backup, 'lists' | 'history'>,
  stored: (id: Id) => ListHistory,
): readonly RestoreRow[] {
  const present = new Map(here.map((list) => [list.id, list]))
  return backup.lists.map((there) => {
    const mine = present.get(there.id) ?? null
    const history = backup.history.get(there.id) ?? noHistory
    const kind = mine ? kindOf(mine, stored(there.id), there, history) : 'new'
    return { id: there.id, kind, there, here: mine, choices: choices[kind] }
  })
}

function kindOf(
  mine: SavedList,
  stored: ListHistory,
  there: SavedList,
  history: ListHistory,
): RestoreKind {
  if (same(mine.roster, there.roster)) {
    return mine.removed !== null && there.removed === null ? 'binned' : 'same'
  }
  if (were(there, history).some((roster) => same(roster, mine.roster))) {
    return mine.removed === null ? 'newer' : 'conflict'
  }
  return were(mine, stored).some((roster) => same(roster, there.roster)) ? 'older' : 'conflict'
}

/** All that a list was before. */
function were(list: SavedList, { steps, snapshots }: ListHistory): readonly Roster[] {
  const { past } = historyFrom(list, steps)
  return [...past, ...snapshots].map(({ roster }) => roster)
}
