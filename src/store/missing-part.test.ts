import { describe, expect, it } from 'vitest'

import { errorWords } from './error-words.ts'
import { isMissingPart } from './missing-part.ts'

const sayings = [
  'Failed to fetch dynamically imported module: https://muster.test/assets/print-page-1.js',
  'error loading dynamically imported module: https://muster.test/assets/print-page-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/print-desk-1.css',
]

describe('a part of the app that did not arrive', () => {
  it.each(sayings)('is known by what a browser says: %s', (words) => {
    expect(isMissingPart(new TypeError(words))).toBe(true)
    expect(errorWords(new TypeError(words))).toMatch(/Load the page again/)
  })

  it('is not any other error', () => {
    expect(isMissingPart(new Error('The list has no units.'))).toBe(false)
    expect(errorWords(new Error('The list has no units.'))).toBe('The list has no units.')
  })
})
