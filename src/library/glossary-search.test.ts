import { describe, expect, it } from 'vitest'

import type { GlossaryTerm } from './glossary-file.ts'
import { findTerms } from './glossary-search.ts'

const term = (name: string, text: string, also: readonly string[] = []): GlossaryTerm => {
  return { id: name.toLowerCase(), name, rule: 'Core Rules 7.0', text, also: [...also], see: [] }
}
const terms = [
  term('Ward saves', 'Each point gets a roll.', ['Ward (*']),
  term('Charge', 'Moves up to 2D6.', ['Charge roll']),
  term('Bull Charge', 'Once per turn.'),
  term('Retreat', 'It cannot charge this turn.'),
  term('Éclat', 'Shines.'),
]
const found = (query: string) => findTerms(terms, query).map(({ name }) => name)

describe('the search of the glossary', () => {
  it('shows all terms by name before anything is asked', () => {
    expect(found('  ')).toEqual(['Bull Charge', 'Charge', 'Éclat', 'Retreat', 'Ward saves'])
  })

  it('puts the term of that name first, then names that have the word, then texts', () => {
    expect(found('charge')).toEqual(['Charge', 'Bull Charge', 'Retreat'])
  })

  it.each([
    ['ward (5+)', 'Ward saves'],
    ['WARD', 'Ward saves'],
    ['charge roll', 'Charge'],
    ['2d6', 'Charge'],
    ['eclat', 'Éclat'],
    ['turn once', 'Bull Charge'],
  ])('finds by other words, by what stands beside it, and in the text: %s', (query, name) => {
    expect(found(query)[0]).toBe(name)
  })

  it.each(['5+ ward', 'ward 5+', '6" charge', 'ward (4+) save'])(
    'takes a figure that no term has as any: %s',
    (query) => {
      expect(found(query)).not.toEqual([])
    },
  )

  it('finds by beginnings of words only, and nothing where nothing fits', () => {
    expect(found('arge')).toEqual([])
    expect(found('charge nowhere')).toEqual([])
    expect(found('99+')).toEqual([])
  })
})
