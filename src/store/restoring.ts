import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { keepWords } from '../text/keep-words.ts'
import { t } from '../text/t.ts'
import { type Backup, readBackup } from './backup.ts'
import { BOUNDS } from './bounds.ts'
import { bringPlays, playsOf } from './bring-plays.ts'
import type { Database } from './database.ts'
import { freshListId } from './list-id.ts'
import type { ListHistory } from './lists-state.ts'
import { lists, listsDatabase, listsStored } from './lists.ts'
import type { PlayRecord } from './play-record.ts'
import { readSnapshots } from './read-snapshot.ts'
import { planRestore, type RestoreChoice, type RestoreRow } from './restore-plan.ts'
import { readSteps } from './stored-history.ts'

/** What is known of a backup that is being looked through. */
export type Restoring =
  | { readonly state: 'none' }
  | { readonly state: 'refused'; readonly file: string; readonly problem: string }
  | {
      readonly state: 'ready'
      readonly file: string
      readonly backup: Backup
      readonly rows: readonly RestoreRow[]
      /** What was chosen otherwise than the first of a row's choices. */
      readonly chosen: ReadonlyMap<Id, RestoreChoice>
    }

interface RestoringState {
  readonly now: Restoring
  /** Reads a backup and compares it with what is here; nothing is changed by it. */
  readonly open: (file: string, text: string) => Promise<void>
  readonly choose: (ids: readonly Id[], choice: RestoreChoice) => void
  /** Does what was chosen; gives how many lists came in or changed once that is stored. */
  readonly apply: () => Promise<Restored>
  readonly close: () => void
}

export interface Restored {
  readonly added: readonly Id[]
  readonly changed: readonly Id[]
}

/** The choice of a row: the one that was made, if it is one of the row's, else its first. */
export function choiceOf(row: RestoreRow, chosen: ReadonlyMap<Id, RestoreChoice>): RestoreChoice {
  const choice = chosen.get(row.id)
  return choice !== undefined && row.choices.includes(choice) ? choice : row.choices[0]
}

/** The backup that is being looked through before it is restored. */
export const restoring: StoreApi<RestoringState> = createStore((set, get) => ({
  now: { state: 'none' },
  open: async (file, text) => {
    const read = readBackup(text)
    if (!read.ok) {
      set({ now: { state: 'refused', file, problem: read.problem } })
      return
    }
    await listsStored()
    const { lists: here, bin } = lists.getState()
    const all = [...here, ...bin]
    const stored = await historiesOf(
      all.map(({ id }) => id),
      await listsDatabase(),
    )
    const rows = planRestore(all, read, (id) => stored.get(id) ?? { steps: [], snapshots: [] })
    set({ now: { state: 'ready', file, backup: read, rows, chosen: new Map() } })
  },
  choose: (ids, choice) => {
    const { now } = get()
    if (now.state !== 'ready') return
    const chosen = new Map([...now.chosen, ...ids.map((id) => [id, choice] as const)])
    set({ now: { ...now, chosen } })
  },
  apply: async () => {
    const { now } = get()
    if (now.state !== 'ready') return { added: [], changed: [] }
    set({ now: { state: 'none' } })
    const stored = await playsOf([...now.backup.plays.keys()])
    const { plays, ...restored } = restore(now)
    bringPlays(plays, stored)
    await listsStored()
    return restored
  },
  close: () => set({ now: { state: 'none' } }),
}))

async function historiesOf(
  ids: readonly Id[],
  database: Database | null,
): Promise<ReadonlyMap<Id, ListHistory>> {
  const read = async (id: Id) => {
    const [steps = [], snapshots = []] = await Promise.all([
      database?.steps(id),
      database?.snapshots(id),
    ])
    return [id, { steps: readSteps(steps), snapshots: readSnapshots(snapshots) }] as const
  }
  return new Map(await Promise.all(ids.map(read)))
}

interface Restoration extends Restored {
  /** The battles of the backup by the lists that they now belong to. */
  readonly plays: ReadonlyMap<Id, PlayRecord>
}

function restore({ backup, rows, chosen }: Extract<Restoring, { state: 'ready' }>): Restoration {
  const plays = new Map<Id, PlayRecord>()
  const added: Id[] = []
  const changed: Id[] = []
  const { damaged, add, edit, restore: unbin, keepSnapshots } = lists.getState()
  const setAside = new Set(damaged.map(({ id }) => id))
  for (const row of rows) {
    const choice = choiceOf(row, chosen)
    const play = backup.plays.get(row.id)
    const history = backup.history.get(row.id) ?? { steps: [], snapshots: [] }
    if (choice === 'add') {
      // what is stored under its id but cannot be read stays as it is
      const there = setAside.has(row.id) ? { ...row.there, id: freshListId() } : row.there
      const list = row.here ? beside(row.there) : there
      add({ ...list, rev: 0 }, relabelled(history, list.id))
      added.push(list.id)
      if (play) plays.set(list.id, play)
      continue
    }
    if (choice === 'take') {
      unbin(row.id)
      edit(
        row.id,
        { kind: 'replace', roster: row.there.roster },
        keepWords(() => t('Restore from a backup')),
        'import',
      )
    }
    if (choice === 'unbin') unbin(row.id)
    if (choice !== 'skip') changed.push(row.id)
    keepSnapshots(row.id, history.snapshots)
    if (play && row.here) plays.set(row.id, play)
  }
  return { added, changed, plays }
}

/** A list of a backup as one of its own beside the one that is here. */
function beside(there: RestoreRow['there']): RestoreRow['there'] {
  const name = t('{name} (from backup)', { name: there.roster.name.slice(0, BOUNDS.name - 20) })
  return { ...there, id: freshListId(), roster: { ...there.roster, name } }
}

function relabelled({ steps, snapshots }: ListHistory, list: Id): ListHistory {
  const own = (one: { readonly list: Id }) => one.list === list
  return {
    steps: steps.map((step) => ({ ...step, list })),
    snapshots: snapshots.map((one) => (own(one) ? one : { ...one, list, id: freshListId() })),
  }
}

/** Reads the backup that is looked through in a component. */
export const useRestoring: UseBoundStore<StoreApi<RestoringState>> = Object.assign(
  <T>(select: (state: RestoringState) => T = (state) => state as T): T =>
    useStore(restoring, select),
  restoring,
)
