import { describe, expect, it } from 'vitest'

import { stepWords } from './step-words.ts'

describe('the words of a step', () => {
  it.each([
    ['Remove Gluttons', 'remove Gluttons'],
    ['Move to points v1.2', 'move to points v1.2'],
    ['', ''],
    ['HQ first', 'HQ first'],
  ])('%s follows a colon as %s', (label, words) => {
    expect(stepWords(label)).toBe(words)
  })
})
