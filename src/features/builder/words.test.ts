import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import { announcement, faultsShown } from './words.ts'

const army = (units: number): Army =>
  ({
    points: units * 80,
    limit: 2000,
    units: new Map(Array.from({ length: units }, (_, at) => [`u${at}`, {}])),
  }) as unknown as Army
const faults = [{ severity: 'error' }, { severity: 'note' }] as unknown as readonly Finding[]

describe('the verdict on a list', () => {
  it('counts no faults before there is a unit', () => {
    expect(faultsShown(army(0), faults)).toBe(0)
    expect(announcement(army(0), faults)).toMatch(/2,000 left\. Nothing to check yet\.$/)
  })

  it('counts them from the first unit on', () => {
    expect(announcement(army(1), faults)).toMatch(/1,920 left\. 1 fault\.$/)
    expect(announcement(army(1), [])).toMatch(/In order\.$/)
  })

  it('comes with what is wrong since the last change', () => {
    const fault = { severity: 'error', rule: 'B02', at: {}, say: 'Two lead it. One has to go.' }
    const now = [...faults, fault] as unknown as readonly Finding[]
    expect(announcement(army(1), now, faults)).toMatch(/2 faults\. New: Two lead it\.$/)
    expect(announcement(army(1), now, now)).toMatch(/2 faults\.$/)
    expect(announcement(army(1), faults, now)).toMatch(/1 fault\.$/)
  })
})
