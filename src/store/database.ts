import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { Roster } from '../engine/roster.ts'
import type { Kept } from './kept-values.ts'
import { freshListId } from './list-id.ts'
import { PLAY, playName } from './play-name.ts'
import { branchOf, type Snapshot } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'

interface Stored {
  readonly id: string
}

interface ListsSchema extends DBSchema {
  /** One record a list, so that two tabs never overwrite each other's different lists. */
  lists: { key: string; value: Stored }
  /** Steps of undo, by list and number. */
  steps: { key: [string, number]; value: StoredStep }
  snapshots: { key: string; value: Snapshot; indexes: { list: string } }
  /** Single values that nothing but a database can hold. */
  keep: { key: string; value: { readonly name: string; readonly value: unknown } }
}

/** All that changes of one list at once. */
export interface Job {
  readonly id: string
  /** The number of the write that the stored record must be of, 0 for none or an early one; null writes in any case. */
  readonly base: number | null
  /** What the record becomes; null erases the list with its history. */
  readonly record: Stored | null
  /** Steps beyond this number give way, `from` is what the list was there; null where all stay. */
  readonly above: number | null
  readonly from: Roster | null
  /** Whether the snapshots of this job hold all stored steps that give way; else what they lack becomes one. */
  readonly sure: boolean
  readonly steps: readonly StoredStep[]
  readonly snapshots: readonly Snapshot[]
}

/** A job that was not done, since another tab had written meanwhile: the stored record as it is, undefined if erased. */
export interface Conflict {
  readonly id: string
  readonly record: unknown
}

export interface Database {
  /** The mark it was born with: another one tells that the browser has thrown the former database away. */
  readonly birth: string
  readonly readAll: () => Promise<readonly unknown[]>
  readonly read: (id: string) => Promise<unknown>
  readonly steps: (list: string) => Promise<readonly unknown[]>
  readonly snapshots: (list: string) => Promise<readonly unknown[]>
  /** The steps, snapshots and games of all lists, for a backup. */
  readonly history: () => Promise<StoredHistory>
  readonly countSnapshots: () => Promise<number>
  /**
   * Does all jobs in one transaction, and keeps these values in it; the promise says when all is on disk, and which of the jobs met
   * a stranger's write.
   */
  readonly write: (jobs: readonly Job[], values?: readonly Kept[]) => Promise<readonly Conflict[]>
  readonly kept: (name: string) => Promise<unknown>
  readonly keep: (name: string, value: unknown) => Promise<void>
}

/** What belongs to lists as it is stored, or was: their history, and the games that are played with them. */
export interface StoredHistory {
  readonly steps: readonly unknown[]
  readonly snapshots: readonly unknown[]
  readonly games: readonly unknown[]
}

/** What the opened database tells of itself later on. */
export interface DatabaseEvents {
  /** The browser closed it by its own will (cleared, out of order), or it is being deleted. */
  readonly onLost: () => void
  /** Another tab with an older version keeps it from opening. */
  readonly onBlocked: () => void
  /** Another tab has a newer version, whose database this one cannot open: nothing is stored here any more. */
  readonly onOutdated: () => void
}

const NAME = 'muster-lists'
const VERSION = 2

type Connection = IDBPDatabase<ListsSchema>

/** Opens the database of the user's lists. It is never dropped. Rejects where the browser refuses storage. */
export async function openDatabase(events: DatabaseEvents): Promise<Database> {
  const database = await openDB<ListsSchema>(NAME, VERSION, {
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('lists', { keyPath: 'id' })
      if (from < 2) {
        db.createObjectStore('steps', { keyPath: ['list', 'at'] })
        db.createObjectStore('snapshots', { keyPath: 'id' }).createIndex('list', 'list')
        db.createObjectStore('keep', { keyPath: 'name' })
      }
    },
    blocked: events.onBlocked,
    // a newer version in another tab wants to step up, or it is being deleted: let it
    blocking: (_current, wanted, event) => {
      ;(event.target as IDBDatabase | null)?.close()
      if (wanted === null) events.onLost()
      else events.onOutdated()
    },
    terminated: events.onLost,
  })
  return {
    birth: await birthOf(database),
    readAll: () => database.getAll('lists'),
    read: (id) => database.get('lists', id),
    steps: (list) => database.getAll('steps', stepsOf(list)),
    snapshots: (list) => database.getAllFromIndex('snapshots', 'list', list),
    history: async () => {
      const [steps, snapshots, kept] = await Promise.all([
        database.getAll('steps'),
        database.getAll('snapshots'),
        database.getAll('keep', IDBKeyRange.bound(PLAY, `${PLAY}\uffff`)),
      ])
      return { steps, snapshots, games: kept.map(({ value }) => value) }
    },
    countSnapshots: () => database.count('snapshots'),
    write: (jobs, values = []) => write(database, jobs, values),
    kept: async (name) => (await database.get('keep', name))?.value,
    keep: async (name, value) => {
      await database.put('keep', { name, value })
    },
  }
}

async function birthOf(database: Connection): Promise<string> {
  const { store, done } = database.transaction('keep', 'readwrite')
  const known = (await store.get('birth'))?.value
  const birth = typeof known === 'string' ? known : freshListId()
  if (birth !== known) await store.put({ name: 'birth', value: birth })
  await done
  return birth
}

const stepsOf = (list: string, above = 0) =>
  IDBKeyRange.bound([list, above], [list, Infinity], above > 0)

/** How often a stored record was written, 0 where it does not say. */
export function revOf(record: unknown): number {
  const rev: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, 'rev') : undefined
  return typeof rev === 'number' ? rev : 0
}

/** One transaction for all jobs: all that is not refused happens, or nothing does. */
async function write(
  database: Connection,
  jobs: readonly Job[],
  values: readonly Kept[],
): Promise<readonly Conflict[]> {
  const transaction = writing(database)
  const lists = transaction.objectStore('lists')
  const conflicts: Conflict[] = []
  let failed = false
  /** What throws before it is on its way takes all that was asked before it with it. */
  const ask = async (request: () => Promise<unknown>) => {
    try {
      await request()
    } catch (error) {
      if (!failed) abort(transaction)
      failed = true
      throw error
    }
  }
  const one = async (job: Job) => {
    if (job.base !== null) {
      const stored = await lists.get(job.id)
      if (revOf(stored) !== job.base) {
        conflicts.push({ id: job.id, record: stored })
        return
      }
    }
    const requests = job.record ? puts(transaction, job, job.record) : erasures(transaction, job)
    await Promise.all(requests.map(ask))
  }
  const keep = ([name, value]: Kept) =>
    ask(() => transaction.objectStore('keep').put({ name, value }))
  try {
    const done = [...jobs.map(one), ...values.map(keep)]
    // nothing more is asked of it: the browser finishes it even if the page goes away
    if (!failed && jobs.every(({ base, record, sure }) => base === null && record && sure))
      commit(transaction)
    await Promise.all(done)
    await transaction.done
  } catch (error) {
    transaction.done.catch(() => {})
    throw error
  }
  return conflicts
}

function commit(transaction: Writing): void {
  try {
    transaction.commit()
  } catch {
    // it is over: the requests say why
  }
}

function abort(transaction: Writing): void {
  try {
    transaction.abort()
  } catch {
    // it is over already
  }
}

type Writing = ReturnType<typeof writing>
const writing = (database: Connection) =>
  database.transaction(['lists', 'steps', 'snapshots', 'keep'], 'readwrite')

type Requests = readonly (() => Promise<unknown>)[]

function puts(transaction: Writing, job: Job, record: Stored): Requests {
  const steps = transaction.objectStore('steps')
  const snapshots = transaction.objectStore('snapshots')
  const gone = job.above === null ? null : stepsOf(job.id, job.above)
  const keepGiven = async (range: IDBKeyRange) => {
    const branch = branchOfGiven(job, await steps.getAll(range))
    if (branch) await snapshots.put(branch)
  }
  return [
    // asked first, so that it sees them before they are gone
    ...(gone && !job.sure ? [() => keepGiven(gone)] : []),
    ...(gone ? [() => steps.delete(gone)] : []),
    () => transaction.objectStore('lists').put(record),
    ...job.steps.map((step) => () => steps.put(step)),
    ...job.snapshots.map((snapshot) => () => snapshots.put(snapshot)),
  ]
}

/** The snapshot of steps that give way and that no snapshot of the job holds. */
export function branchOfGiven(job: Job, given: readonly StoredStep[]): Snapshot | null {
  const held = new Set(job.snapshots.flatMap(({ steps }) => steps.map(keyOf)))
  const again = new Set(job.steps.map(textOf))
  const steps = given.filter((step) => !held.has(keyOf(step)) && !again.has(textOf(step)))
  return job.from ? branchOf(job.from, steps, new Date().toISOString()) : null
}

const keyOf = ({ at, label }: StoredStep) => `${at} ${label}`
const textOf = ({ at, forth }: StoredStep) => `${at} ${JSON.stringify(forth)}`

function erasures(transaction: Writing, { id }: Job): Requests {
  const snapshots = transaction.objectStore('snapshots')
  const eraseSnapshots = async () => {
    const keys = await snapshots.index('list').getAllKeys(id)
    await Promise.all(keys.map((key) => snapshots.delete(key)))
  }
  return [
    () => transaction.objectStore('lists').delete(id),
    () => transaction.objectStore('steps').delete(stepsOf(id)),
    () => transaction.objectStore('keep').delete(playName(id)),
    eraseSnapshots,
  ]
}
