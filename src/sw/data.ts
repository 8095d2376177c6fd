import { DATA_CACHE, type WorkerStatus } from './protocol.ts'
import { isSound, lookForUpdate, openTabs, release } from './release.ts'

/** Paths of the data that is stored; null until it was looked up. */
let kept: Set<string> | null = null
let queue: Promise<unknown> = Promise.resolve()

async function keptPaths(): Promise<Set<string>> {
  if (kept) return kept
  const cache = await caches.open(DATA_CACHE)
  const requests = await cache.keys()
  kept = new Set(requests.map(({ url }) => new URL(url).pathname))
  return kept
}

/** The cache of data has changed by other hands. */
export function forgetKept(): void {
  kept = null
}

/** How much of this release's data is stored, and how many tabs are open. */
export async function status(trouble: WorkerStatus['trouble'] = null): Promise<WorkerStatus> {
  const paths = await keptPaths()
  let have = 0
  let all = 0
  for (const [path, bytes] of release.data) {
    all += bytes
    if (paths.has(path)) have += bytes
  }
  const { length: tabs } = await openTabs()
  return { release: release.id, tabs, have, all, packed: release.packed, trouble }
}

/** Stores a data file that was fetched anyway. Without room it is not stored, and no harm done. */
export async function keepData(path: string, response: Response): Promise<void> {
  try {
    await put(path, response)
  } catch {
    forgetKept()
  }
}

async function put(path: string, response: Response): Promise<void> {
  const cache = await caches.open(DATA_CACHE)
  await cache.put(path, response)
  const paths = await keptPaths()
  paths.add(path)
}

/** Fetches and stores one file that is missing, whoever asks; one at a time. */
export async function keepNext(): Promise<WorkerStatus> {
  const turn = queue.then(fetchNext)
  queue = turn.catch(() => {})
  return await status(await turn)
}

async function fetchNext(): Promise<WorkerStatus['trouble']> {
  const paths = await keptPaths()
  const [path] = release.data.find(([each]) => !paths.has(each)) ?? []
  if (path === undefined) return null
  const response = await fetch(path, { priority: 'low' }).catch(() => null)
  if (!response) return 'offline'
  if (!isSound(path, response)) {
    lookForUpdate()
    return 'gone'
  }
  try {
    await put(path, response)
    return null
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'offline'
  }
}
