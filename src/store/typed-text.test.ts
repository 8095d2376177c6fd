import { describe, expect, it } from 'vitest'

import { noteTyped, readTyped, typedText, writeTyped } from './typed-text.ts'

describe('texts that were typed and not used yet', () => {
  it('come back as they were, empty ones not at all', () => {
    expect(readTyped(writeTyped({ import: 'Orks\nWarboss', newList: '' }))).toEqual({
      import: 'Orks\nWarboss',
    })
    expect(writeTyped({ import: '' })).toBeNull()
  })

  it('are forgotten where something else is stored', () => {
    for (const odd of [null, '', '[', '[]', '7', '{"import":7}', '{"other":"text"}']) {
      expect(readTyped(odd)).toEqual({})
    }
    expect(readTyped(JSON.stringify({ check: 'x'.repeat(2_000_001) }))).toEqual({})
  })

  it('do not cost each other their place: the longest one gives way', () => {
    const texts = { check: 'x'.repeat(1_999_999), newList: 'Big list' }
    expect(readTyped(writeTyped(texts))).toEqual({ newList: 'Big list' })
  })

  it('are there for the page that comes back to them, until they are used', () => {
    noteTyped('report', 'It went wrong')
    expect(typedText('report')).toBe('It went wrong')
    noteTyped('report', '')
    expect(typedText('report')).toBe('')
  })
})
