import { describe, expect, it } from 'vitest'

import { placeWords, remarkWords } from './place-words.ts'

describe('places in a file in words', () => {
  it.each([
    ['regiments[0].units[0]', 'regiment 1, unit 1'],
    ['regiments[2].leader.name', 'regiment 3, leader, name'],
    ['regimentsOfRenown[0].units[1]', 'regiment of renown 1, unit 2'],
    ['auxiliaries[1]', 'auxiliary 2'],
    ['battleTacticCards[1]', 'battle tactic card 2'],
    ['spellLore', 'spell lore'],
    ['line 3, column 4', 'line 3, column 4'],
    ['', ''],
  ])('reads %s as %s', (place, words) => {
    expect(placeWords(place)).toBe(words)
  })

  it('begins a remark with its place', () => {
    expect(remarkWords('regiments[0].leader: no unit is called "Tyrent".')).toBe(
      'Regiment 1, leader: no unit is called "Tyrent".',
    )
    expect(remarkWords('regiments[0].banner is not part of this form and was left out.')).toBe(
      'Regiment 1, banner is not part of this form and was left out.',
    )
  })

  it('leaves other remarks alone', () => {
    expect(remarkWords('Units are missing.')).toBe('Units are missing.')
  })
})
