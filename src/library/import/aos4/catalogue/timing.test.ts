import { describe, expect, it } from 'vitest'

import { readTiming } from './timing.ts'

const combat = { window: 'combat phase', whose: 'any', reaction: true } as const

const cases: readonly (readonly [string, ReturnType<typeof readTiming>])[] = [
  ['Your Hero Phase', { window: 'hero phase', whose: 'your' }],
  ['Any HeroPhase', { window: 'hero phase', whose: 'any' }],
  ['YourHero Phase', { window: 'hero phase', whose: 'your' }],
  ['Enemy Movement Phase', { window: 'movement phase', whose: 'enemy' }],
  ['Deployment Phase', { window: 'deployment' }],
  ['End of Any Turn', { window: 'end of turn', whose: 'any' }],
  ['Start of Your Turn', { window: 'start of turn', whose: 'your' }],
  ['Start of Battle Round', { window: 'start of battle round' }],
  ['Start of Third Battle Round', { window: 'start of battle round' }],
  ['End of Final Battle Round', { window: 'other' }],
  ['Start of Battle', { window: 'other' }],
  [
    'Once Per Turn (Army), Any Combat Phase',
    { window: 'combat phase', whose: 'any', limit: 'once per turn (army)' },
  ],
  [
    'Once Per Turn(Army), Your Charge Phase',
    { window: 'charge phase', whose: 'your', limit: 'once per turn (army)' },
  ],
  [
    'Onec Per Turn (Army,) End of Any Turn)',
    { window: 'end of turn', whose: 'any', limit: 'once per turn (army)' },
  ],
  [
    'One Per Battle, Any Shooting Phase',
    { window: 'shooting phase', whose: 'any', limit: 'once per battle' },
  ],
  [
    'Once Per Battle(Army), Start of Any Turn',
    { window: 'start of turn', whose: 'any', limit: 'once per battle (army)' },
  ],
  [
    'Once Per Battle Round (Army), Start of Battle Round',
    { window: 'start of battle round', limit: 'once per battle round' },
  ],
  [
    'Once Per Phase (Army), Your Combat Phase',
    { window: 'combat phase', whose: 'your', limit: 'once per phase' },
  ],
  ['Reaction: your hero phase was mentioned', { reaction: true }],
  ['Once Per Battle, Reaction: something', { limit: 'once per battle', reaction: true }],
  [
    'Once Per Turn, Your Shooting Phase, Reaction: something',
    { window: 'shooting phase', whose: 'your', limit: 'once per turn', reaction: true },
  ],
  ['Opponent declared something', { reaction: true }],
  ['Reaction: You declared a **^^Fight^^** ability', combat],
  [
    'Reaction: a spell or a prayer was declared',
    { window: 'hero phase', whose: 'any', reaction: true },
  ],
  ['Reaction: You declared Run or Fight', { reaction: true }],
  [
    "Reaction: You declared the 'Redeploy' command",
    { window: 'movement phase', whose: 'enemy', reaction: true },
  ],
  [
    'Your Hero Phase, Reaction: You declared Fight',
    { window: 'hero phase', whose: 'your', reaction: true },
  ],
  ['', undefined],
  ['Passive', undefined],
]

describe('readTiming', () => {
  it.each(cases)('reads "%s"', (text, timing) => {
    expect(readTiming(text)).toEqual(timing)
  })
})
