import { expect, test } from 'vitest'

import type { Army } from '../../engine/army.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { menuTitles } from './places.ts'

const place = (unit: string, title: string): OpenPlace => ({
  place: { unit, slot: 'enhancements' },
  numeral: '+',
  title,
  sub: '',
  used: 0,
  max: 1,
  kind: 'picks',
})
const named = (nickname: string) => ({ roster: { nickname } })

test('places of units that are alike can be told apart, by nickname where there is one', () => {
  const army = {
    groups: [],
    units: new Map([
      ['a', named('')],
      ['b', named('The Green Wall')],
      ['c', named('')],
    ]),
  } as unknown as Army
  const places = [
    place('a', 'Enhancement for Boyz'),
    place('b', 'Enhancement for Boyz'),
    place('c', 'Enhancement for Nobz'),
  ]
  expect(menuTitles(places, army)).toEqual([
    'Enhancement for Boyz (1 of 2)',
    'Enhancement for Boyz (The Green Wall)',
    'Enhancement for Nobz',
  ])
})
