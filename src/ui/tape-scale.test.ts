import { describe, expect, it } from 'vitest'

import { tapeScale } from './tape-scale.ts'

describe('tapeScale', () => {
  it('puts a figure every 500 points and one at the limit', () => {
    const { figures, step, hook } = tapeScale(2000, 1770)
    expect(figures).toEqual([500, 1000, 1500, 2000])
    expect(step).toBe(100)
    expect(hook).toBe(100)
  })

  it('keeps the hook at the limit when the list is over it', () => {
    const { scale, hook, figures } = tapeScale(2000, 2500)
    expect(scale).toBe(2500)
    expect(hook).toBe(80)
    expect(figures.at(-1)).toBe(2000)
  })

  it('leaves out a figure that would touch the one at the limit', () => {
    expect(tapeScale(1100, 0).figures).toEqual([500, 1100])
    expect(tapeScale(3000, 0).figures.slice(-2)).toEqual([2500, 3000])
    expect(tapeScale(4000, 0).figures.slice(-2)).toEqual([3000, 4000])
  })

  it('draws a limit of nothing without dividing by it', () => {
    const { scale, hook } = tapeScale(0, 0)
    expect(scale).toBe(1)
    expect(hook).toBe(100)
  })

  it('never draws more figures than can be read, whatever the limit', () => {
    for (const limit of [1, 50, 299, 750, 3001, 6001, 12_000, 20_000, 40_000, 100_000]) {
      // those of a narrow phone stand as far apart as the longest of them is wide
      expect(tapeScale(limit, 0).figures.length).toBeLessThanOrEqual(10)
      expect(tapeScale(limit, 0).figures.at(-1)).toBe(limit)
    }
  })
})
