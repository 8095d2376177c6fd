import { describe, expect, it } from 'vitest'

import type { Roster } from '../../engine/roster.ts'
import { history } from '../../store/history.ts'
import { sampleRoster } from '../../store/testing.ts'
import { stagesOf } from './stages.ts'

const limited = (limit: number): Roster => sampleRoster({ limit })

describe('the states of a list', () => {
  it('stand in the order in which they were reached, each with the step that led to it', () => {
    const past = [
      { roster: limited(100), label: 'Set 200', time: '2026-11-10T10:00:00.000Z' },
      { roster: limited(200), label: 'Set 300' },
    ]
    const future = [
      { roster: limited(500), label: 'Set 500' },
      { roster: limited(400), label: 'Set 400' },
    ]
    const stages = stagesOf({ step: 12, roster: limited(300) }, history(past, future))
    expect(
      stages.map(({ number, label, roster, when }) => [number, label, roster.limit, when]),
    ).toEqual([
      [10, null, 100, 'past'],
      [11, 'Set 200', 200, 'past'],
      [12, 'Set 300', 300, 'now'],
      [13, 'Set 400', 400, 'future'],
      [14, 'Set 500', 500, 'future'],
    ])
    expect(stages[1]?.time).toBe('2026-11-10T10:00:00.000Z')
  })

  it('of a list without steps are the present one alone', () => {
    const stages = stagesOf({ step: 0, roster: limited(100) }, history([], []))
    expect(stages.map(({ label, when }) => [label, when])).toEqual([[null, 'now']])
  })
})
