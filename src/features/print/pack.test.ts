import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { packCards, packFlow, type FlowPart } from './pack.ts'

const part = (id: string, ...lines: number[]): FlowPart => ({ id, lines, frame: 0 })

describe('the roster over pages', () => {
  test('a regiment that does not fit begins the next page', () => {
    const pages = packFlow([part('I', 40, 40), part('II', 30, 30)], 100, 100)
    expect(pages.map((page) => page.slices.map((slice) => slice.id))).toEqual([['I'], ['II']])
  })

  test('the second page may be longer than the first', () => {
    const pages = packFlow([part('I', 80), part('II', 60), part('III', 60)], 100, 120)
    expect(pages.map((page) => page.slices.length)).toEqual([1, 2])
    expect(pages[1]?.left).toBe(0)
  })

  test('what is longer than a page is divided between its lines', () => {
    const pages = packFlow([part('AUX', 40, 40, 40, 40)], 100, 100)
    expect(pages.map((page) => page.slices)).toEqual([
      [{ id: 'AUX', from: 0, to: 2 }],
      [{ id: 'AUX', from: 2, to: 4 }],
    ])
  })

  test('an empty roster still has a page', () => {
    expect(packFlow([], 100, 100)).toEqual([{ slices: [], left: 100 }])
  })

  test('every line stands on a page once, in order, and none leaves its page', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 20 }), (heights) => {
        const parts = heights.map((each, at) => ({ id: String(at), lines: each, frame: 4 }))
        const pages = packFlow(parts, 100, 120)
        expect(pages.every((page) => page.left >= 0)).toBe(true)
        const placed = pages.flatMap((page) =>
          page.slices.flatMap(({ id, from, to }) =>
            Array.from({ length: to - from }, (_, step) => `${id}.${from + step}`),
          ),
        )
        expect(placed).toEqual(
          parts.flatMap(({ id, lines }) => lines.map((_, at) => `${id}.${at}`)),
        )
      }),
    )
  })
})

describe('cards over pages', () => {
  test('cards fill two columns', () => {
    const cards = ['a', 'b', 'c'].map((id) => ({ id, height: 50 }))
    expect(packCards(cards, 100, 2, 0)).toEqual([[['a', 'c'], ['b']]])
  })

  test('a later card may use a gap on an earlier page', () => {
    const cards = [
      { id: 'tall', height: 90 },
      { id: 'tall too', height: 70 },
      { id: 'tallest', height: 100 },
      { id: 'small', height: 20 },
    ]
    expect(packCards(cards, 100, 2, 5)).toEqual([
      [['tall'], ['tall too', 'small']],
      [['tallest'], []],
    ])
  })

  test('no column is longer than the page', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 })
    fc.assert(
      fc.property(heights, (all) => {
        const cards = all.map((height, at) => ({ id: String(at), height }))
        const pages = packCards(cards, 100, 2, 3)
        expect(pages.flat(2)).toHaveLength(cards.length)
        for (const ids of pages.flat()) {
          const used = ids.reduce((total, id) => total + (all[Number(id)] ?? 0), 0)
          expect(used + Math.max(0, ids.length - 1) * 3).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
