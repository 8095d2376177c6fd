import { describe, expect, it } from 'vitest'

import { nextByLetter, nextIndex } from './menu-keys.ts'

describe('nextIndex', () => {
  it('moves with the arrows and goes round at the ends', () => {
    expect(nextIndex('ArrowDown', 0, 3, 'vertical')).toBe(1)
    expect(nextIndex('ArrowDown', 2, 3, 'vertical')).toBe(0)
    expect(nextIndex('ArrowUp', 0, 3, 'vertical')).toBe(2)
    expect(nextIndex('ArrowLeft', 0, 3, 'horizontal')).toBe(2)
  })

  it('jumps with Home and End', () => {
    expect(nextIndex('Home', 2, 3, 'vertical')).toBe(0)
    expect(nextIndex('End', 0, 3, 'vertical')).toBe(2)
  })

  it('leaves other keys, the other axis and empty lists alone', () => {
    expect(nextIndex('Enter', 0, 3, 'vertical')).toBeNull()
    expect(nextIndex('ArrowLeft', 0, 3, 'vertical')).toBeNull()
    expect(nextIndex('ArrowDown', 0, 0, 'vertical')).toBeNull()
  })
})

describe('nextByLetter', () => {
  const words = ['Move', 'Make general', 'Remove']

  it('goes to the next word that begins with the letter', () => {
    expect(nextByLetter('m', 0, words)).toBe(1)
    expect(nextByLetter('M', 1, words)).toBe(0)
    expect(nextByLetter('r', 0, words)).toBe(2)
  })

  it('ignores letters without a word, and keys that are not letters', () => {
    expect(nextByLetter('x', 0, words)).toBeNull()
    expect(nextByLetter(' ', 0, words)).toBeNull()
    expect(nextByLetter('Enter', 0, words)).toBeNull()
  })
})
