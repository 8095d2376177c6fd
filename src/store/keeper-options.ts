import type { Change } from './change.ts'
import type { Conflict, Database, DatabaseEvents } from './database.ts'
import type { ReadRecord, SavedList } from './saved-list.ts'
import type { Channel } from './tabs.ts'

/** What the keeper of the lists works with, and whom it tells what it finds. */
export interface KeeperOptions {
  readonly open: (events: DatabaseEvents) => Promise<Database>
  readonly channel: Channel | null
  /** All stored records; gives the lists that they are. */
  readonly onLoaded: (records: readonly unknown[]) => Promise<readonly SavedList[]>
  /** Loading is over, well or badly. */
  readonly onReady: () => void
  /** Reads a stored record; undefined where there is none. */
  readonly read: (record: unknown) => Promise<ReadRecord | undefined>
  /** Another tab wrote this record; undefined when it erased it. Gives the list that is shown from now on. */
  readonly onForeign: (id: string, read: ReadRecord | undefined) => SavedList | undefined
  /**
   * Another tab wrote this record while this tab changed the list too: `base` is what both came from, `unsaved` what this tab would
   * have stored. Tells `settle` the list stored there and what this tab is to store now, if anything: in the same turn in which
   * it looked at the list, so that nothing is changed between.
   */
  readonly onConflict: (
    conflict: Conflict,
    base: SavedList | undefined,
    unsaved: () => Change | undefined,
    settle: (stored: SavedList | undefined, due: Change | null) => void,
  ) => Promise<void>
  /** Another tab kept values under these names; null where it may have kept any. */
  readonly onKept?: ((names: readonly string[] | null) => void) | undefined
  /** All that this tab has, for a database that was thrown away: lists, and records that are none. */
  readonly everything: () => {
    readonly changes: ReadonlyMap<string, Change>
    readonly raw: readonly { readonly id: string }[]
  }
  /** What is to be stored of a list as it is now: its record alone, or with all its steps. Null if it or they are not at hand. */
  readonly now: (id: string, alone: boolean) => Change | null
  /** Whether all stored steps of a list are at hand. */
  readonly isOpen: (id: string) => boolean
  /** A sentence when the browser refuses to store, null when it stores again. */
  readonly onProblem: (problem: string | null) => void
}
