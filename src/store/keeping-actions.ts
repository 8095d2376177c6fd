import type { Id } from '../engine/roster.ts'
import type { Desk } from './list-actions.ts'
import { cleared, type ListsState, shelved } from './lists-state.ts'
import type { DamagedList, SavedList } from './saved-list.ts'

/** What moves lists for good. */
export interface Archive {
  /** Erases a list with its history, which is kept until the end of the visit. */
  readonly erase: (id: Id) => void
  /** Stores a list that was erased in this visit, with its history. */
  readonly bringBack: ListsState['add']
  readonly eraseRecord: (id: Id) => void
  readonly storeRecord: (damaged: DamagedList) => void
}

type Keeping =
  | 'add'
  | 'file'
  | 'remove'
  | 'restore'
  | 'erase'
  | 'summarise'
  | 'see'
  | 'decline'
  | 'discardDamaged'
  | 'keepDamaged'

/** The actions that move lists between the shelves, file them and note what they look like. */
export function keepingActions(
  { get, set, save, now }: Desk,
  archive: Archive,
): Pick<ListsState, Keeping> {
  const move = (from: readonly SavedList[], id: Id, removed: string | null) => {
    const list = from.find((each) => each.id === id)
    if (list) save({ ...list, removed })
  }
  const note = (id: Id, part: Partial<Pick<SavedList, 'summary' | 'seen' | 'declined'>>) => {
    const list = get().lists.find((each) => each.id === id)
    if (!list) return
    const noted = { ...list, ...part }
    if (JSON.stringify(noted) !== JSON.stringify(list)) save(noted)
  }
  return {
    add: archive.bringBack,
    file: (ids, filing) => {
      const filed = new Set(ids)
      // those in the bin keep the folder they come back to
      const { lists, bin } = get()
      for (const list of [...lists, ...bin]) if (filed.has(list.id)) save({ ...list, ...filing })
    },
    remove: (id) => {
      const time = now()
      const changed = get().lists.find((list) => list.id === id)?.changed ?? time
      // by a clock that is behind it would have been in the bin for long at once
      move(get().lists, id, time < changed ? changed : time)
    },
    restore: (id) => move(get().bin, id, null),
    erase: (id) => {
      if (!get().bin.some((list) => list.id === id)) return
      set(cleared(get(), id))
      archive.erase(id)
    },
    summarise: (id, summary) => note(id, { summary }),
    see: (id, seen) => note(id, { seen }),
    decline: (id, declined) => note(id, { declined }),
    discardDamaged: (id) => {
      set(cleared(get(), id))
      archive.eraseRecord(id)
    },
    keepDamaged: (damaged) => {
      set(shelved(get(), { ok: false, damaged }))
      archive.storeRecord(damaged)
    },
  }
}
