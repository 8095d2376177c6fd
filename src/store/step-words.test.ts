import { describe, expect, it } from 'vitest'

import { speakBy } from '../text/t.ts'
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

  it('stay as they are in German, whose nouns begin with capitals', () => {
    speakBy('de', {})
    expect(stepWords('Einheit entfernen')).toBe('Einheit entfernen')
    speakBy('en', {})
  })
})
