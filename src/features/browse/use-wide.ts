import { useSyncExternalStore } from 'react'

const query = '(width >= 1100px)'

function listen(tell: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether there is room for a card beside the list. */
export function useWide(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}
