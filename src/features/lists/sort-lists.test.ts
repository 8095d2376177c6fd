import { describe, expect, it } from 'vitest'

import type { SavedList } from '../../store/saved-list.ts'
import { sampleList, sampleRoster } from '../../store/testing.ts'
import { ago } from './ago.ts'
import { rowFacts } from './row-facts.ts'
import { findLists, sortLists } from './sort-lists.ts'

const list = (name: string, day: number, points: number, faults = 0): SavedList =>
  sampleList({
    id: name,
    roster: sampleRoster({ name }),
    created: '2026-11-01T10:00:00.000Z',
    changed: `2026-11-0${day}T10:00:00.000Z`,
    summary: {
      points,
      limit: 2000,
      faults,
      title: 'Ogor Mawtribes',
      game: 'AoS',
      units: points ? 3 : 0,
      tally: '5 drops',
      parts: [{ points, style: 'own' }],
    },
  })

const lists = [list('Zürich feast', 1, 1990), list('army 10', 3, 900), list('Army 9', 2, 2040, 1)]
const names = (found: readonly SavedList[]) => found.map(({ roster }) => roster.name)

describe('the lists screen', () => {
  it('puts what was edited last on top, or sorts by name or points', () => {
    expect(names(sortLists(lists, 'changed'))).toEqual(['army 10', 'Army 9', 'Zürich feast'])
    expect(names(sortLists(lists, 'name'))).toEqual(['Army 9', 'army 10', 'Zürich feast'])
    expect(names(sortLists(lists, 'points'))).toEqual(['Army 9', 'Zürich feast', 'army 10'])
  })

  it('sorts by army and by when a list was made, and keeps pinned lists on top', () => {
    const [feast, ten, nine] = lists
    if (!feast || !ten || !nine) throw new Error('Three lists are there.')
    const made = [feast, { ...ten, created: '2026-11-02T10:00:00.000Z' }]
    expect(names(sortLists(made, 'created'))).toEqual(['army 10', 'Zürich feast'])
    const army = { ...nine, summary: nine.summary && { ...nine.summary, title: 'Aelves' } }
    expect(names(sortLists([feast, ten, army], 'army'))[0]).toBe('Army 9')
    const pinned = [feast, ten, { ...nine, pinned: true }]
    expect(names(sortLists(pinned, 'changed'))).toEqual(['Army 9', 'army 10', 'Zürich feast'])
  })

  it('finds lists by folder, tags, notes and the units in them', () => {
    const [feast] = lists
    if (!feast) throw new Error('A list is there.')
    const row = { unit: 'u1', id: 'x', what: '', name: 'Frost Sabres', points: 1, known: true }
    const seen = {
      game: 'G',
      prices: null,
      version: '',
      season: '',
      title: '',
      about: [],
      findings: [],
      points: 1,
      limit: 2,
      time: '2026-11-01T10:00:00.000Z',
      blocks: [{ id: 'b', mark: 'I', title: '', points: 1, rows: [{ ...row, details: [] }] }],
    }
    const roster = { ...feast.roster, notes: 'Bring dice' }
    const filed = { ...feast, roster, seen, folder: 'Autumn league', tags: ['painted'] }
    const searches = ['autumn', 'painted feast', 'dice', 'sabres ogor', 'league frost']
    expect(searches.filter((search) => findLists([filed], search).length === 0)).toEqual([])
    expect(findLists([filed], 'frost skaven')).toEqual([])
  })

  it('finds lists by words of name and army, without regard to case and accents', () => {
    expect(names(findLists(lists, 'ZURICH  ogor'))).toEqual(['Zürich feast'])
    expect(findLists(lists, ' ')).toHaveLength(3)
    expect(findLists(lists, 'skaven')).toEqual([])
  })

  it('seals a list as draft, in order or with its number of faults', () => {
    expect(lists.map((each) => rowFacts(each).seal.label)).toEqual(['In order', 'Draft', '1 fault'])
  })

  it('says by how much a list is over, and that it is empty', () => {
    expect(lists.map((each) => rowFacts(each).remark)).toEqual(['5 drops', '5 drops', '40 over'])
    expect(rowFacts(list('New', 1, 0)).remark).toBe('empty')
  })

  it('says when a list was edited as briefly as it can', () => {
    const now = new Date(2026, 10, 26, 12, 0)
    const at = (date: Date) => ago(date.toISOString(), now)
    expect(at(new Date(2026, 10, 26, 11, 59, 30))).toBe('just now')
    expect(at(new Date(2026, 10, 26, 11, 50))).toBe('10 min ago')
    expect(at(new Date(2026, 10, 26, 2, 0))).toBe('10 h ago')
    expect(at(new Date(2026, 10, 25, 23, 0))).toBe('yesterday')
    expect(at(new Date(2026, 10, 2))).toBe('2 Nov')
    expect(at(new Date(2025, 10, 2))).toBe('2 Nov 2025')
  })
})
