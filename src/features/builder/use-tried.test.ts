import { describe, expect, it } from 'vitest'

import type { Finding } from '../../engine/rule.ts'
import { tryOn } from './use-tried.ts'

/** Findings whose fixes take so many milliseconds each to try, with the clock that this moves on. */
function findingsThatTake(times: readonly (readonly number[])[]) {
  let time = 0
  const tried: string[] = []
  const findings = times.map((each, at) => {
    let next = 0
    const tryFix = () => {
      time += each[next] ?? 0
      tried.push(`${at}.${next}`)
      next += 1
      return next >= each.length
    }
    return { tryFix } as unknown as Finding
  })
  return { findings, tried, now: () => time }
}

describe('trying what would mend findings', () => {
  it('tries all at once where that is quick', () => {
    const { findings, tried, now } = findingsThatTake([[1], [1, 1], [1], [1]])
    expect(tryOn(findings, 0, now)).toBe(4)
    expect(tried).toEqual(['0.0', '1.0', '1.1', '2.0', '3.0'])
  })

  it('stops after a while, within a finding too, and goes on from there with at least one fix each time', () => {
    const { findings, tried, now } = findingsThatTake([[5, 5], [5, 90, 90], [1]])
    const passes: number[] = []
    let at = 0
    while (at < findings.length) {
      at = tryOn(findings, at, now)
      passes.push(tried.length)
    }
    expect(passes).toEqual([3, 4, 5, 6])
    expect(tried).toEqual(['0.0', '0.1', '1.0', '1.1', '1.2', '2.0'])
  })

  it('has nothing to do where there are no findings', () => {
    expect(tryOn([], 0, () => 0)).toBe(0)
  })
})
