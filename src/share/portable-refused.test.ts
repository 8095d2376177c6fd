import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readAll } from '../library/node-books.ts'
import { readPortable } from './portable.ts'

const data = readAll()

const minimal = { game: 'aos4', faction: 'Ogor Mawtribes', limit: 2000, regiments: [] }

function read(over: Record<string, unknown>) {
  return readPortable({ ...minimal, ...over }, data)
}

describe('a file that is no portable list', () => {
  it.each([
    [
      'a wrong type',
      { regiments: [{}, {}, { units: [{ name: 7 }] }] },
      'regiments[2].units[0].name',
      'expected text, found a number',
    ],
    [
      'neither name nor unit',
      { regiments: [{ leader: 7 }] },
      'regiments[0].leader',
      'expected a name or an object with a "name", found a number',
    ],
    [
      'a unit without a name',
      { auxiliaries: [{ general: true }] },
      'auxiliaries[0].name',
      'expected text, found nothing',
    ],
    ['a limit in words', { limit: '2000' }, 'limit', 'expected a number, found text'],
    [
      'no regiments',
      { regiments: undefined },
      'regiments',
      'expected a list in square brackets, found nothing',
    ],
    ['half a point', { limit: 2000.5 }, 'limit', 'expected a whole number, found 2000.5'],
    ['an unknown season', { season: '2024' }, 'season', 'expected "2025-26" or "2026-27"'],
    ['another game', { game: 'chess' }, 'game', 'expected "aos4" or "wh40k11", found "chess"'],
    [
      'too many units',
      {
        regimentsOfRenown: Array.from({ length: 9 }, () => ({
          name: 'X',
          units: [{ name: 'Y', count: 50 }],
        })),
      },
      'units',
      '450 units; at most 300 can be read',
    ],
  ])('is refused with its place: %s', (_, over, where, problem) => {
    expect(read(over)).toEqual({ ok: false, where, problem })
  })

  it.each([
    ['an empty text', '', 'the file is empty', ''],
    ['a list', '[]', 'expected a list as an object in braces', ''],
    [
      'a file of something else',
      '{"name": "Dinner", "version": 2}',
      'it is neither a list nor a backup of Muster; a list names its game, "aos4" or "wh40k11"',
      '',
    ],
    [
      'cut JSON',
      '{\n  "game": "aos4",\n  "fac',
      'the file ends before it is complete',
      'line 3, column 7',
    ],
    ['another text', 'Tyrant, 2 Gluttons', 'the file is not valid JSON', 'line 1, column 1'],
    ['another encoding', '\uFFFD\uFFFD{\0"\0g\0', 'the file is not plain text in UTF-8', ''],
    [
      '5 MB',
      `{"game":"aos4","notes":"${'x'.repeat(5_000_000)}"}`,
      'the file has 5.0 MB; a list has at most 1 MB',
      '',
    ],
    [
      'deep nesting',
      `{"game":"aos4","a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'it is nested too deep to be a list',
      '',
    ],
  ])('is refused in words: %s', (_, text, problem, where) => {
    expect(readPortable(text, data)).toEqual({ ok: false, problem, where })
  })

  it('never throws, whatever it holds', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.anything(),
      fc.record({
        game: fc.constant('aos4'),
        faction: fc.constant('Skaven'),
        limit: fc.anything(),
        regiments: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(anything, (value) => {
        expect(typeof readPortable(value, data).ok).toBe('boolean')
      }),
    )
  })
})
