import { expect, it } from 'vitest'

import { changeText, changeWords, numberText } from './number-text.ts'

it('groups thousands', () => {
  expect(numberText(1770)).toBe('1,770')
  expect(numberText(950)).toBe('950')
})

it('signs a change in points', () => {
  expect(changeText(0)).toBe('±0')
  expect(changeText(20)).toBe('+20')
  expect(changeText(-1200)).toBe('−1,200')
})

it('says a change in words', () => {
  expect(changeWords(0)).toBe('no change in points')
  expect(changeWords(20)).toBe('20 points more')
  expect(changeWords(-120)).toBe('120 points fewer')
})
