import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { packCards, packFlow, type FlowPart } from './pack.ts'

const part = (id: string, ...lines: number[]): FlowPart => ({ id, lines, frame: 0 })

/** A part of 60 px after one of so many, on pages of 90. */
const after = (before: number) =>
  packFlow([part('I', before), part('II', 30, 30)], 90, 90).map((page) =>
    page.slices.map(({ id, from, to }) => `${id} ${from}-${to}`),
  )

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

  test('lone units fill the page and go on over leaf, with their heading on both', () => {
    const alone: FlowPart = { id: 'Other', lines: [30, 30, 30], frame: 10, loose: true }
    const pages = packFlow([part('I', 20), alone], 100, 100)
    expect(pages.map((page) => page.slices)).toEqual([
      [
        { id: 'I', from: 0, to: 1 },
        { id: 'Other', from: 0, to: 2 },
      ],
      [{ id: 'Other', from: 2, to: 3 }],
    ])
    expect(pages.map(({ left }) => left)).toEqual([10, 60])
  })

  test('a block is rather divided than more than a third of a page left blank', () => {
    expect(after(60)).toEqual([['I 0-1'], ['II 0-2']])
    expect(after(50)).toEqual([['I 0-1', 'II 0-1'], ['II 1-2']])
  })

  test('a heading never stands alone at the end of a page', () => {
    const pages = packFlow([part('I', 85), { ...part('II', 10, 10), above: 8 }], 100, 100)
    expect(pages.map((page) => page.slices.length)).toEqual([1, 1])
    expect(pages[1]?.left).toBe(72)
  })

  test('an empty roster still has a page', () => {
    expect(packFlow([], 100, 100)).toEqual([{ slices: [], left: 100 }])
  })

  test('every line stands on a page once, in order, and none leaves its page', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
    const some = fc.array(fc.tuple(lines, fc.boolean()), { maxLength: 20 })
    fc.assert(
      fc.property(some, (heights) => {
        const parts = heights.map(([each, loose], at) => {
          return { id: String(at), lines: each, frame: 4, above: 6, loose }
        })
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

const on = (room: number, gap: number, before = 0) => ({ before, room, columns: 2, gap })

describe('cards over pages', () => {
  test('cards fill two columns', () => {
    const cards = ['a', 'b', 'c'].map((id) => ({ id, height: 50 }))
    expect(packCards(cards, on(100, 0)).pages).toEqual([[['a', 'c'], ['b']]])
  })

  test('a later card may use a gap on an earlier page', () => {
    const cards = [
      { id: 'tall', height: 90 },
      { id: 'tall too', height: 70 },
      { id: 'tallest', height: 100 },
      { id: 'small', height: 20 },
    ]
    expect(packCards(cards, on(100, 5)).pages).toEqual([
      [['tall'], ['tall too', 'small']],
      [['tallest'], []],
    ])
  })

  test('the first of them stand below the roster where that leaves room', () => {
    const cards = ['a', 'b', 'c'].map((id) => ({ id, height: 50 }))
    expect(packCards(cards, on(100, 0, 60))).toEqual({
      below: [['a'], ['b']],
      pages: [[['c'], []]],
    })
    expect(packCards(cards, on(100, 0, 40)).below).toEqual([])
  })

  test('no column is longer than the page', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 })
    fc.assert(
      fc.property(heights, fc.integer({ min: 0, max: 80 }), (all, before) => {
        const cards = all.map((height, at) => ({ id: String(at), height }))
        const { below, pages } = packCards(cards, on(100, 3, before))
        expect([...below, ...pages.flat()].flat()).toHaveLength(cards.length)
        const used = (ids: readonly string[]) =>
          ids.reduce((total, id) => total + (all[Number(id)] ?? 0), 0) +
          Math.max(0, ids.length - 1) * 3
        for (const ids of below) expect(used(ids)).toBeLessThanOrEqual(before)
        for (const ids of pages.flat()) expect(used(ids)).toBeLessThanOrEqual(100)
      }),
    )
  })
})
