import { useSyncExternalStore } from 'react'

/** How many panes stand side by side. */
export type Room = 'one' | 'two' | 'three'

const three = '(width >= 1100px)'
const one = '(width < 700px)'

function subscribe(onChange: () => void): () => void {
  const queries = [window.matchMedia(three), window.matchMedia(one)]
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

function roomNow(): Room {
  if (window.matchMedia(three).matches) return 'three'
  return window.matchMedia(one).matches ? 'one' : 'two'
}

/** How many panes the window has room for. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, roomNow)
}
