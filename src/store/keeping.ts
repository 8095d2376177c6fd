import type { Change } from './change.ts'
import type { Database, StoredHistory } from './database.ts'
import type { KeptValues } from './kept-values.ts'

/** What the keeper of the lists does for the rest. */
export interface Keeper {
  /** Stores a change at the end of this task. Never throws: what fails stays due. */
  readonly save: (id: string, change: Change) => void
  /** Stores a record that is no list of ours as it is. */
  readonly saveRaw: (id: string, record: { readonly id: string }) => void
  /** Stores a value under a name in the same way as a list, whatever another tab stored under it. */
  readonly keep: (name: string, value: unknown) => void
  /** Such values as this visit knows them, stored or not. */
  readonly known: Pick<KeptValues, 'know' | 'all' | 'isDue'>
  /** Erases a list with all that belongs to it; gives what was stored of that, so that it can come back. */
  readonly erase: (id: string) => Promise<StoredHistory>
  /** Resolves when loading is over and nothing is due or on its way. */
  readonly settled: () => Promise<void>
  /** The database, once it is open; null where there is none. */
  readonly database: () => Promise<Database | null>
  /** Looks for what other tabs wrote while this page slept. */
  readonly lookAgain: () => void
}
