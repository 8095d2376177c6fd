import { describe, expect, test } from 'vitest'

import { planPages, type Flow, type Sizes } from './plan.ts'

const flow = (id: string, blocks: number, more: Partial<Flow> = {}): Flow => ({
  id,
  blocks: Array.from({ length: blocks }, (_, at) => ({ id: `${id}:${at}`, keep: 'whole' })),
  way: 'read',
  columns: 1,
  rows: 1,
  apart: false,
  main: true,
  ...more,
})

/** Every block is 40 px high, every flow has a title of 10; pages offer 184 px, the first one 134. */
const sizes: Sizes = {
  head: 70,
  run: 20,
  foot: 20,
  around: () => 10,
  gap: () => 0,
  block: () => ({ frame: 0, lines: [40] }),
}

const planned = (...flows: readonly Flow[]) =>
  planPages(flows, sizes, 240).map(({ bands }) =>
    bands.map(({ flow: { id }, columns, continued }) => [
      id,
      columns.map((slices) => slices.length),
      continued,
    ]),
  )

describe('the pages of a document', () => {
  test('there is one, even of nothing', () => {
    expect(planned()).toEqual([[]])
  })

  test('the second one has the smaller head, and says that it goes on', () => {
    expect(planned(flow('roster', 5))).toEqual([[['roster', [3], false]], [['roster', [2], true]]])
  })

  test('what follows stands below where there is room, or begins a page of its own', () => {
    expect(planned(flow('roster', 1), flow('notes', 1))).toEqual([
      [
        ['roster', [1], false],
        ['notes', [1], false],
      ],
    ])
    expect(planned(flow('roster', 1), flow('aids', 1, { apart: true }))).toEqual([
      [['roster', [1], false]],
      [['aids', [1], false]],
    ])
    expect(planned(flow('roster', 2), flow('notes', 1))[1]).toEqual([['notes', [1], false]])
  })

  test('columns of the last page are even', () => {
    expect(planned(flow('rules', 4, { columns: 3 }))).toEqual([[['rules', [2, 2, 0], false]]])
    expect(planned(flow('rules', 12, { columns: 3 }))).toEqual([
      [['rules', [3, 3, 3], false]],
      [['rules', [1, 1, 1], true]],
    ])
  })

  test('equal places begin on a page of their own and fill it', () => {
    const places = flow('cards', 3, { way: 'places', columns: 2, rows: 1 })
    expect(planned(flow('faults', 1), places)).toEqual([
      [['faults', [1], false]],
      [['cards', [1, 1], false]],
      [['cards', [1, 0], true]],
    ])
  })
})
