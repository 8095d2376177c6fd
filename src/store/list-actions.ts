import { apply } from '../engine/apply.ts'
import type { Id, Roster } from '../engine/roster.ts'
import { tooLargeWords } from './bounds.ts'
import { copyName } from './copy-name.ts'
import {
  back,
  forward,
  type History,
  noHistory,
  record,
  type Travelled,
  typingOf,
} from './history.ts'
import { follow } from './lineage.ts'
import { freshListId } from './list-id.ts'
import { cleared, type ListsState, shelved } from './lists-state.ts'
import type { SavedList } from './saved-list.ts'
import type { Summary } from './summary.ts'
import { say } from './toasts.ts'

/** What the actions work with. */
export interface Desk {
  readonly get: () => ListsState
  readonly set: (part: Partial<ListsState>) => void
  /** Puts a list on its shelf and into the database. */
  readonly save: (list: SavedList) => void
  /** Writes or erases a record that is no list of ours. */
  readonly store: (id: Id, record: { readonly id: Id } | null) => void
  readonly now: () => string
}

type Editing = 'create' | 'add' | 'edit' | 'undo' | 'redo' | 'history' | 'duplicate'

/** The actions that make lists and change what is in them. */
export function editingActions({ get, set, save, now }: Desk): Pick<ListsState, Editing> {
  const find = (id: Id) => get().lists.find((list) => list.id === id)
  const historyOf = (id: Id) => get().histories.get(id) ?? noHistory
  const put = (list: SavedList, roster: Roster, history: History) => {
    follow(roster, list.roster)
    set({ histories: new Map([...get().histories, [list.id, history]]) })
    save({ ...list, roster, changed: now() })
  }
  const travel = (id: Id, way: (history: History, roster: Roster) => Travelled | null) => {
    const list = find(id)
    const step = list ? way(historyOf(id), list.roster) : null
    if (list && step) put(list, step.roster, step.history)
  }
  const create = (roster: Roster, summary: Summary | null) => {
    const id = freshListId()
    const time = now()
    save({ id, roster, created: time, changed: time, removed: null, summary })
    return id
  }
  return {
    create: (roster) => create(roster, null),
    add: save,
    edit: (id, edit, label) => {
      const list = find(id)
      if (!list) return
      const roster = apply(list.roster, edit)
      if (roster === list.roster) return
      const refusal = tooLargeWords(roster)
      if (refusal !== null) {
        say(`${refusal} Nothing was added.`, { tone: 'bad' })
        return
      }
      put(list, roster, record(historyOf(id), list.roster, label, typingOf(edit)))
    },
    undo: (id) => travel(id, back),
    redo: (id) => travel(id, forward),
    history: historyOf,
    duplicate: (id) => {
      const list = find(id)
      if (!list) return id
      const taken = get().lists.map(({ roster }) => roster.name)
      return create({ ...list.roster, name: copyName(list.roster.name, taken) }, list.summary)
    },
  }
}

type Keeping = 'remove' | 'restore' | 'erase' | 'summarise' | 'discardDamaged' | 'keepDamaged'

/** The actions that move lists between the shelves. */
export function keepingActions({ get, set, save, store, now }: Desk): Pick<ListsState, Keeping> {
  const move = (from: readonly SavedList[], id: Id, removed: string | null) => {
    const list = from.find((each) => each.id === id)
    if (list) save({ ...list, removed })
  }
  const clear = (id: Id) => {
    set(cleared(get(), id))
    store(id, null)
  }
  return {
    remove: (id) => move(get().lists, id, now()),
    restore: (id) => move(get().bin, id, null),
    erase: (id) => {
      if (get().bin.some((list) => list.id === id)) clear(id)
    },
    summarise: (id, summary) => {
      const list = get().lists.find((each) => each.id === id)
      if (!list || JSON.stringify(list.summary) === JSON.stringify(summary)) return
      save({ ...list, summary })
    },
    discardDamaged: clear,
    keepDamaged: (damaged) => {
      set(shelved(get(), { ok: false, damaged }))
      store(damaged.id, damaged.record as { readonly id: Id })
    },
  }
}
