import { describe, expect, it } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { judge } from '../report.ts'
import { readText } from '../text/read-text.ts'
import { readRosterText } from './read-roster-file.ts'
import { isRefusal } from './refusal.ts'
import { rosXml, treeIn } from './testing-files.ts'
import { kruleboyz, necrons, type RosterSketch } from './testing-rosters.ts'
import { treeList } from './tree-list.ts'

async function readSketch(sketch: RosterSketch, data: unknown, change = (xml: string) => xml) {
  const list = treeList(treeIn(await readRosterText(change(rosXml(sketch)))))
  if (isRefusal(list) || !list.found) throw new Error('not read as a list')
  const read = readText(list.lines, list.found, data)
  const doubtful = read.readings.filter(({ status }) => status === 'unread' || status === 'near')
  return { ...read, doubtful: doubtful.map(({ line }) => list.lines[line]?.raw ?? '') }
}

describe('a roster file read against the data', () => {
  it('of Age of Sigmar has every line understood and the points that it states', async () => {
    const { roster, doubtful, stated } = await readSketch(kruleboyz, readAll())
    expect(doubtful).toEqual([])
    expect(judge(roster, readAll())).toMatchObject({ points: stated, limit: 2000 })
    expect(roster.groups.map(({ kind, from, units }) => [kind, from, units.length])).toEqual([
      ['regiment', null, 2],
      ['regiment', null, 1],
      ['renown', 'big-grikks-kruleshots', 3],
      ['auxiliary', null, 1],
    ])
    const [leader, squad] = roster.groups[0]?.units ?? []
    expect(leader).toMatchObject({
      marks: ['general'],
      nickname: 'Old Snag',
      picks: [
        { slot: 'heroic-traits', id: 'egomaniak' },
        { slot: 'artefacts-of-power', id: 'tattermask' },
      ],
    })
    expect(squad).toMatchObject({ unit: 'gutrippaz', size: 1 })
  })

  it.each([
    ['Age of Sigmar', kruleboyz, readAll()],
    ['Warhammer 40,000', necrons, readAllForty()],
  ])('of %s is read by its names alone: ids are of no matter', async (_, sketch, data) => {
    const ids = / (?:id|entryId|entryGroupId|catalogueId|gameSystemId|typeId)="[^"]*"/g
    const named = await readSketch(sketch, data)
    const { roster, doubtful } = await readSketch(sketch, data, (xml) => xml.replaceAll(ids, ''))
    expect({ roster, doubtful }).toEqual({ roster: named.roster, doubtful: [] })
    const nameless = / catalogueName="[^"]*"/g
    const guessed = await readSketch(sketch, data, (xml) => xml.replaceAll(nameless, ''))
    expect(guessed.roster).toEqual(named.roster)
    expect(guessed.remarks.join(' ')).toMatch(/names no faction; \w+ has all of its \d units/)
  })

  it('of Warhammer 40,000 has every line understood and the points that it states', async () => {
    const { roster, doubtful, stated } = await readSketch(necrons, readAllForty())
    expect(doubtful).toEqual([])
    expect(judge(roster, readAllForty())).toMatchObject({ points: stated, limit: 2000 })
    const units = roster.groups.flatMap((group) => group.units)
    expect(units.map(({ unit }) => unit)).toEqual([
      'skorpekh-lord',
      'overlord',
      'overlord',
      'immortals',
    ])
    expect(units[0]).toMatchObject({
      marks: ['warlord'],
      picks: [{ id: 'annihilation-legion--eldritch-nightmare' }],
    })
    const [, armed, usual, squad] = units
    expect([armed, usual, squad].map((unit) => Object.keys(unit?.wargear ?? {}).length)).toEqual([
      2, 0, 1,
    ])
  })
})
