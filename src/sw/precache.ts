import { appCache, DATA_LIST, isHashed, isSound, release, stored } from './release.ts'

/** So many files at once: the page that is open goes first. */
const LANES = 3

/**
 * Stores the whole app of this release. What is there from an earlier try or release is not fetched again. Rejects when a file
 * does not come or belongs to another release: the browser then tries again later.
 */
export async function precache(): Promise<void> {
  const cache = await caches.open(appCache)
  const names = release.data.map(([path]) => path)
  await cache.put(DATA_LIST, new Response(JSON.stringify(names)))
  const paths = release.app.map(([path]) => path)
  const lane = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await cache.put(path, await fileOf(path))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function fileOf(path: string): Promise<Response> {
  const known = isHashed(path) ? await stored(path) : undefined
  if (known) return known
  const response = await fetch(path, {
    cache: isHashed(path) ? 'default' : 'reload',
    priority: 'low',
  })
  if (!isSound(path, response)) throw new Error(`${path} is not there (${response.status})`)
  return path === '/' ? await pageOf(response) : response
}

/** The page must name this release; and no browser takes a redirected answer for a page. */
async function pageOf(response: Response): Promise<Response> {
  const html = await response.text()
  if (!html.includes(`"${release.id}"`)) throw new Error('The page is of another release.')
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
