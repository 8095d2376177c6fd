import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { keepInTab, keptInTab } from './tab-storage.ts'

const KEY = 'muster.typed'
/** As long as a text may be that is read at all. */
const MOST = 2_000_000

const text = z.optional(z.string().check(z.maxLength(MOST)))
const form = z.object({
  import: text,
  check: text,
  newList: text,
  /** What else was chosen for a new list, as its page writes it. */
  newListChoice: text,
  report: text,
})

type Texts = z.infer<typeof form>
/** The field that a text is typed into. */
export type TypedField = keyof Texts

/** Reads what was typed before the page was loaded again; what is not of this form is forgotten. */
export function readTyped(stored: string | null): Texts {
  try {
    const read = form.safeParse(JSON.parse(stored ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** Writes what was typed, the shortest texts first: as much as may be kept. Null where there is nothing. */
export function writeTyped(texts: Texts): string | null {
  let room = MOST
  const kept = Object.entries(texts)
    .flatMap(([field, words]) => (words ? [[field, words] as const] : []))
    .toSorted(([, a], [, b]) => a.length - b.length)
    .filter(([, words]) => {
      room -= words.length
      return room >= 0
    })
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null
}

// where storage is refused, a reload loses the texts as it loses all else
const typed = createStore<Texts>(() => readTyped(keptInTab(KEY)))

if (typeof window !== 'undefined') {
  const keep = () => keepInTab(KEY, writeTyped(typed.getState()))
  window.addEventListener('pagehide', keep)
  // a phone may end a page that is not in sight without another word
  document.addEventListener('visibilitychange', keep)
}

/** Notes what a field holds; an empty text once it has been used. */
export function noteTyped(field: TypedField, words: string): void {
  typed.setState({ [field]: words })
}

/** What was typed into a field and not used yet, in this visit or before the page was loaded again in this tab. */
export const typedText = (field: TypedField): string => typed.getState()[field] ?? ''

/** The text of a field, like `useState('')`, but neither another page nor a reload loses it until it is set to nothing. */
export function useTypedText(field: TypedField): readonly [string, (words: string) => void] {
  return [useStore(typed, (texts) => texts[field] ?? ''), (words) => noteTyped(field, words)]
}
