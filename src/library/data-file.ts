import { t } from '../text/t.ts'

/** What `fetch` is asked for here; tests hand in their own. */
export type Fetch = (url: string) => Promise<Response>

/**
 * Fetches a data file and parses it. `file` is its name in the repository, for messages. Rejects with an `Error` whose
 * message says which file, what happened and what to do.
 */
export async function fetchFile(url: string, file: string, get: Fetch = fetch): Promise<unknown> {
  const response = await get(url).catch(() => null)
  if (!response) {
    throw new Error(
      t('{file} could not be loaded: no connection. Try again when you are online.', { file }),
    )
  }
  if (!response.ok) {
    throw new Error(
      t(
        '{file} could not be loaded (status {status}). Reload the page: a newer version may be out.',
        { file, status: response.status },
      ),
    )
  }
  try {
    return await response.json()
  } catch {
    throw new Error(
      t(
        '{file} could not be read: it is not valid JSON. Reload the page: a newer version may be out.',
        { file },
      ),
    )
  }
}

/**
 * Remembers what `load` gives for each name, so that a file is fetched once. A failure is forgotten: the next call tries again.
 */
export function remember<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>()
  return (name) => {
    const begun = loads.get(name)
    if (begun) return begun
    const loading = load(name)
    loads.set(name, loading)
    loading.catch(() => loads.delete(name))
    return loading
  }
}
