import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { ALL, CHUNK, chunksWithin, type Drawn, drawnOf, type Heights } from './stretches.ts'

interface Sight {
  readonly chunks: readonly [number, number]
  readonly heights: Heights
}

/** As high as a row with a name on one line; corrected as soon as one is drawn. */
const usualRow = 67
const first: Sight = { chunks: [0, 1], heights: { chunks: new Map(), row: usualRow } }

/** Measures the chunks that are drawn: their rows say in `data-at` which they are. */
function measured(list: HTMLElement, count: number, before: Heights): Heights {
  const rows = new Map<number, Element>()
  for (const row of list.children) {
    const at = row instanceof HTMLElement ? row.dataset['at'] : undefined
    if (at !== undefined) rows.set(Number(at), row)
  }
  const chunks = new Map(before.chunks)
  let changed = false
  for (let from = 0; from < count; from += CHUNK) {
    const top = rows.get(from)?.getBoundingClientRect().top
    const bottom = rows.get(Math.min(count, from + CHUNK) - 1)?.getBoundingClientRect().bottom
    if (top === undefined || bottom === undefined) continue
    const height = bottom - top
    if (Math.abs(height - (chunks.get(from / CHUNK) ?? 0)) < 0.5) continue
    chunks.set(from / CHUNK, height)
    changed = true
  }
  if (!changed) return before
  const whole = [...chunks].filter(([chunk]) => (chunk + 1) * CHUNK <= count)
  const sum = whole.reduce((height, [, each]) => height + each, 0)
  return { chunks, row: sum > 0 ? sum / (whole.length * CHUNK) : before.row }
}

/**
 * Which of so many rows are drawn: those on screen, as much again above and below, and those `kept` for the focus. The list's
 * rows carry their place in `data-at`.
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  kept: readonly number[],
): Drawn {
  const [sight, setSight] = useState(first)
  const seen = useRef(first)
  const look = useCallback(() => {
    const { current } = list
    if (!current || count <= ALL) return
    const { top } = current.getBoundingClientRect()
    const screen = window.innerHeight
    const before = seen.current
    const heights = measured(current, count, before.heights)
    const chunks = chunksWithin(count, heights, -top - screen, 2 * screen - top)
    const same = chunks[0] === before.chunks[0] && chunks[1] === before.chunks[1]
    if (same && heights === before.heights) return
    seen.current = { chunks, heights }
    setSight(seen.current)
  }, [list, count])
  useLayoutEffect(look)
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [look])
  return drawnOf(count, sight.heights, sight.chunks, kept)
}
