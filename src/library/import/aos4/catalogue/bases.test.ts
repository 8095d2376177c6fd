import { describe, expect, it } from 'vitest'

import { basesOf } from './bases.ts'

const models = [
  { name: 'Guard', min: 3, max: 3 },
  { name: 'Hound', min: 2, max: null },
]

describe('basesOf', () => {
  it('gives one size without a number', () => {
    expect(basesOf([{ model: 'Guard', text: '32mm' }], models)).toEqual(['32mm'])
  })

  it('adds the number of models where a unit mixes bases', () => {
    const bases = [
      { model: 'Guard', text: '32mm' },
      { model: 'Hound', text: '60x35mm' },
    ]
    expect(basesOf(bases, models)).toEqual(['32mm (3)', '60 x 35mm (2)'])
  })

  it('takes numbers from shares of the unit', () => {
    const text = '1/9 40mm (Champion) 8/9 28.5mm'
    expect(basesOf([{ model: 'Guard', text }], models)).toEqual(['40mm (1)', '28.5mm (8)'])
  })

  it('says when the model has no standard base, and nothing of what is no size', () => {
    expect(basesOf([{ model: 'Guard', text: 'Use Model' }], models)).toEqual(['Use model'])
    expect(basesOf([{ model: 'Guard', text: 'unknown' }], models)).toEqual([])
  })
})
