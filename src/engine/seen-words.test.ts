import { describe, expect, it } from 'vitest'

import { lackWords } from './lack-words.ts'
import { detailsText, stillBlocks } from './seen-words.ts'
import { emptyArmy } from './testing.ts'

describe('what was seen of a list', () => {
  it('is told in one line a row', () => {
    const details = [
      { what: 'Models', says: ['10 models'] },
      { what: 'Part', says: ['Leader', 'General'] },
      { what: 'Enhancement', says: ['Big Gob +20'] },
    ]
    expect(detailsText({ details })).toBe('10 models · Leader, General · Enhancement: Big Gob +20')
    expect(detailsText({ details: [{ what: 'Models', says: ['1 model'] }] })).toBe('')
  })

  it('is no more than ids in words where it was never worked out', () => {
    const unit = {
      id: 'u1',
      unit: 'lord-of-the-pit',
      role: 'leader',
      size: 0,
      models: {},
      marks: [],
      picks: [],
      wargear: {},
      nickname: '',
      note: '',
    }
    const { roster } = emptyArmy({
      groups: [{ id: 'g1', kind: 'regiment', from: null, units: [unit] }],
      picks: [{ slot: 'spell-lore', id: 'lore-of-fire' }],
    })
    expect(stillBlocks(null, roster)).toMatchObject([
      { title: 'Army', points: null, rows: [{ what: 'Spell Lore', name: 'Lore of Fire' }] },
      { title: 'Regiment', points: null, rows: [{ name: 'Lord of the Pit', points: null }] },
    ])
  })
})

it('says what a list stays on that is gone', () => {
  const points = { what: 'points', id: 'v0.9' } as const
  const season = { what: 'season', id: '2023-24' } as const
  expect(lackWords([points])).toBe('points v0.9')
  expect(lackWords([points, season])).toBe('points v0.9 and the season 2023-24')
  expect(lackWords([{ what: 'army', id: 'beasts-of-chaos' }])).toBe('the army Beasts of Chaos')
  expect(lackWords([{ what: 'game', id: 'chess' }])).toBe('a game called “chess”')
})
