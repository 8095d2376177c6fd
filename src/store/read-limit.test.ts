import { describe, expect, it } from 'vitest'

import { readLimit } from './read-limit.ts'

describe('a points limit as typed', () => {
  it.each([
    ['1250', 1250],
    [' 1,250 ', 1250],
    ['1 250', 1250],
    ['100,000', 100_000],
    ['', null],
    ['0', null],
    ['-5', null],
    ['2k', null],
    ['12.5', null],
    ['1000000', null],
  ])('reads %s as %s', (text, limit) => {
    expect(readLimit(text)).toBe(limit)
  })
})
