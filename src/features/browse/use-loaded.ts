import { useEffect, useState } from 'react'

import type { Fetched } from '../../store/use-base.ts'

interface Arrived<T> {
  readonly key: string
  readonly loaded: Fetched<T>
}

/** Runs `load` once for each `key`. What arrives for a former key is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Fetched<T> {
  const [arrived, setArrived] = useState<Arrived<T> | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    const settle = (loaded: Fetched<T>) => {
      if (current) setArrived({ key, loaded })
    }
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) =>
        settle({
          state: 'failed',
          problem: error instanceof Error ? error.message : String(error),
          retry: () => {
            setArrived(null)
            setAttempt((count) => count + 1)
          },
        }),
    )
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what `load` closes over
  }, [key, attempt])
  return arrived?.key === key ? arrived.loaded : { state: 'loading' }
}
