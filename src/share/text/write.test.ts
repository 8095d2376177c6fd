import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import { csvCell } from '../../engine/text/write-csv.ts'
import { readAll } from '../../library/node-books.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { systemOf } from '../../systems/index.ts'
import { readPortable } from '../portable.ts'
import { numbered } from '../testing-roster.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { exportsFor, faultsOf, losesOf, writeList } from './write.ts'

const data = { aos4: readAll(), wh40k11: readAllForty() }
type Game = keyof typeof data

const ogors = {
  game: 'aos4',
  name: 'Feast',
  faction: 'Ogor Mawtribes',
  season: '2026-27',
  limit: 1000,
  battleTacticCards: ['Siege of Ashes', 'Flanking Firestorm'],
  regiments: [{ leader: { name: 'Tyrant', general: true }, units: ['Ironguts', 'Gluttons'] }],
}
const orks = {
  game: 'wh40k11',
  name: 'Waaagh',
  faction: 'Orks',
  battleSize: 'Incursion',
  detachments: ['War Horde'],
  forceDisposition: 'Take and Hold',
  units: [
    { name: 'Warboss', warlord: true, attachedTo: 'b' },
    { id: 'b', name: 'Boyz' },
  ],
}

function armyOf(game: Game, list: object): Army {
  const read = readPortable(list, data[game])
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  const army = systemOf(game)?.resolve(read.roster, data[game])
  if (!army) throw new Error('no such game')
  return army
}

async function textOf(army: Army, id: string, faults = false): Promise<string> {
  const written = await writeList(army, id, { faults })
  if (typeof written !== 'string') throw new Error('not a text')
  return written
}

describe('what a way to write a list says that it loses', () => {
  const owned = {
    ...ogors,
    notes: 'Eat first.',
    points: '2025-01-01',
    regiments: [
      {
        leader: { name: 'Tyrant', general: true, nickname: 'Old Gut' },
        units: [{ name: 'Ironguts', note: 'In front.' }],
      },
    ],
  }

  it('is what the list has and the form has no place for', () => {
    const army = armyOf('aos4', owned)
    const words = ['your notes', 'your names for units', 'your notes on units']
    expect(losesOf(army, 'app')).toEqual(['the points version', ...words])
    expect(losesOf(army, 'rosz')).toEqual([
      'the ids by which New Recruit and BattleScribe open a list',
      'the points version',
    ])
    expect(losesOf(army, 'json')).toEqual([])
  })

  it('is nothing for a plain list, but the limit where a form prints none', () => {
    const army = armyOf('aos4', ogors)
    expect(losesOf(army, 'app')).toEqual([])
    expect(losesOf(army, 'new-recruit')).toEqual(['the points limit'])
  })

  it('names what forms for events leave out', () => {
    const army = armyOf('wh40k11', orks)
    expect(losesOf(army, 'app')).toEqual([])
    expect(losesOf(army, 'wtc-compact')).toEqual(['the name of the list', 'the points limit'])
    expect(losesOf(army, 'rosz')).toEqual([
      'which units belong together',
      'the ids by which New Recruit and BattleScribe open a list',
    ])
    expect(losesOf(army, 'short')).toEqual(['models and wargear'])
    expect(losesOf(army, 'csv')).toEqual([
      'the name of the list',
      'the points limit',
      'the army and what is chosen for it',
    ])
  })

  it('tells which units join none, and which part they play where files have no place for it', () => {
    const { roster } = armyOf('wh40k11', {
      ...orks,
      units: [
        { name: 'Painboy', attachedTo: 'b' },
        { name: 'Warboss', attachedTo: 'b' },
        { id: 'b', name: 'Boyz' },
      ],
    })
    const groups = roster.groups.map((group) => ({
      ...group,
      units: group.units
        .filter(({ unit }) => unit !== 'boyz')
        .map((unit) => ({ ...unit, role: 'leader' })),
    }))
    const army = systemOf('wh40k11')?.resolve({ ...roster, groups }, data.wh40k11)
    if (!army) throw new Error('no such game')
    expect(losesOf(army, 'app')).toEqual(['that a group has no unit to join'])
    expect(losesOf(army, 'json')).toEqual([
      'whether a unit joins as Leader or Support',
      'that a group has no unit to join',
    ])
  })

  it('tells that a file names one lore where the list has two', () => {
    const { roster } = armyOf('aos4', { ...ogors, spellLore: 'Lore of Gut Magic' })
    const picks = [...roster.picks, { slot: 'spell-lore', id: 'lore-of-nothing' }]
    const army = systemOf('aos4')?.resolve({ ...roster, picks }, data.aos4)
    if (!army) throw new Error('no such game')
    expect(losesOf(army, 'json')).toEqual(['further choices where the army has one'])
  })

  it('tells what no datasheet and no book has', () => {
    const units = [{ name: 'Trukk', wargear: { 'Rubber duck': 1 } }, 'Unheard-of Boyz']
    const army = armyOf('wh40k11', { ...orks, units })
    expect(losesOf(army, 'app')).toEqual(['what no book has', 'wargear that the datasheet lacks'])
  })
})

describe('wargear that its owner named', () => {
  const odd = 'Two\nlines [b]x[/b] (100 points)'
  const cases = [
    [
      'aos4',
      { ...ogors, regiments: [{ leader: { name: 'Tyrant', wargear: { [odd]: 2 } }, units: [] }] },
    ],
    ['wh40k11', { ...orks, units: [{ name: 'Boyz', wargear: { [odd]: 2 } }] }],
  ] as const

  it.each(cases)('stands in one line and is no unit of its own: %s', async (game, list) => {
    const army = armyOf(game, list)
    for (const { id, faults } of exportsFor(army)) {
      if (!faults) continue
      const text = await textOf(army, id)
      expect(text).not.toContain('(100 points)')
      const [read] = listsIn(text)
      if (!read?.found) throw new Error(`not read:\n${text}`)
      const { roster } = readText(read.lines, read.found, data[game])
      expect({ id, units: roster.groups.flatMap(({ units }) => units).length }).toEqual({
        id,
        units: 1,
      })
    }
  })
})

describe('the faults of a list', () => {
  const dear = armyOf('aos4', { ...ogors, limit: 100 })

  it('stand on top with the number of the rule, if asked for', async () => {
    const [first = ''] = faultsOf(dear)
    expect(first).toMatch(/100.*\(.+\)$/)
    const text = await textOf(dear, 'app', true)
    expect(text).toContain(`// ${first}\n`)
    expect(text.indexOf(first)).toBeLessThan(text.indexOf('Feast'))
    expect(await textOf(dear, 'app')).not.toContain(first)
  })

  it('are counted where there are many', async () => {
    const units = Array.from({ length: 30 }, () => 'Khorne Berzerkers')
    const many = { ...orks, units }
    const army = armyOf('wh40k11', many)
    const [head = '', ...lines] =
      (await textOf(army, 'app', true)).split('\n\n', 1)[0]?.split('\n') ?? []
    expect(head).toBe(`// ${faultsOf(army).length} faults found by Muster:`)
    expect(lines.length).toBeLessThan(30)
    expect(lines.at(-1)).toBe(`// And ${faultsOf(army).length - lines.length + 1} more.`)
  })

  it('stand nowhere in a legal list, nor in files that programs read', async () => {
    const legal = armyOf('wh40k11', orks)
    expect(faultsOf(legal)).toEqual([])
    expect(await textOf(legal, 'app', true)).toBe(await textOf(legal, 'app'))
    expect(await textOf(dear, 'csv', true)).toBe(await textOf(dear, 'csv'))
    expect(exportsFor(dear).find(({ id }) => id === 'csv')?.faults).toBe(false)
  })

  it.each(['app', 'new-recruit', 'markdown', 'bbcode'])(
    'are no part of the list: %s',
    async (id) => {
      const [list, ...others] = listsIn(await textOf(dear, id, true))
      if (!list?.found) throw new Error('not read')
      const read = readText(list.lines, list.found, data.aos4)
      expect(others).toEqual([])
      expect(read.roster.name).toBe('Feast')
      expect(read.readings.filter(({ status }) => status === 'unread')).toEqual([])
      expect(read.readings[0]?.line).toBeGreaterThan(faultsOf(dear).length)
    },
  )
})

describe('a table of units', () => {
  it('keeps words that a spreadsheet would take for a formula as words', () => {
    for (const words of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '－1', '＠SUM(A1)']) {
      expect(csvCell(words)).toBe(`'${words}`)
    }
    for (const words of ['\t=1', '\t1', '\r=1']) expect(csvCell(words)).toMatch(/^"'/)
    // where the semicolon parts cells
    expect(csvCell('x;=1+1; -2;3')).toBe('"x;\'=1+1;\' -2;3"')
    expect(csvCell('x\n=1+1')).toBe('"x\n\'=1+1"')
    expect(csvCell(';=1')).toBe('";\'=1"')
    expect(csvCell('=A1,"x"')).toBe('"\'=A1,""x"""')
    expect(csvCell('Khârn the Betrayer')).toBe('Khârn the Betrayer')
    expect(csvCell('two\nlines')).toBe('"two\nlines"')
    expect(csvCell('9x Boyz: 9x Choppa; 1x Nob')).toBe('"9x Boyz: 9x Choppa; 1x Nob"')
  })

  it('has a row for each unit, ended as the standard asks', async () => {
    const rows = (await textOf(armyOf('wh40k11', orks), 'csv')).split('\r\n')
    expect(rows).toHaveLength(4)
    expect(rows[1]).toContain('Warboss')
    expect(rows[2]).toContain('1x Boss Nob')
    expect(rows[3]).toBe('')
  })
})

describe('the JSON of a list', () => {
  it('is that of the lists page', async () => {
    const army = armyOf('wh40k11', orks)
    const read = readPortable(await textOf(army, 'json'), data.wh40k11)
    expect(read.ok && numbered(read.roster)).toEqual(numbered(army.roster))
  })
})

describe('whatever a list is called', () => {
  const anyName = fc.oneof(
    fc.string({ maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom(
      '[b]x[/b] **y** `z` [url=https://a.example]b[/url]',
      '<b>x</b> & "y" \u0000\u000b\uFFFE \ud800',
      'one\ntwo\r\nthree',
      'Regiment 1',
      'CHARACTERS',
      '=cmd|x',
    ),
  )

  it.each([
    ['aos4', ogors, 3],
    ['wh40k11', orks, 2],
  ] as const)('all forms are written, and read with their units: %s', async (game, list, units) => {
    await fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        const army = armyOf(game, { ...list, name: 'x' })
        const named = systemOf(game)?.again(army, { ...army.roster, name })
        if (!named) throw new Error('no such game')
        for (const { id, text } of exportsFor(named)) {
          const written = await writeList(named, id, { faults: true })
          if (!text || typeof written !== 'string' || !['app', 'markdown', 'bbcode'].includes(id)) {
            continue
          }
          const [found] = listsIn(written)
          if (!found?.found) throw new Error(`not read:\n${written}`)
          const { roster } = readText(found.lines, found.found, data[game])
          expect(roster.groups.flatMap((group) => group.units)).toHaveLength(units)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is refused for a form that there is not', async () => {
    await expect(writeList(armyOf('aos4', ogors), 'wtc-compact', { faults: true })).rejects.toThrow(
      'wtc-compact',
    )
  })
})
