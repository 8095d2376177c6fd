import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { LiveRegion } from '../ui/live-region.tsx'
import { keepFocus } from './keep-focus.ts'

/**
 * What coming to another page of the app is like without loading it: it begins at its top, its title is read out, and the focus
 * is in it where what had the focus is gone. Stands before the pages, so that what a page does with either comes after.
 */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const way = useNavigationType()
  const came = useRef(false)
  const at = useRef(pathname)
  useLayoutEffect(() => {
    if (at.current === pathname) return
    at.current = pathname
    came.current = true
    // going back, the browser finds the place itself
    if (way !== NavigationType.Pop && !hash) window.scrollTo(0, 0)
    if ((document.activeElement ?? document.body) === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname, hash, way])
  useEffect(keepFocus, [])
  return <LiveRegion text={useTitle(came)} />
}

/** The title of the page once another one than the first was opened: pages name themselves when they know what they show. */
function useTitle(came: RefObject<boolean>): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const seen = new MutationObserver(() => {
      if (came.current) setTitle(document.title)
    })
    seen.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => seen.disconnect()
  }, [came])
  return title
}
