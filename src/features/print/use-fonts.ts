import { useSyncExternalStore } from 'react'

let arrivals = 0

function listen(tell: () => void): () => void {
  const arrived = () => {
    arrivals += 1
    tell()
  }
  document.fonts.addEventListener('loadingdone', arrived)
  return () => document.fonts.removeEventListener('loadingdone', arrived)
}

/** A number that grows each time fonts have arrived, since text has other widths then. */
export function useFontArrivals(): number {
  return useSyncExternalStore(listen, () => arrivals)
}
