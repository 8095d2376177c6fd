import { keepData } from './data.ts'
import { HANDED_CACHE, HANDED_LOST, HANDED_TO, handedPath } from './protocol.ts'
import {
  appCache,
  isAppFile,
  isDataFile,
  isHashed,
  isSound,
  lookForUpdate,
  stored,
} from './release.ts'

declare const self: ServiceWorkerGlobalScope

/** What the worker answers a request with; null leaves it to the browser. */
export function answer(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return null
  if (request.method === 'POST' && pathname === HANDED_TO) return takeHanded(request)
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate') return hasEnding(pathname) ? null : page(request)
  if (isHashed(pathname)) return hashed(event, pathname)
  return isAppFile(pathname) ? own(request, pathname) : null
}

/** Addresses of pages have none; those of files do. */
const hasEnding = (path: string) => /\.\w+$/.test(path)

/** Every address of the app is one page, that of this release. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(appCache)
  return (await cache.match('/', { ignoreVary: true })) ?? (await fetch(request))
}

async function own(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(appCache)
  return (await cache.match(path, { ignoreVary: true })) ?? (await fetch(request))
}

/** A tab of a former release finds its files in the cache of that release. */
async function hashed(event: FetchEvent, path: string): Promise<Response> {
  const known = await stored(path)
  if (known) return known
  const response = await fetch(event.request)
  if (!isSound(path, response)) {
    lookForUpdate()
    return new Response('', { status: 404 })
  }
  if (isDataFile(path)) event.waitUntil(keepData(path, response.clone()))
  return response
}

/** Another app hands over text or files: they wait in a cache for the import page, and go nowhere else. */
async function takeHanded(request: Request): Promise<Response> {
  const id = crypto.randomUUID()
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const cache = await caches.open(HANDED_CACHE)
    await cache.put(handedPath(id), new Response(await request.blob(), { headers }))
    return Response.redirect(`/import?handed=${id}`, 303)
  } catch {
    return Response.redirect(`/import?handed=${HANDED_LOST}`, 303)
  }
}
