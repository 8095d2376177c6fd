import { describe, expect, test } from 'vitest'

import { found, plain } from './find.ts'

describe('search in the reference', () => {
  test('accents, case and punctuation do not matter', () => {
    expect(plain('Sekhar’s Drakefúry (2)')).toBe('sekhars drakefury 2')
    expect(found("KHORNE'S", ['Khorne’s Own'])).toBe(true)
  })

  test('every word must begin a word of what is searched', () => {
    expect(found('maw tyr', ['Tyrant', 'Ogor Mawtribes'])).toBe(true)
    expect(found('rant', ['Tyrant'])).toBe(false)
    expect(found('tyrant stonehorn', ['Tyrant'])).toBe(false)
  })

  test('an empty query finds everything', () => {
    expect(found('  ', ['Tyrant'])).toBe(true)
  })
})
