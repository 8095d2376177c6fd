import { useLayoutEffect, useState, type RefObject } from 'react'

/** The scale at which a page of `width` px fits into the element; at most 1. */
export function useZoom(area: RefObject<HTMLElement | null>, width: number): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return undefined
    const fit = () => setZoom(Math.min(1, element.clientWidth / width))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, width])
  return zoom
}
