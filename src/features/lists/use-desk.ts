import { useEffect, useState } from 'react'

import type { ListsDesk } from './lists-desk.tsx'

interface DeskPart {
  readonly ListsDesk: typeof ListsDesk
}

let here: DeskPart | null = null

/** Fetches what shows the lists. Another call after a failure tries again. */
export async function bringDesk(): Promise<DeskPart> {
  here ??= await import('./lists-desk.tsx')
  return here
}

/**
 * What shows the lists; null while it comes. Throws, for who catches what pages throw, where it does not come though it is
 * `needed`. Not by a lazy component: that would be held back for a moment, even where all of it is here.
 */
export function useDesk(needed: boolean): DeskPart | null {
  const [problem, setProblem] = useState<unknown>(null)
  const [, setArrived] = useState(false)
  useEffect(() => {
    bringDesk().then(() => setArrived(true), setProblem)
  }, [])
  if (needed && problem !== null) throw problem
  return here
}
