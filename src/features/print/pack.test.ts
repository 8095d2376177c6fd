import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { heightOf, packFlow, piecesOf, type Keep, type Part } from './pack.ts'

const part = (id: string, ...lines: number[]): Part => ({ id, lines, frame: 0, keep: 'whole' })

const pagesOf = (px: number) => ({ of: () => px, rest: px, fresh: true, gap: 0 })

const ids = (parts: readonly Part[], px: number) =>
  packFlow(parts, pagesOf(px)).map(({ slices }) =>
    slices.map(({ id, from, to }) => `${id} ${from}-${to}`),
  )

/** A block of 60 px after one of so many, on pages of 90. */
const after = (before: number, keep: Keep) =>
  ids([part('I', before), { ...part('II', 30, 30), keep }], 90)

describe('blocks in columns', () => {
  test('one that does not fit begins the next column, however much stays blank', () => {
    expect(ids([part('I', 40, 40), part('II', 30, 30)], 100)).toEqual([['I 0-2'], ['II 0-2']])
    expect(after(40, 'whole')).toEqual([['I 0-1'], ['II 0-2']])
  })

  test('what is longer than a column is divided between its lines', () => {
    expect(ids([part('AUX', 40, 40, 40, 40)], 100)).toEqual([['AUX 0-2'], ['AUX 2-4']])
  })

  test('lone units fill the column and go on over leaf, with their heading on both', () => {
    const alone: Part = { id: 'Other', lines: [30, 30, 30], frame: 10, keep: 'loose' }
    const columns = packFlow([part('I', 20), alone], pagesOf(100))
    expect(columns.map(({ used }) => used)).toEqual([90, 40])
  })

  test('one that would rather be whole is divided where more than a fifth stayed blank', () => {
    expect(after(75, 'rather')).toEqual([['I 0-1'], ['II 0-2']])
    expect(after(50, 'rather')).toEqual([['I 0-1', 'II 0-1'], ['II 1-2']])
  })

  test('a heading never stands alone at the end of a column', () => {
    const heading: Part = { id: 'II', lines: [10, 10], frame: 8, keep: 'loose' }
    expect(packFlow([part('I', 85), heading], pagesOf(100))[1]?.used).toBe(28)
  })

  test('what is left of a page that was begun is used where something fits', () => {
    const room = { of: (at: number) => (at < 1 ? 30 : 100), rest: 100, fresh: false, gap: 0 }
    expect(packFlow([part('I', 60)], room).map(({ used }) => used)).toEqual([0, 60])
    expect(packFlow([part('I', 20), part('II', 60)], room).map(({ used }) => used)).toEqual([
      20, 60,
    ])
  })

  test('the first page is not left blank for what only a later one can hold whole', () => {
    const room = { of: (at: number) => (at < 1 ? 80 : 100), rest: 100, fresh: true, gap: 0 }
    expect(packFlow([part('I', 45, 45)], room).map(({ used }) => used)).toEqual([45, 45])
  })

  test('every line stands in a column once, in order, and none leaves its column', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
    const keep = fc.constantFrom<Keep>('whole', 'rather', 'loose')
    const some = fc.array(fc.tuple(lines, keep), { maxLength: 20 })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 120 }), (heights, before) => {
        const parts = heights.map(([each, how], at) => {
          return { id: String(at), lines: each, frame: 10, keep: how }
        })
        const of = (at: number) => (at < 2 ? before : 120)
        const columns = packFlow(parts, { of, rest: 120, fresh: false, gap: 3 })
        expect(columns.every(({ used, slices }, at) => slices.length === 0 || used <= of(at))).toBe(
          true,
        )
        const placed = columns.flatMap(({ slices }) =>
          slices.flatMap(({ id, from, to }) =>
            Array.from({ length: to - from }, (_, step) => `${id}.${from + step}`),
          ),
        )
        expect(placed).toEqual(
          parts.flatMap(({ id, lines: all }) => all.map((_, at) => `${id}.${at}`)),
        )
        const cut = parts.filter(({ id, keep: how }) => {
          const pieces = columns.filter(({ slices }) => slices.some((slice) => slice.id === id))
          return how === 'whole' && pieces.length > 1
        })
        expect(cut.every((one) => heightOf(one) > 120)).toBe(true)
      }),
    )
  })
})

describe('a block that is longer than the room', () => {
  test('comes in pieces that are not, each with its head', () => {
    const long: Part = { id: 'I', lines: [30, 30, 30], frame: 20, keep: 'whole' }
    expect(piecesOf(long, 200).map(({ height }) => height)).toEqual([110])
    expect(piecesOf(long, 90).map(({ height }) => height)).toEqual([80, 50])
  })
})
