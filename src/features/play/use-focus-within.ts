import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus in a part when what had it goes from there, such as a unit that falls: the part itself takes it then. */
export function useFocusWithin<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null)
  const had = useRef(false)
  useEffect(() => {
    const own = part.current
    if (!own) return undefined
    const note = () => {
      had.current = own.contains(document.activeElement)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (had.current && document.activeElement === document.body) {
      part.current?.focus({ preventScroll: true })
    }
  })
  return part
}
