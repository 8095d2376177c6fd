import { describe, expect, it } from 'vitest'

import { readNotes, readOptionNotes } from './notes.ts'

describe('notes of a profile', () => {
  it.each([
    ['Cannot be reinforced.', { kind: 'not-reinforced' }],
    ['Can join an eligible regiment as a Maw Nomad.', { kind: 'role', role: 'Maw Nomad' }],
    ['Can join an eligible regiment as an Oathsworn', { kind: 'role', role: 'Oathsworn' }],
    [
      "Can join an eligible regiment as Grimnir's Chosen.",
      { kind: 'role', role: "Grimnir's Chosen" },
    ],
    ["Can join Trugg's regiment.", { kind: 'joins', leaders: ['Trugg'] }],
    [
      "Can join Lord Kroak's or a Slann Starmaster's regiment.",
      { kind: 'joins', leaders: ['Lord Kroak', 'Slann Starmaster'] },
    ],
    [
      "Can join a Dreadlord on Black Dragon's, Sorceress' or Sorceress on Black Dragon's regiment.",
      {
        kind: 'joins',
        leaders: ['Dreadlord on Black Dragon', 'Sorceress', 'Sorceress on Black Dragon'],
      },
    ],
    [
      "Can only be taken in Callis and Toll's regiment.",
      { kind: 'only-with', leader: 'Callis and Toll' },
    ],
    ['Can only be taken in an Iron March Army of Renown.', { kind: 'only-in', army: 'Iron March' }],
    [
      'Can include 1 unit of this type for each Snarlboss in your army.',
      { kind: 'one-per', unit: 'Snarlboss' },
    ],
    [
      'Can only be taken in a regiment that contains a Drum Corp unit and no other Pipers.',
      { kind: 'bonus-place', needs: 'Drum Corp' },
    ],
    [
      'Cannot include more than 1 Skryre War Machine in a regiment led by a non-Skryre Hero.',
      { kind: 'regiment-cap', keyword: 'SKRYRE', type: 'WAR MACHINE' },
    ],
    [
      'Cannot include this unit and the Blades of the Hollow King in the same army',
      { kind: 'excludes', unit: 'Blades of the Hollow King' },
    ],
    [
      "Is legal for Matched Play with the General's Handbook 2026-27 battlepack.",
      { kind: 'season', season: '2026-27' },
    ],
    ['Will move to Warhammer Legends on 1 June 2027.', { kind: 'leaving', date: '2027-06-01' }],
    ['Previously Vanari Lord Regent.', { kind: 'formerly', name: 'Vanari Lord Regent' }],
  ])('understands "%s"', (text, note) => {
    expect(readNotes([text], 'Test unit')).toEqual([note])
  })

  it('takes several notes in one text apart', () => {
    const text = 'Cannot be reinforced. Will move to Warhammer Legends on 1 June 2027'
    expect(readNotes([text], 'Test unit').map(({ kind }) => kind)).toEqual([
      'not-reinforced',
      'leaving',
    ])
  })

  it('stops at a note of unknown shape and names the unit', () => {
    expect(() => readNotes(['May be taken twice.'], 'Grell Firefist')).toThrow(/Grell Firefist/)
  })
})

describe('notes of options', () => {
  it('rule a season or a day of leaving, and name publications that rule nothing', () => {
    expect(readOptionNotes(['Scourge of Aqshy'], 'Test')).toEqual({
      season: '2026-27',
      leaving: null,
    })
    expect(readOptionNotes(['Battletome: Skaven'], 'Test')).toEqual({ season: null, leaving: null })
    const note =
      'Battletome Supplement: Skaven. This terrain feature will move to Warhammer Legends on 1 June 2027.'
    expect(readOptionNotes([note], 'Test')).toEqual({ season: null, leaving: '2027-06-01' })
  })

  it('of any other kind stop the converter with the name of the option', () => {
    expect(() => readOptionNotes(['You may repaint it'], 'Test Lore')).toThrow('Test Lore')
    expect(() => readOptionNotes(['This unit cannot be reinforced'], 'Test Lore')).toThrow(
      'Test Lore',
    )
  })
})
