import { startTransition, useEffect, useState } from 'react'

/** So many rows are drawn at once; the next ones come with the next frames, so that none is late. */
const size = 60

/**
 * The beginning of a long list of rows, more of it with each frame until it is whole. `view` names what is looked at: with
 * another one it begins anew.
 */
export function useBatches<Row>(rows: readonly Row[], view: string): readonly Row[] {
  const [drawn, setDrawn] = useState({ view, count: size })
  const count = drawn.view === view ? drawn.count : size
  const whole = count >= rows.length
  useEffect(() => {
    if (whole) return undefined
    const frame = requestAnimationFrame(() => {
      startTransition(() => setDrawn({ view, count: count + size }))
    })
    return () => cancelAnimationFrame(frame)
  }, [whole, view, count])
  return whole ? rows : rows.slice(0, count)
}
