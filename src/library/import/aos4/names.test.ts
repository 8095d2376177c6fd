import { expect, it } from 'vitest'

import { keyOf, slugOf } from '../names.ts'
import { standardName, unitName } from './names.ts'

it.each([
  ['Scourge of Aqshy Huskard on Thundertusk', 'Huskard on Thundertusk (Scourge of Aqshy)'],
  ['Scourge of Aqshy: Huskard on Thundertusk', 'Huskard on Thundertusk (Scourge of Aqshy)'],
  ['Huskard on Thundertusk (Scourge of Aqshy)', 'Huskard on Thundertusk (Scourge of Aqshy)'],
  ['Neave\u2019s Companions', "Neave's Companions"],
  ['\u2726 Beasts of Chaos [LEGENDS', 'Beasts of Chaos'],
])('names "%s" in one way', (printed, name) => {
  expect(unitName(printed)).toBe(name)
})

it('makes ids that a person can read', () => {
  expect(slugOf("Trugg's Troggherd")).toBe('truggs-troggherd')
  expect(slugOf('Stormdrake Guard (1 model)')).toBe('stormdrake-guard-1-model')
  expect(slugOf('Big Waaagh!')).toBe('big-waaagh')
})

it('compares names without case, accents and marks', () => {
  expect(keyOf('Kh\u00e2zuk\u2019s  Crown')).toBe(keyOf("KHAZUK'S CROWN"))
})

it('knows the standard unit of a variant', () => {
  expect(standardName('Ironblaster (Scourge of Ghyran)')).toBe('Ironblaster')
  expect(standardName('Ironblaster')).toBeNull()
})
