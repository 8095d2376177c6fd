import { describe, expect, test } from 'vitest'

import { abilityText, timingText } from './timing-text.ts'

describe('when an ability is used', () => {
  test('one that is always on has no words', () => {
    expect(timingText(undefined)).toBe('')
    expect(abilityText({ name: 'Tough', kind: 'passive' })).toBe('')
  })

  test('names turn, phase and limit in this order', () => {
    expect(timingText({ window: 'hero phase', whose: 'your', limit: 'once per turn' })).toBe(
      'your hero phase, once per turn',
    )
    expect(timingText({ window: 'combat phase', whose: 'any' })).toBe('any combat phase')
    expect(timingText({ whose: 'enemy', reaction: true })).toBe('reaction, enemy turn')
  })

  test('a spell leads with its casting value', () => {
    const timing = { window: 'hero phase', whose: 'your' } as const
    expect(abilityText({ name: 'Bolt', kind: 'spell', value: '6', timing })).toBe(
      'spell 6, your hero phase',
    )
  })
})
