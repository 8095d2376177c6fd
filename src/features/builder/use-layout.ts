import { useSyncExternalStore } from 'react'

export type Layout = 'phone' | 'middle' | 'wide'

const wide = '(width >= 1100px)'
const phone = '(width < 700px)'

function subscribe(onChange: () => void): () => void {
  const queries = [window.matchMedia(wide), window.matchMedia(phone)]
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

function layoutNow(): Layout {
  if (window.matchMedia(wide).matches) return 'wide'
  return window.matchMedia(phone).matches ? 'phone' : 'middle'
}

/** How many panes the window has room for. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layoutNow)
}
