import type { Id } from '../engine/roster.ts'
import type { Database } from './database.ts'
import type { Desk } from './list-actions.ts'
import { listOf, type ListsState } from './lists-state.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'

/** The database once all that is due is in it; null where there is none. */
export type Settled = () => Promise<Database | null>

type Looking = 'snapshots' | 'keepSnapshots' | 'takeSnapshot' | 'nameSnapshot' | 'restoreSnapshot'

/** The actions on what a list was once. `taken` holds the snapshots of this visit, for a browser that stores nothing. */
export function snapshotActions(
  { get, save, now }: Desk,
  settled: Settled,
  taken: ReadonlyMap<Id, Snapshot>,
): Pick<ListsState, Looking> {
  const find = (id: Id) => listOf(get(), id)
  const keep = (id: Id, snapshots: readonly Snapshot[]) => {
    const list = find(id)
    if (list && snapshots.length > 0) save(list, { above: null, from: null, steps: [], snapshots })
  }
  return {
    snapshots: async (id) => {
      const [database, { readSnapshots }] = await Promise.all([
        settled(),
        import('./read-snapshot.ts'),
      ])
      const stored = readSnapshots((await database?.snapshots(id)) ?? [])
      const known = new Set(stored.map((snapshot) => snapshot.id))
      const own = [...taken.values()].filter((one) => one.list === id && !known.has(one.id))
      return [...stored, ...own].toSorted((a, b) => b.time.localeCompare(a.time))
    },
    takeSnapshot: (id, kind, name) => {
      const list = find(id)
      if (list) keep(id, [snapshotOf(list, kind, now(), name)])
    },
    keepSnapshots: keep,
    nameSnapshot: (snapshot, name) => keep(snapshot.list, [{ ...snapshot, name }]),
    restoreSnapshot: ({ list, roster }, label) =>
      get().edit(list, { kind: 'replace', roster }, label, 'restore'),
  }
}
