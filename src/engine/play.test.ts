import { describe, expect, it } from 'vitest'

import { type PlaySheet, withoutIdleMoments } from './play.ts'

const sheet: PlaySheet = {
  entries: [],
  units: [],
  rounds: 5,
  phases: [
    { name: 'deployment', per: 'battle', passing: true },
    { name: 'start of battle round', per: 'round', passing: true },
    { name: 'hero phase', per: 'turn', passing: false },
    { name: 'end of turn', per: 'turn', passing: true },
  ],
  counters: [
    {
      id: 'cp',
      name: 'Command points',
      short: 'CP',
      gains: { value: 4, phase: 'start of battle round', anew: true },
    },
  ],
}
const names = (now?: string) => withoutIdleMoments(sheet, now).phases.map(({ name }) => name)

describe('a sheet without idle moments', () => {
  it('keeps the phases and the moments at which something is gained', () => {
    expect(names()).toEqual(['start of battle round', 'hero phase'])
  })

  it('keeps the moment that is being played until it is over', () => {
    expect(names('end of turn')).toEqual(['start of battle round', 'hero phase', 'end of turn'])
  })
})
