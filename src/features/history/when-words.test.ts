import { describe, expect, it } from 'vitest'

import { whenWords } from './when-words.ts'

const now = new Date(2026, 10, 10, 14, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

describe('when something was', () => {
  it.each([
    [at(2026, 10, 10, 9, 5), 'today, 09:05'],
    [at(2026, 10, 9, 23, 59), 'yesterday, 23:59'],
    [at(2026, 10, 8, 8, 0), '8 Nov, 08:00'],
    [at(2025, 11, 31, 18, 0), '31 Dec 2025, 18:00'],
  ])('%s reads %s', (time, words) => {
    expect(whenWords(time, now)).toBe(words)
  })

  it('knows yesterday over the end of a month', () => {
    expect(whenWords(at(2026, 9, 31, 12, 0), new Date(2026, 10, 1))).toBe('yesterday, 12:00')
  })
})
