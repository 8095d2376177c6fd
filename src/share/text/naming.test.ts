import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import { plainMarks } from '../../engine/text/lines-of.ts'
import { inOneLine } from '../../engine/text/write-outline.ts'
import { readAll } from '../../library/node-books.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { systemOf } from '../../systems/index.ts'
import { readPortable } from '../portable.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { exportsFor, losesOf, writeList } from './write.ts'

const data = { aos4: readAll(), wh40k11: readAllForty() }
type Game = keyof typeof data

const lists = {
  aos4: {
    game: 'aos4',
    faction: 'Ogor Mawtribes',
    season: '2026-27',
    limit: 1000,
    spellLore: 'Lore of Gut Magic',
    battleTacticCards: ['Siege of Ashes'],
    regiments: [{ leader: { name: 'Tyrant', general: true }, units: ['Ironguts', 'Gluttons'] }],
  },
  wh40k11: {
    game: 'wh40k11',
    faction: 'Orks',
    battleSize: 'Incursion',
    detachments: ['War Horde'],
    forceDisposition: 'Take and Hold',
    units: [
      { name: 'Warboss', warlord: true, attachedTo: 'b' },
      { id: 'b', name: 'Boyz' },
      'Trukk',
    ],
  },
}

function armyOf(game: Game, name: string): Army {
  const read = readPortable(lists[game], data[game])
  if (!read.ok) throw new Error(read.problem)
  const army = systemOf(game)?.resolve({ ...read.roster, name }, data[game])
  if (!army) throw new Error('no such game')
  return army
}

/** What a text comes to when it is read, but for the name, the limit and whether it stays on a points version. */
async function readAgain(army: Army, game: Game, id: string) {
  const text = await writeList(army, id, { faults: true })
  const [list, ...others] = listsIn(typeof text === 'string' ? text : '')
  if (!list?.found || others.length > 0) throw new Error(`not one list:\n${text.toString()}`)
  const { roster, readings } = readText(list.lines, list.found, data[game])
  const { name, limit: _, prices: _prices, ...rest } = roster
  const unread = readings.filter(({ status }) => status === 'unread' || status === 'near')
  return { name, rest, unread: unread.map(({ line }) => list.lines[line]?.text) }
}

const plain = ['Waaagh at dawn', 'It’s “go” time 🐷', '👩‍🚀 & co', 'Round 3/5', 'x (2nd) try: go']
const marked = [
  '[b]x[/b]',
  '[url=https://a.example]x[/url]',
  '**x**',
  '*x*',
  '_x_',
  '`x`',
  '# x',
  '> x',
  '- x',
  '\\*x',
  '<b>x</b>',
  '<script>alert(1)</script>',
  '&lt;b&gt;',
]
const others = [
  'Strike Force',
  'Incursion',
  'Purge the Foe',
  'CHARACTERS',
  'Attached Unit 1',
  'Attached as: Leader',
  'Detachment: X',
  '+ FACTION KEYWORD: Orks',
  '+++++',
  'Regiment 1',
  'Faction Terrain',
  'Drops: 3',
  'x 1990/2000 pts',
  'x (2000 points)',
  'Army of Renown',
  '// 2 faults found by Muster',
  'Created with New Recruit',
  'Exported with App Version: v2.4.0',
]

/** Any names, and such as are made of what lists and marks are made of. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        ...[...marked, ...others].flatMap((words) => words.split(/(?<=\W)|(?=\W)/)),
        '\n',
        ' ',
        '•',
        '|',
        '~~',
        '[/b]',
        'Boyz',
        'Gluttons',
        '(85)',
        '10x ',
        'Warlord',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('')),
)

describe.each(['aos4', 'wh40k11'] as const)('the name of a list of %s', (game) => {
  const nameless = armyOf(game, '')
  const ways = exportsFor(nameless).filter(({ faults }) => faults)

  const changesNothingElse = async (name: string) => {
    const army = armyOf(game, name)
    for (const { id } of ways) {
      const again = await readAgain(army, game, id)
      const { rest, unread } = await readAgain(nameless, game, id)
      expect({ id, rest: again.rest, unread: again.unread }).toEqual({ id, rest, unread })
      const lost = losesOf(army, id).some((loss) => loss.startsWith('the name of the list'))
      const carried = lost ? again.name : name
      expect({ id, name: straight(again.name) }).toEqual({ id, name: straight(carried) })
    }
  }

  it.each([...plain, ...marked, ...others])('changes nothing else: %s', changesNothingElse)

  it('changes nothing else, whatever it is made of', async () => {
    await fc.assert(fc.asyncProperty(anyName, changesNothingElse), {
      numRuns: Number(process.env['RUNS'] ?? 40),
    })
  })

  it.each(plain)('is carried wherever there is a place for one: %s', (name) => {
    const army = armyOf(game, name)
    const places = exportsFor(army).filter(({ id }) =>
      losesOf(army, id).some((loss) => loss.startsWith('the name of the list')),
    )
    expect(places.filter(({ id }) => !['csv', 'new-recruit', 'wtc-compact'].includes(id))).toEqual(
      [],
    )
  })

  it.each(['**x**', '*x*', '_x_', '`x`', '~~x~~', '||x||', 'a\\b', '\\*'])(
    'is marked up by none of its signs in Markdown: %s',
    async (name) => {
      expect(await readAgain(armyOf(game, name), game, 'markdown')).toMatchObject({ name })
    },
  )

  it.each(['[b]x[/b]', '[url=https://a.example]x[/url]', '[quote="a b"]x[/quote]', '[/list][*]'])(
    'ends no tag of a forum: %s',
    async (name) => {
      const army = armyOf(game, name)
      expect(await writeList(army, 'bbcode', { faults: false })).not.toContain(name)
      expect(await readAgain(army, game, 'bbcode')).toMatchObject({ name })
    },
  )

  it('is told as lost, and left out, where it would be taken for a line of the list', async () => {
    expect(ways.length).toBeGreaterThan(3)
    const army = armyOf(game, '// 2 faults found by Muster')
    expect(losesOf(army, 'app')).toEqual(['the name of the list'])
    expect(await writeList(army, 'app', { faults: false })).not.toContain('2 faults')
  })
})

/** A name in one line, with marks and spaces as readers know them; a list without one goes by its army. */
function straight(name: string): string {
  return inOneLine(plainMarks(inOneLine(name))) || 'Orks'
}

describe('a list of Warhammer 40,000', () => {
  it.each(['Strike Force', 'Incursion', 'Onslaught'])(
    'keeps its name and its size where it is called like another: %s',
    async (name) => {
      for (const id of ['app', 'markdown', 'short', 'bbcode']) {
        const army = armyOf('wh40k11', name)
        const { rest, ...again } = await readAgain(army, 'wh40k11', id)
        expect({ id, ...again, picks: rest.picks }).toMatchObject({ id, name, unread: [] })
        expect(rest.picks).toEqual((await readAgain(nameless40k(), 'wh40k11', id)).rest.picks)
      }
    },
  )
})

const nameless40k = () => armyOf('wh40k11', '')
