import { describe, expect, it } from 'vitest'

import { nameIndex } from './name-index.ts'

const index = nameIndex(
  [
    'Khorne Berzerkers',
    'Jakhals',
    'Chaos Spawn',
    'Skullsmasher and mangler',
    'Boltgun',
    'Boltguns of X',
  ],
  (name) => [name],
)

describe('a name that a player wrote', () => {
  it('is found in any case, with any punctuation', () => {
    expect(index.match('KHORNE  BERZERKERS')).toEqual({ entry: 'Khorne Berzerkers', how: 'exact' })
  })

  it('is found in singular, with other small words, and a letter off', () => {
    expect(index.match('Jakhal')).toEqual({ entry: 'Jakhals', how: 'near', alike: true })
    expect(index.match('skullsmasher & mangler')).toEqual({
      entry: 'Skullsmasher and mangler',
      how: 'near',
      alike: true,
    })
    expect(index.match('Khorne Berserkers')?.entry).toBe('Khorne Berzerkers')
    expect(index.match('World Eaters Chaos Spawn')?.entry).toBe('Chaos Spawn')
  })

  it('is found in singular where the plural is more than a letter', () => {
    const plurals = nameIndex(
      ['Legionaries', 'Fenrisian Wolves', 'Guardsmen', 'Wyches', 'Combat knives', 'Boyz'],
      (name) => [name],
    )
    for (const one of [
      'Legionary',
      'Fenrisian Wolf',
      'Guardsman',
      'Wych',
      'Wyche',
      'Combat knife',
      'Boy',
    ]) {
      expect(plurals.match(one)).toMatchObject({ how: 'near', alike: true })
    }
  })

  it('is left open where nothing is near', () => {
    expect(index.match('Leman Russ')).toBeNull()
    expect(index.match('')).toBeNull()
    expect(index.nearest('Berzerker').at(0)).toBe('Khorne Berzerkers')
  })

  it('is not found in a sentence that ends with it', () => {
    expect(index.match('my friend wants to borrow all of my jakhals')).toBeNull()
  })

  it('is offered for words that it shares', () => {
    expect(index.match('Skullsmasher of doom')).toBeNull()
    expect(index.nearest('Skullsmasher of doom')).toEqual(['Skullsmasher and mangler'])
  })

  it('is found by some of its words, if only one plain name has them', () => {
    expect(index.within('mangler')).toBe('Skullsmasher and mangler')
    expect(index.within('boltgun')).toBe('Boltgun')
    expect(index.within('Leman')).toBeNull()
  })
})
