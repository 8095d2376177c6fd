import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { WorkerStatus } from '../sw/protocol.ts'
import { download, pageIsCalm } from './idle-download.ts'
import { lists, listsStored } from './lists.ts'
import {
  activated,
  answerWorker,
  ask,
  onceTakenOver,
  pageRelease,
  watchUpdates,
  workers,
} from './offline-worker.ts'

export interface OfflineState {
  /** `none` where the browser stores no pages; `failed` where not all files came, or there is no room. */
  readonly worker: 'starting' | 'ready' | 'none' | 'failed'
  /** What the newest worker says; null before it has spoken. */
  readonly status: WorkerStatus | null
  /** `off`: the user wants no data ahead; `saving`: the browser is told to save data; `waiting`: for a network or a reload. */
  readonly download: 'off' | 'saving' | 'waiting' | 'running' | 'done'
  /** `waiting`: a newer release is stored and waits; `taken`: another tab has changed to it. */
  readonly update: 'none' | 'waiting' | 'taken'
  /** Changes of lists are not stored, so that a reload would lose them. */
  readonly unsaved: boolean
  /** Fetches the data that is missing, whatever was chosen before. */
  readonly start: () => void
  /** Fetches no more ahead; what is opened is still stored. */
  readonly cancel: () => void
  /** Changes to the newer release: reloads this tab once all changes are stored, or in any case if `anyway`. */
  readonly apply: (anyway?: boolean) => Promise<void>
}

/** Whether the user wants all data ahead, or `null` before they said so. */
const KEY = 'muster-offline'
const HOUR = 3_600_000
/** So long a list may take to be stored. */
const PATIENCE = 4000

let registration: ServiceWorkerRegistration | null = null
let checked = 0

/** What is stored for use without a network, and whether a newer release waits. */
export const offline: StoreApi<OfflineState> = createStore(() => ({
  worker: 'starting',
  status: null,
  download: 'waiting',
  update: 'none',
  unsaved: false,
  start: () => {
    choose('on')
    void resume()
  },
  cancel: () => {
    choose('off')
    offline.setState({ download: 'off' })
  },
  apply,
}))

function choose(choice: 'on' | 'off'): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // where storage is refused there is no worker either
  }
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The browser's wish to fetch little; not every browser knows it. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const wanted = (): boolean => chosen() === 'on' || (chosen() === null && !savesData())

/** Begins to keep Muster for use without a network. Call it once, when the page has loaded. */
export async function beginOffline(): Promise<void> {
  const container = workers()
  if (!import.meta.env.PROD || !container) {
    offline.setState({ worker: 'none' })
    return
  }
  answerWorker(container)
  // a browser that is told to refuse workers may answer nothing
  const registered: ServiceWorkerRegistration | undefined = await container
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (!registered) {
    offline.setState({ worker: 'none' })
    return
  }
  registration = registered
  checked = Date.now()
  watchUpdates(registered, () => {
    offline.setState({ update: 'waiting' })
    void resume()
  })
  container.addEventListener('controllerchange', () => void lookAgain())
  watchPage()
  try {
    await activated(registered)
  } catch {
    offline.setState({ worker: 'failed' })
    return
  }
  offline.setState({ worker: 'ready' })
  if (registered.active) void ask(registered.active, 'tidy').catch(() => null)
  await resume()
}

function watchPage(): void {
  window.addEventListener('online', () => void resume())
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) void resume()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void resume()
    if (Date.now() - checked < HOUR) return
    checked = Date.now()
    registration?.update().catch(() => {})
  })
}

/** The worker whose data is to come: the one that waits, else the one at work. */
const newest = () => registration?.waiting ?? registration?.active ?? null

/** Asks how much is stored; and another tab may have changed to a newer release. */
async function lookAgain(): Promise<WorkerStatus | null> {
  const worker = newest()
  if (!worker) return null
  const status = await ask(worker, 'status').catch(() => null)
  if (!status) return null
  offline.setState({ status })
  if (!registration?.waiting) {
    offline.setState({ update: status.release === pageRelease() ? 'none' : 'taken' })
  }
  return status
}

/** Goes on with the data that is missing, if that is wanted. */
async function resume(): Promise<void> {
  const status = await lookAgain()
  if (!status || offline.getState().download === 'running') return
  if (status.have >= status.all) offline.setState({ download: 'done' })
  else if (wanted()) await fetchData()
  else offline.setState({ download: chosen() === 'off' ? 'off' : 'saving' })
}

async function next(): Promise<WorkerStatus> {
  const worker = newest()
  if (!worker) throw new Error('The worker is gone.')
  return await ask(worker, 'keep-next')
}

async function fetchData(): Promise<void> {
  offline.setState({ download: 'running' })
  const onStatus = (status: WorkerStatus) => offline.setState({ status })
  await download({ next, calm: pageIsCalm, wanted, onStatus }).catch(() => {})
  const { status } = offline.getState()
  const done = status !== null && status.have >= status.all
  offline.setState({ download: done ? 'done' : wanted() ? 'waiting' : 'off' })
}

async function apply(anyway = false): Promise<void> {
  if (!anyway) {
    await Promise.race([
      listsStored(),
      new Promise((settle) => {
        setTimeout(settle, PATIENCE)
      }),
    ])
    if (lists.getState().problem !== null) {
      offline.setState({ unsaved: true })
      return
    }
  }
  if (registration?.waiting) await onceTakenOver(registration.waiting)
  window.location.reload()
}

/** Reads the state in a component: `useOffline((state) => state.update)`. */
export const useOffline: UseBoundStore<StoreApi<OfflineState>> = Object.assign(
  <T>(select: (state: OfflineState) => T = (state) => state as T): T => useStore(offline, select),
  offline,
)
