import type { Edit } from '../engine/edit.ts'
import type { Id, Roster } from '../engine/roster.ts'
import type { History } from './history.ts'
import type { DamagedList, ReadRecord, SavedList } from './saved-list.ts'
import type { Summary } from './summary.ts'

/** Saved lists and what can be done with them. Each change is on its way to the disk before the page can go away. */
export interface ListsState {
  /** False until what is stored has been read. */
  readonly ready: boolean
  readonly lists: readonly SavedList[]
  /** Removed lists; each says when. */
  readonly bin: readonly SavedList[]
  /** Stored records that can't be read: left alone, beside the others. */
  readonly damaged: readonly DamagedList[]
  /** A sentence when the browser refuses to save, else null. */
  readonly problem: string | null
  readonly histories: ReadonlyMap<Id, History>
  /** Saves a new list; gives its id. */
  readonly create: (roster: Roster) => Id
  /** Takes over a list with its dates, as a backup holds it; its id must be new. */
  readonly add: (list: SavedList) => void
  /** Applies an edit as one step of undo. `label` names the step (`Add Tyrant`). An id that is not there changes nothing. */
  readonly edit: (id: Id, edit: Edit, label: string) => void
  readonly undo: (id: Id) => void
  readonly redo: (id: Id) => void
  /** Names of the steps that undo and redo would take; the same object until they change. */
  readonly history: (id: Id) => Pick<History, 'undo' | 'redo'>
  /** To the bin. */
  readonly remove: (id: Id) => void
  /** Out of the bin. */
  readonly restore: (id: Id) => void
  /** Out of the bin for good. */
  readonly erase: (id: Id) => void
  /** Copies a list; gives the id of the copy, or the same id when there is no such list. */
  readonly duplicate: (id: Id) => Id
  /** Keeps what the list's row shows; not a change of the list. */
  readonly summarise: (id: Id, summary: Summary) => void
  /** Erases a damaged record; `keepDamaged` puts it back. */
  readonly discardDamaged: (id: Id) => void
  readonly keepDamaged: (damaged: DamagedList) => void
}

type Shelves = Pick<ListsState, 'lists' | 'bin' | 'damaged'>

const without = <T extends { readonly id: Id }>(items: readonly T[], id: Id): readonly T[] =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items

function replaced(items: readonly SavedList[], list: SavedList): readonly SavedList[] {
  return items.some(({ id }) => id === list.id)
    ? items.map((item) => (item.id === list.id ? list : item))
    : [...items, list]
}

/** The shelves with this list on the one where it belongs, and on no other. */
export function placed({ lists, bin, damaged }: Shelves, list: SavedList): Shelves {
  return list.removed === null
    ? { lists: replaced(lists, list), bin: without(bin, list.id), damaged }
    : { lists: without(lists, list.id), bin: replaced(bin, list), damaged }
}

/** The shelves without anything of this id. */
export function cleared({ lists, bin, damaged }: Shelves, id: Id): Shelves {
  return { lists: without(lists, id), bin: without(bin, id), damaged: without(damaged, id) }
}

/** The shelves with a stored record as it was read: a list, or set aside with what is wrong with it. */
export function shelved(shelves: Shelves, read: ReadRecord): Shelves {
  if (read.ok) return placed(shelves, read.list)
  const { damaged } = shelves
  return { ...shelves, damaged: [...without(damaged, read.damaged.id), read.damaged] }
}
