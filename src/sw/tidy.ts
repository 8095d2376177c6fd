import { forgetKept } from './data.ts'
import { APP_CACHE, DATA_CACHE, WHICH_RELEASE } from './protocol.ts'
import { appCache, DATA_LIST, openTabs } from './release.ts'

declare const self: ServiceWorkerGlobalScope

/** A tab that sleeps does not answer. */
const PATIENCE = 3000

/**
 * Removes releases that no tab shows, and data that no release left needs. While a tab does not say what it shows, or a newer
 * release is on its way, everything stays.
 */
export async function tidy(): Promise<void> {
  if (comes()) return
  const tabs = await openTabs()
  const shown = await Promise.all(tabs.map(releaseOf))
  if (shown.includes(null) || comes()) return
  const needed = new Set([appCache, ...shown.map((id) => `${APP_CACHE}${id}`)])
  const names = await caches.keys()
  const spare = names.filter((name) => name.startsWith(APP_CACHE) && !needed.has(name))
  await Promise.all(spare.map((name) => caches.delete(name)))
  await tidyData(names.filter((name) => needed.has(name)))
}

const comes = () => self.registration.installing !== null || self.registration.waiting !== null

async function releaseOf(client: Client): Promise<string | null> {
  return await new Promise((settle) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => settle(String(data))
    setTimeout(() => settle(null), PATIENCE)
    client.postMessage(WHICH_RELEASE, [port2])
  })
}

async function tidyData(releases: readonly string[]): Promise<void> {
  const needed = new Set<string>()
  for (const name of releases) {
    const cache = await caches.open(name)
    const list = await cache.match(DATA_LIST)
    if (!list) return
    for (const path of (await list.json()) as readonly string[]) needed.add(path)
  }
  const cache = await caches.open(DATA_CACHE)
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  forgetKept()
}
