import { useReviews } from './reviews.ts'

const KEY = 'muster.pasted'
/** As long as a text may be that is read at all. */
const MOST = 2_000_000

/** Keeps what was pasted until its lists are kept or put away, so that a reload of the page does not lose it. */
export function keepPaste(text: string): void {
  try {
    if (text.length <= MOST) sessionStorage.setItem(KEY, text)
  } catch {
    // where storage is refused, a reload loses the paste as it loses all else
  }
}

/** What was pasted before the page was loaded again; null where there is nothing. */
export function keptPaste(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Forgets it. */
export function dropPaste(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // there is none then
  }
}

useReviews.subscribe(({ reviews }, before) => {
  if (reviews !== before.reviews && reviews.every(({ kept }) => kept)) dropPaste()
})
