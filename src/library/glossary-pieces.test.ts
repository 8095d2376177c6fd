import { describe, expect, it } from 'vitest'

import type { GlossaryTerm } from './glossary-file.ts'
import { splitter } from './glossary-pieces.ts'

const term = (id: string, also: readonly string[] = [], everyday: readonly string[] = []) => {
  const name = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ')
  return { id, name, rule: '1', text: 'x', also: [...also], see: [], everyday: [...everyday] }
}
const terms: readonly GlossaryTerm[] = [
  term('charge', ['Charge roll'], ['Charge']),
  term('heal', ['Heal (*'], ['Heal']),
  term('anti', ['Anti-*']),
  term('rapid_fire', ['Rapid Fire *']),
  term('ward', ['Ward (*', 'Ward save', 'Ward saves']),
  term('strike-last'),
  term('mortal_damage'),
  term('damage', [], ['Damage']),
  term('hit_roll', ['Hit rolls']),
  term('crit', ['Crit (Mortal)']),
  term('kill_team'),
  term('regiment', ['Regiments']),
  term('regiment_of_renown'),
]
const pieces = splitter(terms)
/** The sentence with its terms in brackets. */
const shown = (sentence: string) =>
  pieces(sentence)
    .map(({ words, term: named }) => (named ? `[${words}]` : words))
    .join('')

describe('a sentence', () => {
  it.each([
    ['On 2+, inflicts D3 mortal damage.', 'On 2+, inflicts D3 [mortal damage].'],
    ['Add 1 to hit rolls and charge rolls.', 'Add 1 to [hit rolls] and charge rolls.'],
    ['Re-roll its charge roll.', 'Re-roll its [charge roll].'],
    ['It has STRIKE\u2011LAST this turn.', 'It has [STRIKE\u2011LAST] this turn.'],
    ['A regiment of renown, then a regiment', 'A [regiment of renown], then a [regiment]'],
  ])('is split at the terms that it names, the longest first: %s', (sentence, split) => {
    expect(shown(sentence)).toBe(split)
  })

  it.each([
    ['It has WARD (5+).', 'It has [WARD (5+)].'],
    ['Its weapons have [RAPID FIRE 2].', 'Its weapons have [[RAPID FIRE 2]].'],
    ['Weapons have Anti-Monster (+1 Rend).', 'Weapons have [Anti-Monster (+1 Rend)].'],
    ['Weapons have anti-infantry 4+ now.', 'Weapons have [anti-infantry 4+] now.'],
    ['Weapons have Crit (Mortal) now.', 'Weapons have [Crit (Mortal)] now.'],
    ['Rapid fire 1D6+3 is much.', '[Rapid fire 1D6+3] is much.'],
  ])('names a term with what stands beside it: %s', (sentence, split) => {
    expect(shown(sentence)).toBe(split)
  })

  it.each([
    ['It may charge.', 'It may charge.'],
    ['It used a CHARGE ability.', 'It used a [CHARGE] ability.'],
    ['CHARGE, RUN or so', '[CHARGE], RUN or so'],
    ['All CHARGE BIKES of it', 'All CHARGE BIKES of it'],
    ['Units heal slowly.', 'Units heal slowly.'],
    ['Heal (3) the unit.', '[Heal (3)] the unit.'],
    ['Damage is 2.', 'Damage is 2.'],
  ])('means everyday words only in the form of the game: %s', (sentence, split) => {
    expect(shown(sentence)).toBe(split)
  })

  it.each([
    ['The Deathwatch Kill Team has 11 models.', 'The Deathwatch Kill Team has 11 models.'],
    ['Kill Team Cassius has 11 models.', 'Kill Team Cassius has 11 models.'],
    ['Improve the Ward of both.', 'Improve the [Ward] of both.'],
    ['No more. Every Ward counts.', 'No more. Every [Ward] counts.'],
    ['A reward for wards, antique and onward.', 'A reward for wards, antique and onward.'],
  ])('keeps names of units and longer words whole: %s', (sentence, split) => {
    expect(shown(sentence)).toBe(split)
  })

  it('names each term once', () => {
    expect(shown('A ward save, and a WARD (4+) too.')).toBe('A [ward save], and a WARD (4+) too.')
  })

  it('comes back as it was, whatever it says', () => {
    for (const sentence of ['', ' ', '((', 'WARD (', 'Ward save', '– ward –', 'ward\nsave (5+)']) {
      const split = pieces(sentence)
      expect(split.map(({ words }) => words).join('')).toBe(sentence)
      expect(split.every(({ words }) => words !== '')).toBe(true)
    }
  })

  it('of fifty thousand words is split all the same', () => {
    const long = 'ward saves and a charge roll '.repeat(10_000)
    expect(pieces(long).filter(({ term: named }) => named)).toHaveLength(2)
  })
})
