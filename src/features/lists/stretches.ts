/** So many rows are drawn or left out together. */
export const CHUNK = 12
/** Up to so many rows all are drawn: then the browser's own search finds them. */
export const ALL = 48

/** The heights that chunks had when they were drawn, and of a row that never was. */
export interface Heights {
  readonly chunks: ReadonlyMap<number, number>
  readonly row: number
}

/** Rows that are drawn, one after another, and the height of what is left out above them. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly above: number
}

export interface Drawn {
  readonly stretches: readonly Stretch[]
  /** The height of what is left out at the end. */
  readonly below: number
}

function heightOf({ chunks, row }: Heights, chunk: number, count: number): number {
  return chunks.get(chunk) ?? Math.min(CHUNK, count - chunk * CHUNK) * row
}

/** The first and the last chunk that are within these heights of the list. */
export function chunksWithin(
  count: number,
  heights: Heights,
  top: number,
  bottom: number,
): readonly [number, number] {
  const last = Math.max(0, Math.ceil(count / CHUNK) - 1)
  let first = 0
  let end = heightOf(heights, 0, count)
  while (first < last && end < top) {
    first += 1
    end += heightOf(heights, first, count)
  }
  let to = first
  while (to < last && end < bottom) {
    to += 1
    end += heightOf(heights, to, count)
  }
  return [first, to]
}

/** Which of so many rows are drawn: those of the chunks from first to last, and the chunks of the rows that must be there. */
export function drawnOf(
  count: number,
  heights: Heights,
  [first, last]: readonly [number, number],
  kept: readonly number[],
): Drawn {
  if (count <= ALL) return { stretches: [{ from: 0, to: count, above: 0 }], below: 0 }
  const keptChunks = new Set(kept.map((at) => Math.floor(at / CHUNK)))
  const stretches: Stretch[] = []
  let above = 0
  for (let chunk = 0; chunk * CHUNK < count; chunk += 1) {
    const from = chunk * CHUNK
    const to = Math.min(count, from + CHUNK)
    const before = stretches.at(-1)
    if ((chunk < first || chunk > last) && !keptChunks.has(chunk)) {
      above += heightOf(heights, chunk, count)
    } else if (before?.to === from) {
      stretches[stretches.length - 1] = { ...before, to }
    } else {
      stretches.push({ from, to, above })
      above = 0
    }
  }
  return { stretches, below: above }
}
