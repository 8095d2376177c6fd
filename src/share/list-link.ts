import type { Roster } from '../engine/roster.ts'
import { loadFor } from '../library/books.ts'
import { t } from '../text/t.ts'
import { encodeLink } from './link.ts'

/** The link of a list, or why there is none. `payload` counts the characters after the `#`. */
export type MadeLink =
  | { readonly state: 'made'; readonly address: string; readonly payload: number }
  | { readonly state: 'failed'; readonly problem: string }

/** Makes the link of a list as it is now; `page` is the path that opens shared lists. Never rejects. */
export async function makeListLink(roster: Roster, page: string): Promise<MadeLink> {
  try {
    const written = await encodeLink(roster, await loadFor(roster))
    if (!written.ok) return { state: 'failed', problem: written.problem }
    const address = new URL(`${page}#${written.fragment}`, window.location.href).href
    return { state: 'made', address, payload: written.fragment.length }
  } catch (error) {
    const problem = error instanceof Error ? error.message : t('The link could not be made.')
    return { state: 'failed', problem }
  }
}
