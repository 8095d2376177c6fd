import { describe, expect, it, vi } from 'vitest'

import type { Roster } from '../engine/roster.ts'
import { readGame } from '../library/node-games.ts'
import { readCsv } from '../share/check/csv.ts'
import { readPortable } from '../share/portable.ts'
import { listsIn } from '../share/text/lists-in.ts'
import {
  listsTable,
  oneText,
  waysFor,
  writeLists,
  type WriteListsOptions,
  zipFile,
} from './export-lists.ts'
import type { SavedList } from './saved-list.ts'
import { sampleList } from './testing.ts'

// the page fetches its data; here it lies in files
vi.mock('../library/books.ts', () => ({
  loadFor: async ({ system }: Roster) => await Promise.resolve(readGame(system)),
}))

function listOf(portable: Readonly<Record<string, unknown>>): SavedList {
  const read = readPortable(portable, readGame(portable['game']))
  if (!read.ok) throw new Error(read.problem)
  return sampleList({ id: String(portable['name']), roster: read.roster })
}

const feast = (name: string, units: readonly string[] = ['Gluttons']) =>
  listOf({
    game: 'aos4',
    name,
    faction: 'Ogor Mawtribes',
    limit: 1000,
    regiments: [{ leader: { name: 'Tyrant', general: true }, units }],
  })
const scrap = listOf({
  game: 'wh40k11',
  name: 'Scrap',
  faction: 'Orks',
  detachments: ['War Horde'],
  units: [{ name: 'Warboss', warlord: true }, 'Boyz'],
})

/** Writes lists in the first way of each game. */
async function written(lists: readonly SavedList[], part: Partial<WriteListsOptions> = {}) {
  const games = await waysFor(lists)
  const ways = new Map(games.flatMap(({ system, ways: [way] }) => (way ? [[system, way]] : [])))
  const counts: number[] = []
  const onWritten = (count: number) => counts.push(count)
  const signal = new AbortController().signal
  return { counts, all: await writeLists(lists, { ways, onWritten, signal, ...part }) }
}

describe('lists handed on together', () => {
  it('offers ways for each game that they are of', async () => {
    const games = await waysFor([feast('A'), scrap, feast('B')])
    expect(games.map(({ game }) => game)).toEqual(['Warhammer: Age of Sigmar', 'Warhammer 40,000'])
    for (const { ways } of games) expect(ways.length).toBeGreaterThan(3)
  })

  it('are one text in which each can be told from the next', async () => {
    const { all, counts } = await written([feast('Early'), scrap, feast('Late', ['Ironguts'])])
    expect(counts).toEqual([1, 2, 3])
    const text = oneText(all)
    expect(listsIn(text)).toHaveLength(3)
    expect(text.indexOf('Early')).toBeLessThan(text.indexOf('Late'))
  })

  it('are a zip with a file each, also where names are alike', async () => {
    const { all } = await written([feast('Feast'), feast('FEAST'), feast('Feast', ['Ironguts'])])
    const bytes = new TextDecoder('latin1').decode(await zipFile(all))
    const names = new Set([...bytes.matchAll(/[\w-]+\.txt/g)].map(([name]) => name))
    expect([...names]).toEqual(['Feast.txt', 'FEAST-2.txt', 'Feast-3.txt'])
  })

  it('name the list that cannot be written, and write the others', async () => {
    const gone = sampleList({ roster: { ...feast('Gone').roster, prices: 'v0.1' } })
    const { all } = await written([gone, feast('Here')])
    expect(all.map(({ ok, name }) => [ok, name])).toEqual([
      [false, 'Gone'],
      [true, 'Here.txt'],
    ])
  })

  it('end early when asked to', async () => {
    const { all } = await written([feast('A'), feast('B')], { signal: AbortSignal.abort() })
    expect(all).toEqual([])
  })

  it('are a table with what their rows show', () => {
    const summary = {
      points: 1190,
      limit: 1000,
      faults: 2,
      title: 'Ogor Mawtribes',
      game: 'AoS',
      units: 6,
      tally: '3 drops',
      parts: [],
    }
    const list = sampleList({ summary, folder: 'League', tags: ['painted', 'to try'] })
    const [head = [], ...rows] = readCsv(listsTable([list, sampleList()]))
    const cells = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
    expect(cells[0]).toMatchObject({
      name: 'Dinner',
      army: 'Ogor Mawtribes',
      points: '1190',
      limit: '1000',
      verdict: '2 faults',
      folder: 'League',
      tags: 'painted, to try',
    })
    expect(cells[1]).toMatchObject({ points: '', limit: '2000', verdict: 'not checked' })
  })
})
