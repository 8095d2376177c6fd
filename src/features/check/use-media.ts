import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as the media query says, now and as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Room for the table and the findings of one list beside it. */
export const wideWindow = '(width >= 1100px)'
/** No room for a table. */
export const phoneWindow = '(width < 700px)'
