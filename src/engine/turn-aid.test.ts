import { describe, expect, it } from 'vitest'

import { aidsByPhase, phasesText, type TurnAid } from './turn-aid.ts'

const aid = (name: string, phases: readonly string[], whose: TurnAid['whose'] = 'any') => ({
  id: name,
  name,
  from: 'Core',
  cost: null,
  tags: [],
  phases,
  whose,
  usable: true,
})

const order = ['command', 'shooting', 'fight']

describe('aids by phase', () => {
  it('follow the turn: any phase, each phase alone, then with later ones, unknown ones last', () => {
    const found = aidsByPhase(
      [
        aid('after', ['end of turn']),
        aid('swing', ['fight']),
        aid('both', ['fight', 'shooting']),
        aid('shoot', ['shooting']),
        aid('always', []),
        aid('plan', ['command']),
      ],
      order,
    )
    expect(found.map(({ phases, aids }) => [phases.join(), aids[0]?.name])).toEqual([
      ['', 'always'],
      ['command', 'plan'],
      ['shooting', 'shoot'],
      ['shooting,fight', 'both'],
      ['fight', 'swing'],
      ['end of turn', 'after'],
    ])
  })

  it('name those of the own turn first and keep the order of the list otherwise', () => {
    const all = [
      aid('theirs', ['fight'], 'enemy'),
      aid('either', ['fight']),
      aid('mine', ['fight'], 'your'),
      aid('mine too', ['fight'], 'your'),
    ]
    expect(aidsByPhase(all, order)[0]?.aids.map(({ name }) => name)).toEqual([
      'mine',
      'mine too',
      'either',
      'theirs',
    ])
  })
})

it('phases read as a heading', () => {
  expect([[], ['fight'], ['shooting', 'fight']].map(phasesText)).toEqual([
    'Any phase',
    'Fight',
    'Shooting or fight',
  ])
})
