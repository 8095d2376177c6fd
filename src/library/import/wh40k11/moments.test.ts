import { describe, expect, it } from 'vitest'

import { momentIn } from './moments.ts'

type Case = readonly [text: string, moment: ReturnType<typeof momentIn>]

const used: readonly Case[] = [
  ['In your Command phase, roll one D6.', { phases: ['command'], whose: 'your' }],
  [
    'At the end of your opponent’s Fight phase, pull this squad back.',
    { phases: ['fight'], whose: 'enemy' },
  ],
  ['At the start of the Fight phase, shout.', { phases: ['fight'] }],
  [
    'Once per battle, in your Movement phase, dig in.',
    { phases: ['movement'], whose: 'your', limit: 'once per battle' },
  ],
  [
    'Once per battle, at the start of any phase, this model can roar.',
    { limit: 'once per battle' },
  ],
  ['Once per turn, one unit with this ability can dance.', { limit: 'once per turn (army)' }],
  [
    'Each time an enemy unit ends a Normal, Advance or Fall Back move close by, this unit can walk.',
    { phases: ['movement'], whose: 'enemy', reaction: true },
  ],
  ['Each time this model ends a Charge move, roll one D6.', { phases: ['charge'] }],
  [
    'Each time this unit is selected to shoot or fight, select one target.',
    { phases: ['shooting', 'fight'] },
  ],
  ['After both players have deployed, select one unit.', { phases: ['deployment'] }],
  ['At the start of the battle round, select a mood.', { phases: ['start of battle round'] }],
  ['At the end of your turn, this unit can hide.', { phases: ['end of turn'], whose: 'your' }],
  [
    'Once per battle, you can target this squad with the Rapid Ingress Stratagem for 0CP.',
    { phases: ['movement'], whose: 'enemy', limit: 'once per battle' },
  ],
  ['The first time this model is destroyed, roll one D6.', { limit: 'once per battle' }],
  [
    '**Squigs** can nap. When this mob is selected to fight, its squigs have:\n[BITE].\nOr: [GULP].',
    { phases: ['fight'] },
  ],
]

const always: readonly string[] = [
  'Each time this model makes a melee attack, add 1 to the Hit roll.',
  'While this model is leading a unit, re-roll Charge rolls made for that unit.',
  'Each time this unit Advances, do not make an Advance roll. Add 6" to the Move characteristic.',
  'This unit is eligible to shoot in a turn in which it Fell Back.',
  'Until the start of your next Command phase, nothing happens.',
  'This model can be attached to Boyz.',
  'Each time a model makes a Normal move, it can move through walls.',
  'While a unit is dizzy, each time that unit makes a Normal move, roll one D6.',
  'Stealth.',
  '',
]

describe('when a rule is used', () => {
  it.each(used)('"%s"', (text, moment) => {
    expect(momentIn(text)).toEqual(moment)
  })

  it.each(always.map((text) => [text]))('always on: "%s"', (text) => {
    expect(momentIn(text)).toBeNull()
  })

  it('does not take a limit of what is picked for one of its use', () => {
    const text = 'In your Command phase, heal a tank. Each tank can only be healed once per turn.'
    expect(momentIn(text)).toEqual({ phases: ['command'], whose: 'your' })
  })

  it('names every phase that statements of it name', () => {
    const text = 'In your Shooting phase, aim. In the Fight phase, hit.'
    expect(momentIn(text)).toEqual({ phases: ['shooting', 'fight'] })
  })
})
