import { describe, expect, it } from 'vitest'

import type { Finding } from '../../engine/rule.ts'
import { tryOn } from './use-tried.ts'

/** Findings that take so many milliseconds each to find out what would mend them, with the clock that this moves on. */
function findingsThatTake(times: readonly number[]) {
  let time = 0
  const tried: number[] = []
  const findings = times.map((takes, at) => {
    const fixes = () => {
      time += takes
      tried.push(at)
      return []
    }
    return { fixes } as unknown as Finding
  })
  return { findings, tried, now: () => time }
}

describe('trying what would mend findings', () => {
  it('tries all at once where that is quick', () => {
    const { findings, tried, now } = findingsThatTake([1, 1, 1, 1])
    expect(tryOn(findings, 0, now)).toBe(4)
    expect(tried).toEqual([0, 1, 2, 3])
  })

  it('stops after a while and goes on from there, with at least one each time', () => {
    const { findings, tried, now } = findingsThatTake([5, 5, 5, 90, 90, 1])
    expect(tryOn(findings, 0, now)).toBe(3)
    expect(tryOn(findings, 3, now)).toBe(4)
    expect(tryOn(findings, 4, now)).toBe(5)
    expect(tryOn(findings, 5, now)).toBe(6)
    expect(tried).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('has nothing to do where there are no findings', () => {
    expect(tryOn([], 0, () => 0)).toBe(0)
  })
})
