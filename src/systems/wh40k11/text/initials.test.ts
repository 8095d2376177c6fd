import { expect, it } from 'vitest'

import { shortFor } from './initials.ts'

it('tells what a name was shortened to', () => {
  expect(shortFor('CCW', 'Close combat weapon')).toBe('initials')
  expect(shortFor('MP', 'Master-crafted pistol')).toBe(null)
  expect(shortFor('MCP', 'Master-crafted pistol')).toBe('initials')
  expect(shortFor('C&A', 'Axe and claw')).toBe(null)
  expect(shortFor('A&C', 'Axe and claw')).toBe('initials')
  expect(shortFor('BoP', 'Bolt pistol')).toBe('shortened')
  expect(shortFor('GRCHLD', 'Gorechild')).toBe('shortened')
  expect(shortFor('KB', 'Krak’s blade')).toBe('initials')
})

it('takes no words of prose for one', () => {
  for (const words of ['Ccw', 'ccw', 'C C W', 'CC', 'CCWX', 'C', '', 'CloseCombatWeaponOfOld'])
    expect(shortFor(words, 'Close combat weapon')).toBe(null)
})
