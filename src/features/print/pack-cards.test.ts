import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { packCards, packPlaces, placeHeight } from './pack-cards.ts'
import type { Part } from './pack.ts'

const card = (id: string, ...lines: number[]): Part => ({ id, lines, frame: 0, keep: 'whole' })

const on = (rest: number, gap: number, before = 0) => ({ before, rest, columns: 2, gap })

const idsOn = (cards: readonly Part[], room: ReturnType<typeof on>) =>
  packCards(cards, room).map(({ columns }) => columns.map((slices) => slices.map(({ id }) => id)))

describe('cards over pages', () => {
  test('cards fill two columns', () => {
    const cards = ['a', 'b', 'c'].map((id) => card(id, 50))
    expect(idsOn(cards, on(100, 0))).toEqual([
      [[], []],
      [['a', 'c'], ['b']],
    ])
  })

  test('a later card may use a gap on an earlier page', () => {
    const cards = [card('tall', 90), card('tall too', 70), card('tallest', 100), card('small', 20)]
    expect(idsOn(cards, on(100, 5)).slice(1)).toEqual([
      [['tall'], ['tall too', 'small']],
      [['tallest'], []],
    ])
  })

  test('the first of them stand below what the page has already, where that leaves room', () => {
    const cards = ['a', 'b', 'c'].map((id) => card(id, 50))
    expect(idsOn(cards, on(100, 0, 60))).toEqual([
      [['a'], ['b']],
      [['c'], []],
    ])
    expect(packCards(cards, on(100, 0, 40))[0]?.used).toBe(0)
  })

  test('a card that is longer than a page goes on in another piece', () => {
    expect(packCards([card('a', 60, 60, 60)], on(130, 0))[1]?.columns).toEqual([
      [{ id: 'a', from: 0, to: 2 }],
      [{ id: 'a', from: 2, to: 3 }],
    ])
  })

  test('its pieces stand in their order, whatever room earlier pages have', () => {
    const cards = [card('small', 40), card('long', 60, 60, 60), card('next', 50)]
    expect(idsOn(cards, on(130, 0)).slice(1)).toEqual([
      [['small', 'next'], ['long']],
      [['long'], []],
    ])
  })

  test('no column is longer than the page', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 })
    fc.assert(
      fc.property(heights, fc.integer({ min: 0, max: 80 }), (all, before) => {
        const cards = all.map((height, at) => card(String(at), height))
        const pages = packCards(cards, on(100, 3, before))
        expect(pages.flatMap(({ columns }) => columns.flat())).toHaveLength(cards.length)
        for (const [at, { used }] of pages.entries())
          expect(used).toBeLessThanOrEqual(at === 0 ? before : 100)
      }),
    )
  })
})

describe('cards in equal places', () => {
  const grid = { columns: 2, rows: 2, gap: 10, room: 210 }
  const placesOf = (cards: readonly Part[]) =>
    packPlaces(cards, grid).map((columns) =>
      columns.map((slices) => slices.map(({ id, place }) => [id, place?.row, place?.rows])),
    )

  test('fill a page row by row', () => {
    expect(placeHeight(grid)).toBe(100)
    expect(placesOf(['a', 'b', 'c', 'd', 'e'].map((id) => card(id, 80)))).toEqual([
      [
        [
          ['a', 0, 1],
          ['c', 1, 1],
        ],
        [
          ['b', 0, 1],
          ['d', 1, 1],
        ],
      ],
      [[['e', 0, 1]], []],
    ])
  })

  test('one that needs more room takes two, and a later one the place beside it', () => {
    expect(placesOf([card('a', 80), card('big', 150), card('c', 100)])).toEqual([
      [
        [
          ['a', 0, 1],
          ['c', 1, 1],
        ],
        [['big', 0, 2]],
      ],
    ])
  })

  test('no two share a place, and every card has one that holds it', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 210 }), { maxLength: 30 })
    fc.assert(
      fc.property(heights, (all) => {
        const pages = packPlaces(
          all.map((height, at) => card(String(at), height)),
          grid,
        )
        const cells = pages.flatMap((columns, page) =>
          columns.flatMap((slices, column) =>
            slices.flatMap(({ id, place = { row: 0, rows: 0 } }) => {
              const room = place.rows * 100 + (place.rows - 1) * 10
              expect(all[Number(id)]).toBeLessThanOrEqual(room)
              return Array.from(
                { length: place.rows },
                (_, at) => `${page} ${column} ${place.row + at}`,
              )
            }),
          ),
        )
        expect(new Set(cells).size).toBe(cells.length)
        expect(pages.flat(2)).toHaveLength(all.length)
      }),
    )
  })
})
