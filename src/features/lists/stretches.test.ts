import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ALL, CHUNK, chunksWithin, drawnOf, type Heights } from './stretches.ts'

const even: Heights = { chunks: new Map(), row: 50 }
const chunk = CHUNK * even.row

describe('which rows of many are drawn', () => {
  it('is all of them where they are few', () => {
    const { stretches, below } = drawnOf(ALL, even, [0, 0], [])
    expect(stretches).toEqual([{ from: 0, to: ALL, above: 0 }])
    expect(below).toBe(0)
  })

  it('is those in sight', () => {
    expect(chunksWithin(1000, even, -500, chunk - 1)).toEqual([0, 0])
    expect(chunksWithin(1000, even, 3.5 * chunk, 5.5 * chunk)).toEqual([3, 5])
    const [, last] = chunksWithin(1000, even, 1e9, 2e9)
    expect(last).toBe(Math.ceil(1000 / CHUNK) - 1)
  })

  it('is also the row that has the focus, wherever it is', () => {
    const { stretches } = drawnOf(1000, even, [10, 11], [0])
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [0, CHUNK],
      [10 * CHUNK, 12 * CHUNK],
    ])
  })

  it('leaves the list as high as it is, whatever is drawn of it', () => {
    const count = fc.integer({ min: ALL + 1, max: 2000 })
    const measured = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 50 })
    const span = fc.tuple(fc.nat(200), fc.nat(20))
    const kept = fc.array(fc.nat(ALL), { maxLength: 3 })
    fc.assert(
      fc.property(count, measured, span, kept, (count, measured, [first, more], kept) => {
        const known = { chunks: new Map(measured.entries()), row: 67 }
        const height = (chunk: number) =>
          known.chunks.get(chunk) ?? Math.min(CHUNK, count - chunk * CHUNK) * known.row
        const { stretches, below } = drawnOf(count, known, [first, first + more], kept)
        const drawn = stretches.flatMap(({ from, to }) =>
          Array.from({ length: Math.ceil((to - from) / CHUNK) }, (_, at) => from / CHUNK + at),
        )
        expect(new Set(drawn).size).toBe(drawn.length)
        const all = Array.from({ length: Math.ceil(count / CHUNK) }, (_, chunk) => chunk)
        const sum = (chunks: readonly number[]) =>
          chunks.reduce((whole, chunk) => whole + height(chunk), 0)
        const left = stretches.reduce((whole, { above }) => whole + above, below)
        expect(left + sum(drawn)).toBe(sum(all))
        for (const at of kept) expect(drawn).toContain(Math.floor(at / CHUNK))
      }),
    )
  })
})
