import { lists } from './lists.ts'

const VISITED = 'muster.visited'
const ASKED = 'muster.asked-to-keep'

/** What the browser offers for keeping what is stored. */
export interface Asking {
  /** Whether the browser asks its user, in a window of its own, instead of deciding by itself. */
  readonly prompts: boolean
  readonly persisted: () => Promise<boolean>
  readonly persist: () => Promise<boolean>
  /** Remembers for ever. */
  readonly known: Pick<Storage, 'getItem' | 'setItem'>
  /** Remembers for this visit. */
  readonly visit: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * Asks the browser not to clear away what is stored, now that there are lists: once a visit where it decides by itself, without a
 * word to the user; where it would ask its user, once in all, and not before the second visit with lists. Gives whether it asked.
 */
export async function askToKeep(asking: Asking): Promise<boolean> {
  const { prompts, known, visit, persisted, persist } = asking
  try {
    if (visit.getItem(ASKED) !== null) return false
    visit.setItem(ASKED, '1')
    const again = known.getItem(VISITED) !== null
    known.setItem(VISITED, '1')
    if (prompts && (!again || known.getItem(ASKED) !== null)) return false
    if (await persisted()) return false
    if (prompts) known.setItem(ASKED, '1')
    await persist()
    return true
  } catch {
    // a browser that refuses even the question keeps what it keeps
    return false
  }
}

function asking(): Asking | null {
  const { storage, userAgent } = navigator
  // pages that came unencrypted have none
  if (!('storage' in navigator) || !('persist' in storage)) return null
  return {
    prompts: /\bFirefox\//.test(userAgent),
    persisted: async () => await storage.persisted(),
    persist: async () => await storage.persist(),
    known: localStorage,
    visit: sessionStorage,
  }
}

/** Waits until there is a list, then asks the browser to keep what is stored. */
export function keepStorageOnceListed(): void {
  const look = ({ ready, lists: all }: ReturnType<typeof lists.getState>) => {
    if (!ready || all.length === 0) return
    stop()
    try {
      const how = asking()
      if (how) void askToKeep(how)
    } catch {
      // storage of any kind is refused
    }
  }
  const stop = lists.subscribe(look)
  look(lists.getState())
}
