import { describe, expect, it } from 'vitest'

import type { ArmyChoice } from '../../engine/system.ts'
import { aos4 } from '../../systems/aos4/index.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { keptChoice, keptGame, writeChoice } from './kept-choice.ts'

const army = (variant: string | null): ArmyChoice => ({
  faction: 'ogor-mawtribes',
  variant,
  name: 'Ogors',
  alliance: 'Destruction',
  legends: false,
})
const maw = army('the-roving-maw')
const armies = [army(null), maw]
const draft = {
  army: maw,
  event: null,
  limit: 'other',
  otherLimit: '1,250',
  season: '2025-26',
} as const

describe('what was chosen for a new list', () => {
  it('comes back in its game', () => {
    const kept = writeChoice(aos4, draft)
    expect(keptGame(kept)).toBe('aos4')
    expect(keptChoice(kept, aos4, armies)).toEqual(draft)
    expect(keptChoice(kept, wh40k11, armies)).toEqual({})
  })

  it('is left out where there is no such thing any more', () => {
    const kept = writeChoice(aos4, { ...draft, limit: 750, season: 'of-old' })
    expect(keptChoice(kept, aos4, [])).toEqual({ army: null, event: null, season: null })
    expect(keptChoice('', aos4, armies)).toEqual({})
    expect(keptGame('[1]')).toBeNull()
  })
})
