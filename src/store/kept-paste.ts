import { useReviews } from './reviews.ts'
import { keepInTab, keptInTab } from './tab-storage.ts'

const KEY = 'muster.pasted'
/** As long as a text may be that is read at all. */
const MOST = 2_000_000

/** Keeps what was pasted until its lists are kept or put away, so that a reload of the page does not lose it. */
export function keepPaste(text: string): void {
  if (text.length <= MOST) keepInTab(KEY, text)
}

/** What was pasted before the page was loaded again; null where there is nothing. */
export const keptPaste = (): string | null => keptInTab(KEY)

/** Forgets it. */
export function dropPaste(): void {
  keepInTab(KEY, null)
}

useReviews.subscribe(({ reviews }, before) => {
  if (reviews !== before.reviews && reviews.every(({ kept }) => kept)) dropPaste()
})
