import { expect, it } from 'vitest'

import { readAllowed, readSummary } from './renown-summary.ts'

it('takes a composition apart: models, repeated units, named characters, remarks', () => {
  expect(
    readSummary(
      '\u2022 Drekki Flynt \u2022 1 Arkanaut Frigate (the Aelsling) \u2022 5 Grundstok Thunderers \u2022 5 Grundstok Thunderers \u2022 1 Maw-grunta Gougers unit',
    ),
  ).toEqual([
    { models: null, name: 'Drekki Flynt' },
    { models: 1, name: 'Arkanaut Frigate' },
    { models: 5, name: 'Grundstok Thunderers' },
    { models: 5, name: 'Grundstok Thunderers' },
    { models: 1, name: 'Maw-grunta Gougers' },
  ])
})

it('reads the list of factions with or without a full stop', () => {
  const note = 'It can be included in the following factions: Skaven, Sons of Behemat'
  expect(readAllowed(note, 'Test regiment')).toEqual(['Skaven', 'Sons of Behemat'])
  expect(readAllowed(`${note}.`, 'Test regiment')).toEqual(['Skaven', 'Sons of Behemat'])
})

it('stops when there is no list and names the regiment', () => {
  expect(() => readAllowed('', 'Gotrek Gurnisson')).toThrow(/Gotrek Gurnisson/)
})
