import { listsDatabase } from './lists.ts'
import { makeBackup } from './make-backup.ts'
import type { SavedList } from './saved-list.ts'

/** The text of a backup of these lists alone, with their history. `made` is an ISO time. */
export async function backupOf(lists: readonly SavedList[], made: string): Promise<string> {
  const ids = new Set(lists.map(({ id }) => id))
  const own = (items: readonly unknown[]) =>
    items.filter((item) => ids.has(String(Reflect.get(Object(item), 'list'))))
  const stored = await listsDatabase()
    .then((database) => database?.history())
    .catch(() => undefined)
  return makeBackup({
    lists: { lists, bin: [], damaged: [] },
    steps: own(stored?.steps ?? []),
    snapshots: own(stored?.snapshots ?? []),
    settings: {},
    made,
  })
}
