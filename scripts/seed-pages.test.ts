import { expect, it } from 'vitest'

import { seedAbilities } from './seed-abilities.ts'
import { coreStratagems } from './seed-stratagems.ts'

it('core stratagems are read from a page, the points of a list with their effect', () => {
  const page = [
    'They come.OX DRIVE15.03',
    '1CP',
    'WHEN: Any phase.',
    'TARGET: One ox.',
    'EFFECT: Do this:',
    'TARGET: One ox.',
    'EFFECT: Do this:',
    '- Roll a D6.',
    '+1CP',
    'COW DRIVE15.04',
  ]
  expect([...coreStratagems([page.join('\n')])]).toEqual([
    ['OX DRIVE', { when: 'Any phase.', target: 'One ox.', effect: 'Do this:\n- Roll a D6.\n+1CP' }],
  ])
})

it('abilities are read from a page up to their keywords', () => {
  const page = [
    ' Any Hero Phase |',
    'OXEN, RUN: They are eager.',
    'Declare: Pick an ox.',
    'Effect: It runs:',
    '- 6"',
    '| KEYWORDS | RUN |',
    'Other words.',
  ]
  expect([...seedAbilities([page.join('\n')])]).toEqual([
    ['oxen-run', { when: 'Any Hero Phase', target: 'Pick an ox.', effect: 'It runs:\n- 6"' }],
  ])
})
