import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface ListsSchema extends DBSchema {
  /** One record a list, so that two tabs never overwrite each other's different lists. */
  lists: { key: string; value: { readonly id: string } }
}

/** A change to one stored record: what it becomes, or null to erase it. */
export interface Change {
  readonly id: string
  readonly record: { readonly id: string } | null
}

export interface Database {
  readonly readAll: () => Promise<readonly unknown[]>
  readonly read: (id: string) => Promise<unknown>
  /** Hands the changes to the browser before it returns; the promise says when they are on disk. */
  readonly write: (changes: readonly Change[]) => Promise<void>
}

const NAME = 'muster-lists'
const VERSION = 1

/** Opens the database of the user's lists. It is never dropped. Rejects where the browser refuses storage. */
export async function openDatabase(): Promise<Database> {
  const database = await openDB<ListsSchema>(NAME, VERSION, {
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('lists', { keyPath: 'id' })
    },
    // A newer version in another tab wants to step up: let it, it will be told to reload.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })
  return {
    readAll: () => database.getAll('lists'),
    read: (id) => database.get('lists', id),
    write: (changes) => write(database, changes),
  }
}

/**
 * One transaction for all changes, committed at once: from then on the browser finishes it even if the page goes away.
 */
async function write(
  database: IDBPDatabase<ListsSchema>,
  changes: readonly Change[],
): Promise<void> {
  const transaction = database.transaction('lists', 'readwrite')
  const requests = changes.map(({ id, record }) =>
    record ? transaction.store.put(record) : transaction.store.delete(id),
  )
  transaction.commit()
  await Promise.all([...requests, transaction.done])
}
