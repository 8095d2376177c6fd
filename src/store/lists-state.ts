import type { Edit } from '../engine/edit.ts'
import type { Id, Roster } from '../engine/roster.ts'
import type { KeptWords } from '../text/kept-words.ts'
import type { History } from './history.ts'
import type { DamagedList, Filing, ReadRecord, SavedList } from './saved-list.ts'
import type { Seen } from './seen.ts'
import type { Snapshot, SnapshotKind } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'
import type { Summary } from './summary.ts'

/** The history of a list as it is stored. */
export interface ListHistory {
  readonly steps: readonly StoredStep[]
  readonly snapshots: readonly Snapshot[]
}

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
  /** Lists that two tabs changed in ways that exclude each other, with the list that holds this tab's changes. */
  readonly forks: ReadonlyMap<Id, Id>
  /** How often changes that another tab made to a list have come in, for saying so. */
  readonly foreign: ReadonlyMap<Id, number>
  /** Saves a new list; gives its id. */
  readonly create: (roster: Roster) => Id
  /**
   * Takes over a list with its dates, as a backup holds it; its id must be new, or that of a list erased in this visit, whose
   * history then comes back with it. `history` is what else it brings.
   */
  readonly add: (list: SavedList, history?: ListHistory) => void
  /**
   * Applies an edit as one step of undo. `label` names the step (`Add Tyrant`), made by `keepWords` where others may read it in
   * another language. An id that is not there changes nothing.
   * `before` takes a snapshot first and says why.
   */
  readonly edit: (id: Id, edit: Edit, label: string | KeptWords, before?: SnapshotKind) => void
  /** Puts right what was never a choice of the owner, such as a points version that was not said: no step of undo. */
  readonly correct: (id: Id, edit: Edit) => void
  readonly undo: (id: Id) => void
  readonly redo: (id: Id) => void
  /** Names of the steps that undo and redo would take; the same object until they change. */
  readonly history: (id: Id) => Pick<History, 'undo' | 'redo'>
  /** Brings the steps of former visits, so that they can be undone too. */
  readonly openHistory: (id: Id) => Promise<void>
  /** The snapshots of a list, newest first. */
  readonly snapshots: (id: Id) => Promise<readonly Snapshot[]>
  /** Keeps the list as it is now, under a name or without one. */
  readonly takeSnapshot: (id: Id, kind: SnapshotKind, name?: string) => void
  /** Takes over snapshots of a list that is here. */
  readonly keepSnapshots: (list: Id, snapshots: readonly Snapshot[]) => void
  /** Gives a snapshot another name. */
  readonly nameSnapshot: (snapshot: Snapshot, name: string) => void
  /** Makes the list what it was then, as a new step; what it is now is kept as a snapshot. */
  readonly restoreSnapshot: (snapshot: Snapshot, label: string | KeptWords) => void
  /** Files lists: folder, tags, pin. Not an edit. */
  readonly file: (ids: readonly Id[], filing: Partial<Filing>) => void
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
  /** Keeps what the list looks like; not a change of the list. */
  readonly see: (id: Id, seen: Seen) => void
  /** Remembers that newer points, as `behind` names them, were declined: they are offered quietly from then on. */
  readonly decline: (id: Id, newest: string) => void
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

/** The list of this id, in the bin or not. */
export function listOf({ lists, bin }: Omit<Shelves, 'damaged'>, id: Id): SavedList | undefined {
  return lists.find((list) => list.id === id) ?? bin.find((list) => list.id === id)
}

/** The shelves with this list on the one where it belongs, and on no other. */
export function placed({ lists, bin, damaged: former }: Shelves, list: SavedList): Shelves {
  const damaged = without(former, list.id)
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
  const others = cleared(shelves, read.damaged.id)
  return { ...others, damaged: [...others.damaged, read.damaged] }
}
