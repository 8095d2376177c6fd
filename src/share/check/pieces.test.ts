import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readGame } from '../../library/node-games.ts'
import { readRoster } from '../../store/read-roster.ts'
import { encodeLink } from '../link.ts'
import { readPortable } from '../portable.ts'
import { readCsv } from './csv.ts'
import { asPrinted } from './event-rules.ts'
import { playerOfFile } from './pieces.ts'
import { tableCsv } from './table.ts'
import { checkAll } from './testing-library.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const pasted = (content: string) => [{ source: 'Pasted text', content }]

function rosterOf(portable: Readonly<Record<string, unknown>>) {
  const read = readPortable(portable, readGame(portable['game']))
  if (!read.ok) throw new Error(read.problem)
  return read.roster
}

const tyrant = { name: 'Tyrant', general: true }
const feast = {
  game: 'aos4',
  name: 'Feast',
  faction: 'Ogor Mawtribes',
  limit: 1000,
  regiments: [{ leader: tyrant, units: ['Gluttons'] }],
}
const leaderless = {
  ...feast,
  name: 'Headless',
  regiments: [{ leader: 'Tyrant', units: ['Gluttons'] }],
}
const boyz = {
  game: 'wh40k11',
  name: 'Scrap',
  faction: 'Orks',
  detachments: ['War Horde'],
  units: [{ name: 'Warboss', warlord: true }, 'Boyz'],
}
const words = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
• General
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App`

/** A list as backups have it. */
const saved = (portable: Readonly<Record<string, unknown>>, removed: string | null) => ({
  id: 'x',
  roster: rosterOf(portable),
  removed,
})

async function linkOf(portable: Readonly<Record<string, unknown>>): Promise<string> {
  const roster = rosterOf(portable)
  const written = await encodeLink(roster, readGame(roster.system))
  if (!written.ok) throw new Error(written.problem)
  return `https://muster.example/shared#${written.fragment}`
}

const who = (rows: Awaited<ReturnType<typeof checkAll>>) =>
  rows.map(({ player, name, points, format }) => [player, name, points, format])

describe('links', () => {
  it('are lists, one a line, with the name beside or above them', async () => {
    const [a, b] = [await linkOf(feast), await linkOf(boyz)]
    const text = `Here they are:\n\nAnna Berg: ${a}\n- Ben <${b}>\n${a}, Cem\n\nDora\n${b}\n\n3. Emil - ${a}\n${b}`
    const rows = await checkAll(pasted(text))
    expect(rows.map(({ player }) => player)).toEqual([
      'Anna Berg',
      'Ben',
      'Cem',
      'Dora',
      'Emil',
      '',
    ])
    expect(new Set(rows.map(({ format }) => format))).toEqual(new Set(['Muster link']))
    expect(rows.map(({ name }) => name).slice(0, 2)).toEqual(['Feast', 'Scrap'])
    expect(rows.every(({ verdict }) => verdict !== 'unreadable')).toBe(true)
    expect(rows[0]?.lines[0]).toMatchObject({ text: 'Here they are:', status: 'unread' })
  })

  it('stand beside lists in words, and in the cells of a table', async () => {
    const link = await linkOf(boyz)
    const mixed = await checkAll(pasted(`Anna\n\n${words}\n\nBen\n${link}\n\nCem\n\n${words}`))
    expect(who(mixed)).toEqual([
      ['Anna', 'Feast', 350, 'Official app (iOS)'],
      ['Ben', 'Scrap', 160, 'Muster link'],
      ['Cem', 'Feast', 350, 'Official app (iOS)'],
    ])
    const table = await checkAll(pasted(`Player;List\nAnna;${link}\nBen;"${words}"`))
    expect(table.map(({ player, points }) => [player, points])).toEqual([
      ['Anna', 160],
      ['Ben', 350],
    ])
  })

  it('that are damaged say so, and are judged as far as they go', async () => {
    const link = await linkOf(feast)
    const [cut, none, other] = await checkAll([
      ...pasted(link.slice(0, -3)),
      ...pasted('https://muster.example/shared#zzz'),
      ...pasted('https://lists.example/app/list/abc'),
    ])
    expect(cut).toMatchObject({ verdict: 'ask', name: 'Feast' })
    expect(cut?.findings[0]?.message).toContain('damaged')
    expect(none?.verdict).toBe('unreadable')
    expect(other?.findings[0]?.message).toContain('lists.example')
  })

  it('show the list as text, with the lines of a fault marked', async () => {
    const [row] = await checkAll(pasted(await linkOf(leaderless)), { ...asPrinted, limit: 300 })
    expect(row?.verdict).toBe('faults')
    expect(row?.lines.map(({ text }) => text).join('\n')).toContain('Gluttons')
  })

  it('in a line without end take no longer than it is', async () => {
    const [row] = await checkAll(pasted(`${'x'.repeat(1_500_000)}/shared#1a`))
    expect(row?.verdict).toBe('unreadable')
  })
})

describe('files of Muster itself', () => {
  const bin = saved({ ...feast, name: 'Old' }, '2026-08-01T10:00:00.000Z')
  const lists = [saved(feast, null), saved(boyz, null), bin]
  const backup = JSON.stringify({ format: 'muster-backup', version: 2, lists, steps: [] })

  it('such as a backup hold many lists, those in the bin left out', async () => {
    const rows = await checkAll([
      { source: 'muster-lists-2026-08-01.json', content: bytes(backup) },
    ])
    expect(who(rows)).toEqual([
      ['', 'Feast', 350, 'Muster list'],
      ['', 'Scrap', 160, 'Muster list'],
    ])
    const [pastedToo] = await checkAll(pasted(backup))
    expect(pastedToo).toMatchObject({ name: 'Feast' })
  })

  it('such as a list that was set aside are read, or say what is wrong in them', async () => {
    const record = { id: 'x', roster: rosterOf(feast) }
    const wrong = { id: 'x', roster: { ...rosterOf(feast), limit: 'many' } }
    const files = [
      { source: 'Anna.json', content: bytes(JSON.stringify(record)) },
      { source: 'Ben.json', content: bytes(JSON.stringify(wrong)) },
    ]
    const rows = await checkAll(files, asPrinted, readRoster)
    expect(rows[0]).toMatchObject({ player: 'Anna', points: 350 })
    expect(rows[1]).toMatchObject({ player: 'Ben', verdict: 'unreadable' })
    expect(rows[1]?.findings[0]?.message).toContain('limit')
  })

  it('give the player the name of the file, unless Muster gave it', () => {
    expect(playerOfFile('lists/Anna_Berg.json')).toBe('Anna Berg')
    expect(playerOfFile('muster-lists-2026-08-01.json')).toBe('')
  })

  it.each([
    ['Anna_Berg/list.txt', 'Anna Berg'],
    ['cup/Anna Berg/my list (2).txt', 'Anna Berg'],
    ['message.txt', ''],
    ['lists/army list.txt', ''],
    ['-', ''],
    ['lists/Listrup.txt', 'Listrup'],
    ['02 Anna.rosz', '02 Anna'],
  ])('named %s are those of "%s"', (path, player) => {
    expect(playerOfFile(path)).toBe(player)
  })
})

describe('odd texts', () => {
  const long = 400_000
  it.each([
    ['rules and spaces', `===${' '.repeat(long)}x`],
    ['links in one another', `${'http://'.repeat(long / 8)} x`],
    ['a link and marks', `/shared#1 ${'-<'.repeat(long)}x`],
    ['a table of one endless name', `Name,List\n"${'\n='.repeat(long)}","a\nb\nc"`],
    ['separators', ',;\t'.repeat(long)],
    ['quotes', `Name,List\n${'"'.repeat(long)}`],
    ['labels', 'From: '.repeat(long / 4)],
    ['file names', '{"roster":'.repeat(1000)],
  ])('such as %s take no longer than they are', async (_, text) => {
    for (const source of ['Pasted text', 'x.csv']) {
      const rows = await checkAll([{ source, content: source === 'x.csv' ? bytes(text) : text }])
      expect(rows.length).toBeGreaterThan(0)
      expect(tableCsv(rows)).not.toContain('\n=')
    }
  })

  it('never throw, lose a list or run a formula, however tables are cut and mixed', async () => {
    const bits = [
      'Name',
      'List',
      ',',
      ';',
      '\t',
      '\n',
      '"',
      'sep=;\n',
      '=1+1',
      words,
      'Anna',
      '\uFEFF',
      ' ',
    ]
    const texts = fc.array(fc.constantFrom(...bits), { maxLength: 14 }).map((some) => some.join(''))
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const rows = await checkAll([...pasted(text), { source: 'x.csv', content: bytes(text) }])
        expect(rows.length).toBeGreaterThanOrEqual(2)
        const table = tableCsv(rows)
        // as it is meant, and as a spreadsheet reads it that parts cells elsewhere and heeds no quotes
        const cells = [...readCsv(table).flat(), ...table.split(/[;\t\r\n]/)]
        expect(cells.filter((cell) => /^[\s"]*[=+@]/.test(cell))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('many lists', () => {
  it('of the same words and without names are as many lists', async () => {
    const other = words.replace('Gluttons (200)', 'Ironguts (200)')
    const rows = await checkAll(pasted([words, other, words].join('\n\n')))
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ same }) => same.length > 0)).toHaveLength(2)
  })

  it('are none where one was pasted twice', async () => {
    const rows = await checkAll(pasted([words, words].join('\n\n')))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.findings.map(({ message }) => message)).toContain(
      'The text has this list 2 times.',
    )
  })

  it('without their line breaks, and players without a list, are told', async () => {
    const flat = words.replaceAll('\n', ' ')
    const rows = await checkAll([
      { source: 'all.csv', content: bytes(`Name,List\nAnna,"${flat}"\nBen,\nCem,"${words}"`) },
    ])
    expect(rows.map(({ player, verdict }) => [player, verdict])).toEqual([
      ['Anna', 'unreadable'],
      ['Ben', 'unreadable'],
      ['Cem', 'ok'],
    ])
    expect(rows[0]?.findings[0]?.message).toContain('line breaks were lost')
    expect(rows[1]?.findings[0]?.message).toContain('no list in this row')
  })
})
