import { describe, expect, it } from 'vitest'

import { sampleList, sampleRoster } from '../../store/testing.ts'
import { listsAt, listsTagged, placeName, placesOf, presentPlace, tagsOf } from './places.ts'

const list = (id: string, system: string, folder = '', tags: readonly string[] = []) =>
  sampleList({ id, roster: sampleRoster({ system }), folder, tags })

const lists = [
  list('a', 'one', 'League', ['painted']),
  list('b', 'two', 'League', ['painted', 'to try']),
  list('c', 'one', 'Attic'),
  list('d', 'one'),
]
const places = placesOf(lists)
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).join('')

describe('places of the lists', () => {
  it('are games, where there are several, and folders by name, each with its number of lists', () => {
    expect(places.games.map(({ id, count }) => [id, count])).toEqual([
      ['one', 3],
      ['two', 1],
    ])
    expect(places.folders.map(({ name, count }) => [name, count])).toEqual([
      ['Attic', 1],
      ['League', 2],
    ])
    expect(placesOf(lists.filter(({ id }) => id !== 'b')).games).toEqual([])
  })

  it('hold their lists', () => {
    expect(ids(listsAt(lists, { kind: 'all' }))).toBe('abcd')
    expect(ids(listsAt(lists, { kind: 'game', id: 'two' }))).toBe('b')
    expect(ids(listsAt(lists, { kind: 'folder', id: 'League' }))).toBe('ab')
  })

  it('give way to all lists when they are gone', () => {
    const league = { kind: 'folder', id: 'League' } as const
    expect(presentPlace(league, places)).toBe(league)
    expect(presentPlace({ kind: 'folder', id: 'Cellar' }, places)).toEqual({ kind: 'all' })
    expect(placeName({ kind: 'all' }, places)).toBe('All lists')
    expect(placeName(league, places)).toBe('League')
  })
})

describe('tags', () => {
  it('are counted, and narrow the lists to those that have all of them', () => {
    expect(tagsOf(lists).map(({ id, count }) => [id, count])).toEqual([
      ['painted', 2],
      ['to try', 1],
    ])
    expect(ids(listsTagged(lists, ['painted']))).toBe('ab')
    expect(ids(listsTagged(lists, ['painted', 'to try']))).toBe('b')
    expect(ids(listsTagged(lists, []))).toBe('abcd')
  })
})
