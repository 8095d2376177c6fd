import { expect, it } from 'vitest'

import { continuesName } from './name-lines.ts'

it('tells a name in two lines from a player above it', () => {
  expect(continuesName('of the north', 'Roots & thorns')).toBe(true)
  expect(continuesName('Thorns', 'Roots &')).toBe(true)
  expect(continuesName('North', 'Lords of the')).toBe(true)
  expect(continuesName('', 'Roots')).toBe(true)
  expect(continuesName('🔥', 'Roots')).toBe(true)
  expect(continuesName('Roots and thorns', 'Hannah Meier')).toBe(false)
  expect(continuesName('2nd try', 'Player: Theo')).toBe(false)
})
