import { listsDatabase } from './lists.ts'
import { makeBackup } from './make-backup.ts'
import type { SavedList } from './saved-list.ts'
import { gamesOf } from './stored-games.ts'

/** The text of a backup of these lists alone, with what belongs to them. `made` is an ISO time. */
export async function backupOf(lists: readonly SavedList[], made: string): Promise<string> {
  const database = await listsDatabase()
  const all = async (read: (list: string) => Promise<readonly unknown[]>) =>
    (await Promise.all(lists.map(async ({ id }) => await read(id).catch(() => [])))).flat()
  return makeBackup({
    lists: { lists, bin: [], damaged: [] },
    steps: database ? await all(database.steps) : [],
    snapshots: database ? await all(database.snapshots) : [],
    games: await gamesOf(lists.map(({ id }) => id)),
    settings: {},
    made,
  })
}
