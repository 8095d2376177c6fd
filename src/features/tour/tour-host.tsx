import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { tourSeen, useTour } from '../../store/tour.ts'

const onList = /^\/list\/[^/]+$/

/** Shows the tour on a list once it is wanted there; its part of the app comes only then. */
export function TourHost() {
  const wanted = useTour((state) => state.wanted)
  const { pathname } = useLocation()
  const here = wanted && onList.test(pathname)
  useEffect(() => (here ? tourHere() : undefined), [here])
  return null
}

/** Begins the tour once its part is there. Gives what ends it. */
function tourHere(): () => void {
  let stop: (() => void) | undefined
  let gone = false
  const begin = async () => {
    const { builderThere, startTour } = await import('./tour.ts')
    if ((await builderThere()) && !gone) stop = startTour(tourSeen)
  }
  // without it everything else works
  begin().catch(tourSeen)
  return () => {
    gone = true
    stop?.()
  }
}
