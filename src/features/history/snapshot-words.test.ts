import { describe, expect, it } from 'vitest'

import { sampleRoster } from '../../store/testing.ts'
import { snapshotTitle } from './snapshot-words.ts'
import type { Stage } from './stages.ts'

const step = (label: string, time: string): Stage => {
  return { number: 1, label, time, roster: sampleRoster(), when: 'past' }
}
const sight = {
  began: '2026-11-10T10:00:00.000Z',
  stages: [
    step('Add Tyrant', '2026-11-10T09:00:00.000Z'),
    step('Move to points v1.2', '2026-11-10T10:05:00.010Z'),
  ],
}
const taken = (kind: 'visit' | 'points' | 'named', time: string, name = '') =>
  snapshotTitle({ kind, time, name }, sight)

describe('a snapshot is called', () => {
  it('by its own name where it has one', () => {
    expect(taken('points', '2026-11-10T10:05:00.000Z', 'Round one')).toBe('Round one')
  })

  it('by the visit that it began, this one or another', () => {
    expect(taken('visit', '2026-11-10T10:01:00.000Z')).toBe('Before this visit’s first edit')
    expect(taken('visit', '2026-11-09T10:01:00.000Z')).toBe('Before a visit’s first edit')
  })

  it('by the points that it was taken before the move to, as long as that step is there', () => {
    expect(taken('points', '2026-11-10T10:05:00.000Z')).toBe('Before: move to points v1.2')
    expect(taken('points', '2026-11-10T10:30:00.000Z')).toBe('Before a move to other points')
  })
})
