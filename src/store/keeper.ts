import { type Change, rawJob, recordOf, together } from './change.ts'
import { type Conflict, type Database, type Job, revOf, type StoredHistory } from './database.ts'
import { endOf } from './end-of.ts'
import { heldLists } from './held-lists.ts'
import type { KeeperOptions } from './keeper-options.ts'
import type { Keeper } from './keeping.ts'
import { type Kept, keptValues } from './kept-values.ts'
import { listJob } from './list-job.ts'
import { openPatiently } from './open-patiently.ts'
import { playName } from './play-name.ts'
import type { SavedList } from './saved-list.ts'
import { isClosed, storageProblem, storageWords } from './storage-words.ts'
import { listenToTabs } from './tabs.ts'

/**
 * The one way lists get into the database. Changes of one task are written together before the page can go away, one record a
 * list; a failed write is said at once and tried again with the next one; what another tab wrote meanwhile is never written over.
 */
export function createKeeper(options: KeeperOptions): Keeper {
  const { onProblem } = options
  const due = new Map<string, Change>()
  const raw = new Map<string, { readonly id: string }>()
  const values = keptValues()
  const held = heldLists()
  let database: Database | null = null
  let birth: string | null = null
  let scheduled = false
  /** Whether the lists that are stored have been read: who has not writes over none of them. */
  let loaded = false
  const tabs = listenToTabs(options.channel, {
    onWrote: (ids) => queue(() => takeOver(ids)),
    onKept: (names) => options.onKept?.(names),
    onHello: lookAgain,
  })
  let working: Promise<void> = load()

  /** One after another, so that each write knows what the one before it left. */
  function queue(work: () => Promise<void>): void {
    working = working.then(work)
  }

  /** With nobody else to write, a change need not wait until the one before is stored: the browser keeps their order. */
  function beside(work: Promise<void>): void {
    const before = working
    working = (async () => {
      await before
      await work
    })()
  }

  async function open(): Promise<Database> {
    return await openPatiently(() =>
      options.open({
        onBlocked: () => onProblem(storageWords().blocked),
        onOutdated: () => onProblem(storageWords().newer),
        onLost: () => queue(recover),
      }),
    )
  }

  async function load(): Promise<void> {
    await read()
    options.onReady()
    if (due.size > 0 || values.some()) await flush()
  }

  /** Reads all that is stored. Where the browser refuses, the next change asks it again. */
  async function read(): Promise<void> {
    let records: readonly unknown[] = []
    try {
      const opened = await open()
      records = await opened.readAll()
      database = opened
      birth = opened.birth
      onProblem(null)
    } catch (error) {
      onProblem(storageProblem(error, storageWords().refused))
      return
    }
    try {
      for (const list of await options.onLoaded(records)) held.know(list.id, list)
      loaded = true
    } catch {
      onProblem(storageWords().unread)
    }
  }

  async function flush(): Promise<void> {
    scheduled = false
    if (!database) await read()
    if (!database) return
    const changes = [...due]
    const records = [...raw]
    const kept = values.take()
    due.clear()
    raw.clear()
    const before = new Map(changes.map(([id]) => [id, held.get(id)]))
    const jobs = [...changes.map(jobOf), ...records.map(([, record]) => rawJob(record))]
    let conflicts: readonly Conflict[]
    try {
      conflicts = await write(jobs, kept)
    } catch (error) {
      values.putBack(kept)
      for (const [id, change] of changes) putBack(id, change)
      for (const [id, record] of records) if (!raw.has(id)) raw.set(id, record)
      onProblem(storageProblem(error, storageWords().failed))
      return
    }
    onProblem(null)
    const met = new Set(conflicts.map(({ id }) => id))
    for (const { id, record } of jobs) if (!met.has(id)) held.written(id, record)
    tabs.tell(
      'wrote',
      jobs.map(({ id }) => id).filter((id) => !met.has(id)),
    )
    tabs.tell(
      'kept',
      kept.map(([name]) => name),
    )
    for (const conflict of conflicts) {
      try {
        await settle(conflict, before.get(conflict.id), new Map(changes).get(conflict.id))
      } catch {
        for (const [id, change] of changes) if (id === conflict.id) putBack(id, change)
        onProblem(storageWords().failed)
      }
    }
  }

  const jobOf = ([id, change]: [string, Change]): Job =>
    listJob(id, change, { held, alone: loaded && tabs.alone(), isOpen: options.isOpen })

  /** What could not be written is due again, as it is by now: later changes may have been written, or have failed too. */
  function putBack(id: string, change: Change): void {
    const later = due.get(id)
    held.refused(id)
    const plain = [change, later].every((one) => !one || (one.above === null && !one.steps.length))
    const now = change.list && options.now(id, plain)
    if (!now) {
      due.set(id, later ? together(change, later) : change)
      return
    }
    due.set(id, { ...now, snapshots: [...change.snapshots, ...(later?.snapshots ?? [])] })
  }

  /** What was to be stored gives way to what comes of both; its snapshots stay. */
  async function settle(
    conflict: Conflict,
    base: SavedList | undefined,
    met: Change | undefined,
  ): Promise<void> {
    const { id } = conflict
    const unsaved = () => {
      const later = due.get(id)
      return later ? together(met, later) : met
    }
    await options.onConflict(conflict, base, unsaved, (stored, own) => {
      held.know(id, stored)
      const snapshots = [...(met?.snapshots ?? []), ...(due.get(id)?.snapshots ?? [])]
      due.delete(id)
      const change = own ?? (snapshots.length > 0 && stored ? recordOf(stored) : null)
      if (change) save(id, { ...change, snapshots: [...snapshots, ...change.snapshots] })
    })
  }

  /** The browser closes a connection when a newer version or a clean-up wants to: then it is opened again. */
  async function write(jobs: readonly Job[], kept: readonly Kept[]): Promise<readonly Conflict[]> {
    if (!database || jobs.length + kept.length === 0) return []
    try {
      return await database.write(jobs, kept)
    } catch (error) {
      if (!isClosed(error)) throw error
    }
    return (await reopened(jobs)) ?? (await database.write(jobs, kept))
  }

  /**
   * Opens the database again. Where the browser has thrown it away, all that this tab has goes into the new one, with what else is
   * on its way there, and what another tab has put there before is given; else null.
   */
  async function reopened(jobs: readonly Job[] = []): Promise<readonly Conflict[] | null> {
    database = await open()
    if (database.birth === birth) return null
    const { changes, raw: records } = options.everything()
    const snapshots = jobs.flatMap((job) => job.snapshots)
    const own = (id: string) => snapshots.filter(({ list }) => list === id)
    held.clear()
    const lists = [...changes].map(([id, change]) => jobOf([id, { ...change, snapshots: own(id) }]))
    const conflicts = await database.write([...lists, ...records.map(rawJob)], values.all())
    birth = database.birth
    return conflicts
  }

  /** The same where nothing is on its way. */
  async function openAgain(): Promise<void> {
    const conflicts = await reopened()
    for (const conflict of conflicts ?? []) await settle(conflict, undefined, undefined)
    if (conflicts) onProblem(null)
  }

  async function recover(): Promise<void> {
    try {
      await openAgain()
    } catch (error) {
      onProblem(storageProblem(error, storageWords().failed))
    }
  }

  /** The record as it is stored now. */
  async function stored(id: string): Promise<unknown> {
    try {
      return await database?.read(id)
    } catch (error) {
      if (!isClosed(error)) throw error
    }
    await openAgain()
    return await database?.read(id)
  }

  async function takeOver(ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids) {
        const record = await stored(id)
        if (revOf(record) === held.get(id)?.rev) continue
        const read = await options.read(record)
        // what became due here meanwhile meets the other's write when it is stored
        if (!due.has(id)) held.know(id, options.onForeign(id, read))
      }
    } catch (error) {
      onProblem(storageProblem(error, storageWords().unheard))
    }
  }

  function lookAgain(): void {
    options.onKept?.(null)
    queue(async () => {
      if (!database) await read()
      const records = (await database?.readAll().catch(() => [])) ?? []
      const ids = records.map((record) => String(Reflect.get(Object(record), 'id')))
      await takeOver([...new Set([...ids, ...held.ids()])])
    })
  }

  function save(id: string, change: Change): void {
    due.set(id, together(due.get(id), change))
    schedule()
  }

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    // one turn after the screens have seen the change: what they note about it is written with it
    const turned = Promise.resolve().then(() => undefined)
    if (loaded && tabs.alone()) beside(turned.then(flush))
    else queue(() => turned.then(flush))
  }

  async function erase(id: string): Promise<StoredHistory> {
    const steps = (await database?.steps(id)) ?? []
    const snapshots = (await database?.snapshots(id)) ?? []
    const game = values.drop(playName(id)) ?? (await database?.kept(playName(id)))
    due.set(id, recordOf(null))
    await flush()
    return { steps, snapshots, games: game === undefined ? [] : [game] }
  }

  return {
    save,
    erase: (id) => {
      const erased = working.then(async () => await erase(id))
      queue(async () => {
        await erased.catch(() => onProblem(storageWords().failed))
      })
      return erased
    },
    saveRaw: (id, record) => {
      raw.set(id, record)
      queue(flush)
    },
    keep: (name, value) => {
      values.set(name, value)
      schedule()
    },
    known: values,
    settled: async () => {
      await Promise.resolve()
      await endOf(() => working)
    },
    database: async () => {
      await working
      return database
    },
    lookAgain: () => {
      tabs.slept()
      lookAgain()
    },
  }
}
