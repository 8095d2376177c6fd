import { expect, it } from 'vitest'

import { countWords, limitWords, movedTo } from './move-words.ts'

const books = [
  { id: 'v1.2', name: 'v1.2, 5 August 2026' },
  { id: 'v1.1', name: 'v1.1, 22 July 2026' },
]
const seasons = [
  { id: '2026-27', name: 'Handbook 2026-27' },
  { id: '2025-26', name: 'Handbook 2025-26' },
]

it('names what a list moves to: points, season, or both', () => {
  const from = { prices: 'v1.1', season: '2025-26' }
  const to = { prices: 'v1.2', season: '2026-27' }
  expect(movedTo(from, { ...from, prices: 'v1.2' }, books, seasons)).toBe('v1.2')
  expect(movedTo(from, { ...from, season: '2026-27' }, books, seasons)).toBe('Handbook 2026-27')
  expect(movedTo(from, to, books, seasons)).toBe('v1.2 and Handbook 2026-27')
  expect(movedTo(from, from, books, seasons)).toBe('')
  expect(movedTo({ ...from, prices: 'v0.9' }, from, books, seasons)).toBe('v1.1')
})

it('says how the points stand to the limit', () => {
  expect(limitWords(1985, 2000)).toBe('15 points left')
  expect(limitWords(1999, 2000)).toBe('1 point left')
  expect(limitWords(2000, 2000)).toBe('exactly at the limit')
  expect(limitWords(3040, 2000)).toBe('1,040 points over the limit')
})

it('counts rows by what became of them', () => {
  const none = {
    same: 0,
    changed: 0,
    dearer: 0,
    cheaper: 0,
    renamed: 0,
    added: 0,
    removed: 0,
    missing: 0,
    merged: 0,
  }
  const counts = { ...none, dearer: 2, missing: 1, same: 17 }
  expect(countWords({ counts })).toBe('2 dearer, 1 not there any more, 17 the same')
})
