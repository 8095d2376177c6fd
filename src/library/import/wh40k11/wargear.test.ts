import { describe, expect, it } from 'vitest'

import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { Items } from './items.ts'
import { sheetOptions } from './wargear.ts'

const models = [
  { id: 'captain', name: 'Captain' },
  { id: 'guards', name: 'Guards' },
]
const known = ['Axe', 'Spear', 'Twin bows', 'Shield', 'Bow']

function read(sentences: readonly string[], before?: SheetData) {
  const items = new Items(before?.items ?? known, ['Banner', 'Horn of Plenty (Aura)'])
  const context = { items, models, before, counts: new Map([[4, 2]]), weapons: [] }
  return { ...sheetOptions(sentences, context), items: items.names }
}

describe('a wargear sentence', () => {
  it.each([
    ["This model's axe can be replaced with 1 spear.", { from: [[[0, 1]]], to: [[[1, 1]]] }],
    ["The Captain's axe can be replaced with 1 spear.", { who: ['captain'], from: [[[0, 1]]] }],
    [
      "1 Guard's axe and shield can be replaced with 2 spears.",
      {
        who: ['guards'],
        max: 1,
        from: [
          [
            [0, 1],
            [3, 1],
          ],
        ],
        to: [[[1, 2]]],
      },
    ],
    [
      "For every 5 models in this unit, 1 Guard's axe or bow can be replaced with 1 spear.",
      { per: 5, max: 1, from: [[[0, 1]], [[4, 1]]] },
    ],
    [
      'For every 5 Guards in this unit, up to 2 Guards can each have their axe replaced with 1 spear.',
      { per: 5, perOf: ['guards'], max: 2 },
    ],
    ['Any number of models can each be equipped with 1 shield.', { to: [[[3, 1]]] }],
    ['All models in this unit can each have their axe replaced with 1 spear.', { all: true }],
    [
      'If this unit contains 10 models, 1 Guard can replace its axe with 1 spear.',
      { minModels: 10, max: 1, who: ['guards'] },
    ],
    [
      '1 Guard not equipped with a shield can be equipped with 1 banner.',
      { max: 1, without: [3], to: [[[5, 1]]] },
    ],
    [
      "1 Guard equipped with 1 axe can be equipped with 1 banner (that model's axe cannot be replaced).",
      { with: [[0]], locks: true },
    ],
    ['This unit can be equipped with 1 banner.', { unit: true }],
    ['For every 5 models in this unit, it can have 1 banner.', { unit: true, per: 5, max: 1 }],
    [
      'This model can be equipped with up to two of the following, and can take duplicates: \u25E6 1 axe \u25E6 1 spear',
      { pick: 2, same: true, to: [[[0, 1]], [[1, 1]]] },
    ],
    [
      "1 of this model's bows can be replaced with one of the following: \u25E6 1 axe \u25E6 1 spear and 1 shield",
      {
        from: [[[4, 1]]],
        to: [
          [[0, 1]],
          [
            [1, 1],
            [3, 1],
          ],
        ],
      },
    ],
    [
      "Any number of this model's bows can each be replaced with 1 axe.",
      { from: [[[4, 1]]], times: 2 },
    ],
    ["This model's bows can be replaced with 1 axe.", { from: [[[4, 2]]] }],
    ["This model's bows can each be replaced with 1 axe.", { from: [[[4, 1]]], times: 2 }],
    [
      'Any number of models can each have their 2 bows replaced with 1 axe.',
      { from: [[[4, 2]]], to: [[[0, 1]]] },
    ],
    [
      'For each bow this model is equipped with, it can be equipped with 1 axe.',
      {
        from: [[[4, 1]]],
        to: [
          [
            [4, 1],
            [0, 1],
          ],
        ],
        times: 2,
        locks: true,
      },
    ],
    [
      'Up to 2 Guards can each have their axe replaced with 1 spear, or can be equipped with one of the following: \u25E6 1 bow \u25E6 1 shield',
      {
        max: 2,
        from: [[[0, 1]]],
        to: [
          [[1, 1]],
          [
            [0, 1],
            [4, 1],
          ],
          [
            [0, 1],
            [3, 1],
          ],
        ],
      },
    ],
    [
      'Up to 4 Guards can each have their axe replaced with one of the following (duplicates are not allowed): \u25E6 1 spear \u25E6 1 bow',
      { max: 4, each: 1 },
    ],
  ])('reads %s', (sentence, expected) => {
    const { options, unread } = read([sentence])
    expect(unread).toEqual([])
    expect(options).toHaveLength(1)
    expect(options[0]).toMatchObject(expected)
  })

  it('keeps two remarks of a sheet: items that exclude each other, and items of which there is one at most', () => {
    const { singles, apart, items } = read([
      'This model can be equipped with up to three of the following, and can take duplicates: \u25E6 1 axe* \u25E6 1 spear * This model cannot have duplicates of these pieces of wargear.',
      '1 Guard can be equipped with 1 banner.*',
      '1 Guard can be equipped with 1 horn of plenty.*',
      '* These options cannot be taken on the same model.',
    ])
    expect(singles.map((item) => items[item])).toEqual(['Axe'])
    expect(apart.map((set) => set.map((item) => items[item]))).toEqual([
      ['Banner', 'Horn of Plenty'],
    ])
  })

  it.each([
    [
      '1 Guard can be equipped with 1 banner.** ** *A model can only take one of these options.*',
      '1 Guard can be equipped with 1 horn of plenty.**',
    ],
    [
      '1 other Guard can be equipped with 1 banner.*',
      '1 Guard can be equipped with 1 horn of plenty.*',
    ],
  ])('keeps apart what %s', (...sentences) => {
    const { apart, items } = read(sentences)
    expect(apart.map((set) => set.map((item) => items[item]))).toEqual([
      ['Banner', 'Horn of Plenty'],
    ])
  })

  it('lets one model have an item once that two ways of a sentence give', () => {
    const { options, singles, items } = read([
      'This model can be equipped with 1 shield or can replace 1 axe with 1 shield.',
    ])
    expect(options).toHaveLength(2)
    expect(singles.map((item) => items[item])).toEqual(['Shield'])
  })

  it('becomes a free choice of the items that it names when its form is not known', () => {
    const { options, unread } = read([
      'Whoever sings may swap the spear for the twin bows at dawn.',
    ])
    expect(options).toEqual([{ n: 1, to: [[[1, 1]], [[2, 1]]], free: true }])
    expect(unread.map(({ items }) => items)).toEqual([['Spear', 'Twin bows']])
  })
})

it('keeps the number of an option whose sentence is read better', () => {
  const { options, items } = read(["This model's bows can be replaced with 1 axe."])
  const worse = options.map((one) => ({ ...one, from: [[[4, 1]]] }))
  const before = { items, options: worse } as unknown as SheetData
  const next = read(["This model's bows can be replaced with 1 axe."], before)
  expect(next.options).toEqual(options)
  expect(next.former).toEqual([])
})

it('keeps the numbers of options, choices and items from one conversion to the next', () => {
  const first = read([
    "This model's axe can be replaced with one of the following: \u25E6 1 spear \u25E6 1 bow",
    'This model can be equipped with 1 banner.',
  ])
  const before = { items: first.items, options: first.options } as unknown as SheetData
  const next = read(
    [
      'This model can be equipped with 1 horn of plenty.',
      "This model's axe can be replaced with one of the following: \u25E6 1 shield \u25E6 1 bow",
    ],
    before,
  )
  expect(next.items.slice(0, first.items.length)).toEqual(first.items)
  const [added, axe] = next.options
  expect(axe).toMatchObject({ n: 1, to: [null, [[4, 1]], [[3, 1]]] })
  expect(added?.n).toBe(2)
  expect(next.former).toEqual([])
})
