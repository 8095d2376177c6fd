import type { Change, Database } from './database.ts'

/** What tells other tabs which records changed. A part of `BroadcastChannel`. */
export interface Channel {
  postMessage: (ids: readonly string[]) => void
  onmessage: ((event: MessageEvent) => void) | null
}

export interface KeeperOptions {
  readonly open: () => Promise<Database>
  readonly channel: Channel | null
  /** All stored records. */
  readonly onLoaded: (records: readonly unknown[]) => Promise<void>
  /** Loading is over, well or badly. */
  readonly onReady: () => void
  /** Another tab wrote this record; undefined when it erased it. */
  readonly onForeign: (id: string, record: unknown) => Promise<void>
  /** A sentence when the browser refuses to store, null when it stores again. */
  readonly onProblem: (problem: string | null) => void
}

export interface Keeper {
  /** Stores a record at the end of this task, or erases it when null. Never throws: what fails stays due. */
  readonly save: (id: string, record: Change['record']) => void
  /** Resolves when loading is over and nothing is due or on its way. */
  readonly settled: () => Promise<void>
}

const REFUSED =
  'This browser does not let Muster save. Your lists are kept only until this tab is closed: download the ones you need.'
const UNREAD =
  'Your lists are stored, but a part of Muster that reads them did not arrive. Reload the page when you are online.'
const NEWER =
  'A newer version of Muster keeps your lists in this browser. They are safe; what you change here is not saved. Reload the page to get that version.'
const FAILED =
  'The last change could not be saved: the storage is full or blocked. Download your lists now; Muster tries again with the next change.'

const nextTurn = () => Promise.resolve()

const isCalled = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name

/**
 * The one way lists get into the database. Changes of one task are written together before the page can go away, one record a
 * list; a failed write is said at once and tried again with the next one.
 */
export function createKeeper(options: KeeperOptions): Keeper {
  const { channel, onProblem, onForeign } = options
  const due = new Map<string, Change['record']>()
  let database: Database | null = null
  let scheduled = false
  let working: Promise<void> = load()

  async function load(): Promise<void> {
    let records: readonly unknown[] = []
    try {
      database = await options.open()
      records = await database.readAll()
    } catch (error) {
      database = null
      onProblem(isCalled(error, 'VersionError') ? NEWER : REFUSED)
    }
    await options.onLoaded(records).catch(() => onProblem(UNREAD))
    options.onReady()
    if (due.size > 0) await flush()
  }

  async function flush(): Promise<void> {
    scheduled = false
    if (!database || due.size === 0) return
    const changes = [...due].map(([id, record]) => ({ id, record }))
    due.clear()
    try {
      await write(database, changes)
      onProblem(null)
      channel?.postMessage(changes.map(({ id }) => id))
    } catch (error) {
      for (const { id, record } of changes) if (!due.has(id)) due.set(id, record)
      onProblem(isCalled(error, 'VersionError') ? NEWER : FAILED)
    }
  }

  /** The browser closes a connection when a newer version or a clean-up wants to: then it is opened again. */
  async function write(into: Database, changes: readonly Change[]): Promise<void> {
    try {
      await into.write(changes)
    } catch (error) {
      if (!isCalled(error, 'InvalidStateError')) throw error
      database = await options.open()
      await database.write(changes)
    }
  }

  async function takeOver(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const record = await database?.read(id)
      if (!due.has(id)) await onForeign(id, record)
    }
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (!Array.isArray(data)) return
      const taken = takeOver(data.map(String)).catch(() => onProblem(FAILED))
      working = working.then(() => taken)
    }
  }

  return {
    save: (id, record) => {
      due.set(id, record)
      if (scheduled) return
      scheduled = true
      // one turn after the screens have seen the change: what they note about it is written with it
      const flushed = Promise.resolve().then(nextTurn).then(flush)
      working = working.then(() => flushed)
    },
    settled: async () => {
      await Promise.resolve()
      await working
    },
  }
}
