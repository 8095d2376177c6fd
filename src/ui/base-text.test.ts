import { describe, expect, it } from 'vitest'

import { baseText, basesText } from './base-text.ts'

describe('bases in words', () => {
  it('sets round and oval bases apart from their unit', () => {
    expect(baseText('50mm')).toBe('50 mm')
    expect(baseText('90 x 52mm')).toBe('90 × 52 mm')
    expect(baseText('28.5mm (2)')).toBe('28.5 mm (2)')
  })

  it('says whether one or several models stand on them', () => {
    expect(basesText(['130mm'], 1)).toBe('130 mm base')
    expect(basesText(['40mm (3)', '60 x 35mm (2)'], 5)).toBe('40 mm (3), 60 × 35 mm (2) bases')
  })

  it('says nothing where nothing is known, and names no base where there is none', () => {
    expect(basesText([], 1)).toBe('')
    expect(basesText(['Use model'], 1)).toBe('measured by the model')
  })
})
