import { describe, expect, it } from 'vitest'

import { readLast } from './last-choice.ts'

describe('game and size of the last list', () => {
  it('come back as they were', () => {
    const last = { system: 'game', limits: { game: 1250, other: 2000 } }
    expect(readLast(JSON.stringify(last))).toEqual(last)
  })

  it.each([null, '', '{', '7', 'null', '{"system":3,"limits":"x"}'])(
    'are forgotten for %s',
    (text) => {
      expect(readLast(text)).toEqual({ system: '', limits: {} })
    },
  )

  it('are kept as far as they can be read', () => {
    const text = JSON.stringify({ system: 'game', limits: { game: -1, other: 1.5, third: 500 } })
    expect(readLast(text)).toEqual({ system: 'game', limits: { third: 500 } })
  })
})
