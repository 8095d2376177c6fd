import { describe, expect, it } from 'vitest'

import { rank } from './matcher.ts'

const yhetees = { name: 'Icefall Yhetees', words: ['BEASTCLAW', 'INFANTRY'] }
const gorruk = { name: 'Gorr’uk the Blésséd', words: ['HERO', 'Old Gorruk'] }

describe('search', () => {
  it('finds a unit by the beginning of its name first, then by any part of it', () => {
    expect(rank(yhetees, 'ice')).toBe(0)
    expect(rank(yhetees, 'yhet')).toBe(1)
  })

  it('puts the unit that is called so before those whose longer names begin so', () => {
    const riders = { name: 'Nobz on Warbikes', words: [] }
    const found = [riders, { name: 'Nobz', words: [] }].toSorted(
      (a, b) => (rank(a, 'nobz') ?? 9) - (rank(b, 'nobz') ?? 9),
    )
    expect(found.map(({ name }) => name)).toEqual(['Nobz', 'Nobz on Warbikes'])
  })

  it('finds a unit by a keyword and by a former name', () => {
    expect(rank(yhetees, 'beastclaw')).toBe(2)
    expect(rank(gorruk, 'old')).toBe(2)
  })

  it('wants every word of the question', () => {
    expect(rank(yhetees, 'infantry icefall')).toBe(2)
    expect(rank(yhetees, 'cavalry icefall')).toBeNull()
  })

  it('forgives a typing mistake in a long word, none in a short one', () => {
    expect(rank(yhetees, 'yhteees')).toBe(3)
    expect(rank(yhetees, 'icefal yheetes')).toBe(3)
    expect(rank(yhetees, 'hro')).toBeNull()
  })

  it('ignores case, accents and apostrophes', () => {
    expect(rank(gorruk, 'GORRUK the bless')).toBe(0)
  })

  it('finds everything when nothing is asked', () => {
    expect(rank(yhetees, '  ')).toBe(0)
  })
})
