import { describe, expect, test } from 'vitest'

import type { ReferenceEntry } from '../../engine/reference.ts'
import { findEntries, found, plain } from './find.ts'

describe('search in the reference', () => {
  test('accents, case and punctuation do not matter', () => {
    expect(plain('Sekhar’s Drakefúry (2)')).toBe('sekhars drakefury 2')
    expect(found("KHORNE'S", ['Khorne’s Own'])).toBe(true)
  })

  test('every word must begin a word of what is searched', () => {
    expect(found('maw tyr', ['Tyrant', 'Ogor Mawtribes'])).toBe(true)
    expect(found('rant', ['Tyrant'])).toBe(false)
    expect(found('tyrant stonehorn', ['Tyrant'])).toBe(false)
  })

  test('an empty query finds everything', () => {
    expect(found('  ', ['Tyrant'])).toBe(true)
  })

  test('rolls, distances and changes are found however they are typed', () => {
    const ward = ['Has WARD (5+) while wholly within 12" of a friendly HERO.']
    expect(
      ['5+ ward', 'WARD(5+)', '12"', '12” hero', "12'' hero", 'ward 5'].filter(
        (query) => !found(query, ward),
      ),
    ).toEqual([])
    expect(found('6+', ward)).toBe(false)
    expect(found('12+', ward)).toBe(false)
    expect(found('+1 rend', ['Its weapons have +1 Rend.'])).toBe(true)
  })

  test('several of a thing find one of it, and words with a hyphen either way', () => {
    expect(found('re-roll charges', ['May re-roll charge rolls.'])).toBe(true)
    expect(found('strike last', ['It has STRIKE-LAST.'])).toBe(true)
  })
})

const entry = (id: string): ReferenceEntry => ({
  id,
  name: id,
  points: null,
  tags: [],
  facts: [],
  abilities: [],
  sheets: [],
  armies: null,
  words: [],
})

describe('search by what is said of rules', () => {
  const said = [
    { name: 'Unstoppable', said: 'May re-roll charge rolls.' },
    { name: 'Hungry', said: 'Heals D3 in your hero phase.' },
  ]
  const finds = (query: string) =>
    findEntries([entry('Gluttons'), entry('Leadbelchers')], query, ({ id }) =>
      id === 'Gluttons' ? said : [],
    ).map(({ id }) => id)

  test('finds what has a rule that says every word', () => {
    expect(finds('heals d3')).toEqual(['Gluttons'])
    expect(finds('gluttons charge')).toEqual(['Gluttons'])
    expect(finds('')).toEqual(['Gluttons', 'Leadbelchers'])
  })

  test('not what says a word in one rule and another in the next', () => {
    expect(finds('charge hero')).toEqual([])
  })
})
