import { APP_CACHE, type Release } from './protocol.ts'

declare const self: ServiceWorkerGlobalScope
declare const __RELEASE__: Release

/** The release that this worker belongs to; the build fills it in. */
export const release: Release = __RELEASE__

/** The cache of this release's app. */
export const appCache: string = APP_CACHE + release.id

/** Where a cache of a release says which data the release needs. */
export const DATA_LIST = '/data-list.json'

const appPaths = new Set(release.app.map(([path]) => path))
const dataPaths = new Set(release.data.map(([path]) => path))

export const isAppFile = (path: string): boolean => appPaths.has(path)
export const isDataFile = (path: string): boolean => dataPaths.has(path)

/** Files under a name that changes with their content: the same in every release that has them. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/')

/** Some hosts answer with the app's page where a file is missing. */
export const isSound = (path: string, response: Response): boolean =>
  response.ok && (path === '/' || !/html/i.test(response.headers.get('content-type') ?? ''))

/** A stored response, in whatever cache it is. Servers that vary by origin make no difference. */
export async function stored(path: string): Promise<Response | undefined> {
  return await caches.match(path, { ignoreVary: true })
}

/** The host has not what this release needs: a newer one is out. */
export function lookForUpdate(): void {
  self.registration.update().catch(() => {})
}

/** All tabs that show Muster, of whatever release. */
export async function openTabs(): Promise<readonly WindowClient[]> {
  return await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
