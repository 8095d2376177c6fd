import { apply } from '../engine/apply.ts'
import type { Edit } from '../engine/edit.ts'
import type { Id, Roster } from '../engine/roster.ts'
import type { KeptWords } from '../text/kept-words.ts'
import { t } from '../text/t.ts'
import { tooLargeWords } from './bounds.ts'
import type { Change } from './change.ts'
import { copyName } from './copy-name.ts'
import {
  back,
  begunStep,
  forward,
  type History,
  noHistory,
  record,
  type Travelled,
  typingOf,
} from './history.ts'
import { follow } from './lineage.ts'
import type { ListsState } from './lists-state.ts'
import { newList } from './new-list.ts'
import type { SavedList } from './saved-list.ts'
import { branchOf, type Snapshot, snapshotOf } from './snapshot.ts'
import { stepBetween, stepsFrom } from './stored-step.ts'
import { say } from './toasts.ts'

/** What the actions work with. */
export interface Desk {
  readonly get: () => ListsState
  readonly set: (part: Partial<ListsState>) => void
  /** Puts a list on its shelf and into the database, with the steps and snapshots that belong to the change. */
  readonly save: (list: SavedList, history?: Omit<Change, 'list'>) => void
  readonly now: () => string
  /** Lists that this visit has changed, or made. */
  readonly visited: Set<Id>
}

type Editing = 'create' | 'edit' | 'correct' | 'undo' | 'redo' | 'history' | 'duplicate'

/** The actions that make lists and change what is in them. */
export function editingActions(desk: Desk): Pick<ListsState, Editing> {
  const { get, save, now, visited } = desk
  const find = (id: Id) => get().lists.find((list) => list.id === id)
  const create = (...what: Parameters<typeof newList>) => {
    const list = newList(...what)
    visited.add(list.id)
    save(list)
    return list.id
  }
  const travel = (id: Id, way: typeof back, by: number) => {
    const list = find(id)
    const gone = list ? way(historyOf(desk, id), list.roster) : null
    if (list && gone) put(desk, { ...list, step: list.step + by }, gone)
  }
  return {
    create: (roster) => create(roster, now()),
    edit: (id, edit, words, before) => {
      const list = find(id)
      const roster = list ? edited(list.roster, edit) : null
      if (!list || !roster) return
      const first = visited.has(id) ? undefined : 'visit'
      const kind = before ?? first
      const kept = kind ? [snapshotOf(list, kind, now())] : []
      const { label, said } = typeof words === 'string' ? { label: words } : words
      step(desk, list, { roster, label, said, typing: typingOf(edit), kept })
    },
    correct: (id, edit) => {
      const list = find(id)
      const roster = list ? edited(list.roster, edit) : null
      if (!list || !roster) return
      follow(roster, list.roster)
      save({ ...list, roster })
    },
    undo: (id) => travel(id, back, -1),
    redo: (id) => travel(id, forward, 1),
    history: (id) => historyOf(desk, id),
    duplicate: (id) => {
      const list = find(id)
      if (!list) return id
      const { summary, seen, declined, folder, tags } = list
      const taken = get().lists.map(({ roster }) => roster.name)
      const roster = { ...list.roster, name: copyName(list.roster.name, taken) }
      return create(roster, now(), { summary, seen, declined, folder, tags })
    },
  }
}

const historyOf = ({ get }: Desk, id: Id): History => get().histories.get(id) ?? noHistory

/** The roster after an edit; null where nothing changes, or where it would grow beyond what can be kept, which is said. */
function edited(roster: Roster, edit: Edit): Roster | null {
  const next = apply(roster, edit)
  const refusal = next === roster ? null : tooLargeWords(next)
  if (refusal !== null)
    say(t('{problem} Nothing was added.', { problem: refusal }), { tone: 'bad' })
  return next === roster || refusal !== null ? null : next
}

interface Step extends KeptWords {
  readonly roster: Roster
  readonly typing: string | null
  readonly kept: readonly Snapshot[]
}

/** Takes a step of undo. Steps that were taken back give way to it; where they led is kept as a snapshot. */
function step(desk: Desk, list: SavedList, { roster, label, said, typing, kept }: Step): void {
  const before = historyOf(desk, list.id)
  const time = desk.now()
  const history = record(before, { roster: list.roster, label, said, time }, typing)
  const same = begunStep(before, typing, time) !== undefined
  const at = same ? list.step : list.step + 1
  const from = history.past.at(-1)?.roster ?? list.roster
  const undone = stepsFrom(list, { ...before, past: [] })
  const branch = branchOf(list.roster, undone, time)
  put(
    desk,
    { ...list, step: at },
    { roster, history },
    {
      above: list.step,
      from: list.roster,
      steps: [stepBetween(from, roster, { list: list.id, at, label, said, typing, time })],
      snapshots: branch ? [...kept, branch] : kept,
    },
  )
}

function put(
  { get, set, save, now, visited }: Desk,
  list: SavedList,
  { roster, history }: Travelled,
  stored?: Omit<Change, 'list'>,
): void {
  follow(roster, list.roster)
  visited.add(list.id)
  set({ histories: new Map([...get().histories, [list.id, history]]) })
  save({ ...list, roster, changed: now() }, stored)
}
