import { useEffect, useState } from 'react'

/** Whether the screen is kept awake: `refused` where the browser does not do it now, `unsupported` where it never does. */
export type Awake = 'held' | 'off' | 'refused' | 'unsupported'

const canLock = () => 'wakeLock' in navigator

/** Keeps the screen awake while it is wanted and the page is in view. The browser lets go of it whenever the page is out of view. */
export function useAwake(wanted: boolean): Awake {
  const [state, setState] = useState<'held' | 'refused' | null>(null)
  useEffect(() => {
    if (!wanted || !canLock()) return undefined
    let over = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (over) await lock.release()
        else setState('held')
      } catch {
        if (!over) setState('refused')
      }
    }
    const onVisible = () => void ask()
    document.addEventListener('visibilitychange', onVisible)
    void ask()
    return () => {
      over = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [wanted])
  if (!canLock()) return 'unsupported'
  return wanted ? (state ?? 'held') : 'off'
}
