import { describe, expect, it } from 'vitest'

import { linesWords, statedWords, verdictWords } from './check-words.ts'
import { asPrinted } from './event-rules.ts'
import { allReplies, replyOf } from './reply.ts'
import { tableCsv } from './table.ts'
import { checkAll } from './testing-library.ts'

const feast = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
Drops: 1
-----
General's Regiment
Tyrant (150)
• General
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App
App: v1.36.0 (1) | Data: v466`
const headless = feast.replace("General's Regiment", 'Regiment 1').replace('• General\n', '')
const cheap = feast.replace('350/1000', '330/1000').replace('Feast', 'Cheap feast')
const boyz = `Scrap (160 points)

Orks
War Horde (2 Detachment Points)
Strike Force (2000 points)

BATTLELINE

Boyz (75 points)
  • 1x Boss Nob
    • 1x Power klaw
      1x Slugga
  • 9x Boyz
    • 9x Choppa
      9x Slugga

Exported with App Version: v2.4.0 (139), Data Version: v925`

const pasted = (...parts: readonly string[]) => [
  { source: 'Pasted text', content: parts.join('\n\n') },
]
const bytes = (text: string) => new TextEncoder().encode(text)

describe('lists in one paste', () => {
  it('go by the names above them, in whatever game they are', async () => {
    const rows = await checkAll(
      pasted('Anna Berg', feast, 'Player: Ben', boyz, '3) Cem:', headless),
    )
    expect(rows.map(({ player, name, game }) => [player, name, game])).toEqual([
      ['Anna Berg', 'Feast', 'AoS'],
      ['Ben', 'Scrap', '40K'],
      ['Cem', 'Feast', 'AoS'],
    ])
    expect(rows.flatMap(({ unread }) => unread)).toEqual([])
  })

  it('have their lines counted from the top of each', async () => {
    const [, second] = await checkAll(pasted('Anna', boyz, 'Ben', headless))
    expect(second?.lines[0]?.text).toBe('Feast 350/1000 pts')
    const fault = second?.findings.find(({ severity }) => severity === 'error')
    expect(fault?.citation).toContain('Core Rules')
    expect(second && verdictWords(second)).toMatch(/^\d faults?$/)
  })

  it('mark the lines of the units that a fault is about', async () => {
    const twice = feast.replace('• General', '• General\nTyrant (150)\n• General')
    const [row] = await checkAll(pasted(twice))
    const texts = row?.findings
      .filter(({ severity }) => severity === 'error')
      .flatMap(({ lines }) => lines.map((line) => row.lines[line]?.text))
    expect(texts).toContain('Tyrant (150)')
  })
})

describe('flags', () => {
  it('find the same units under another name and spacing, and only those', async () => {
    const spaced = feast.replaceAll('\n', '\r\n\r\n').replace('Feast', 'My own idea')
    const rows = await checkAll(pasted('Anna', feast, 'Ben', boyz, 'Cem', spaced))
    expect(rows.map(({ same }) => same)).toEqual([[3], [], [1]])
    expect(rows[0]?.findings.map(({ message }) => message).join('\n')).toContain('no 03')
    expect(rows[0]?.verdict).toBe('ask')
  })

  it('find the same army in two formats, of which one knows less of its wargear', async () => {
    const [, short = ''] = boyz.split('BATTLELINE')
    const other = boyz.replace(short, '\n\nBoyz (75 points)\n').replace('Scrap', 'Mine')
    const [a, b, c] = await checkAll(pasted('Anna', boyz, 'Ben', other, 'Cem', feast))
    expect([a?.same, a?.like, b?.like, c?.like]).toEqual([[], [2], [1], []])
    expect(b?.findings.map(({ message }) => message).join('\n')).toContain('same units as no 01')
  })

  it('name a few of many copies', async () => {
    const rows = await checkAll(
      Array.from({ length: 40 }, (_, at) => ({ source: `${at}.txt`, content: bytes(feast) })),
    )
    const message = rows[0]?.findings.find(({ rule }) => rule === 'duplicate')?.message ?? ''
    expect(message).toMatch(/ and 33 more\.$/)
    expect(rows[0]?.same).toHaveLength(39)
  })

  it('tell a total that is not what the list costs, with the difference', async () => {
    const [row] = await checkAll(pasted(cheap))
    expect(row).toMatchObject({ points: 350, stated: 330, misstated: -20, verdict: 'ask' })
    expect(row && statedWords(row)).toBe('20 more than printed')
  })

  it('ask about a line within the list, not about greetings round it', async () => {
    const odd = feast.replace('Gluttons (200)', 'Gluttons (200)\nMoon Lizards (90)')
    const [asked, greeted] = await checkAll([
      { source: 'a', content: odd },
      { source: 'b', content: `Good evening, here is what I bring.\n\n${feast}\n\nSee you there!` },
    ])
    expect(asked?.findings.map(({ message }) => message).join('\n')).toContain('Moon Lizards')
    expect(asked?.unread.map((line) => asked.lines[line]?.text)).toEqual(['Moon Lizards (90)'])
    expect(greeted?.findings.filter(({ severity }) => severity === 'warning')).toEqual([])
    expect(greeted?.unread).toHaveLength(2)
  })
})

describe('wargear that is known', () => {
  it('but cannot be had is a remark that says why', async () => {
    const wagon = boyz.replace(
      '\n\nExported',
      '\n\nBattlewagon (145 points)\n  • 1x Deff rolla\n  • 1x Tracks and wheels\n\nExported',
    )
    const [row] = await checkAll(pasted(wagon))
    const found = row?.findings.find(({ message }) => message.includes('Tracks'))
    expect(found?.severity).toBe('note')
    expect(found?.message).toMatch(/is known, but was read as 0 × .*: not with Deff rolla\.$/)
    expect(row?.unread).toEqual([])
  })
})

async function remarksWith(legends: boolean | null): Promise<string> {
  const marked = feast.replace('Gluttons (200)', 'Gluttons (200)\n• Legends')
  const [row] = await checkAll(pasted(marked), { ...asPrinted, legends })
  const remarks = row?.findings.filter(({ rule }) => rule === 'remark') ?? []
  return remarks.map(({ message }) => message).join('\n')
}

describe('the rules of the event', () => {
  it('set the limit over what is printed', async () => {
    const [free] = await checkAll(pasted(feast))
    const [bound] = await checkAll(pasted(feast), { ...asPrinted, limit: 300 })
    const over = (row: typeof free) =>
      row?.findings.filter(({ message }) => /over|limit/i.test(message)).length
    expect(bound?.limit).toBe(300)
    expect(over(bound)).toBeGreaterThan(over(free) ?? 0)
    expect(bound?.verdict).toBe('faults')
  })

  it('allow Legends or not', async () => {
    const old = `Old bones 570/1000 pts
-----
Grand Alliance Destruction | Bonesplitterz
General's Handbook 2026-27
-----
General's Regiment
Wurrgog Prophet (170)
• General
-----
Created with Warhammer Age of Sigmar: The App`
    const legends = async (allowed: boolean) => {
      const [row] = await checkAll(pasted(old), { ...asPrinted, legends: allowed })
      return row?.findings.filter(
        ({ severity, message }) => severity === 'error' && message.includes('Legends'),
      ).length
    }
    expect(await legends(true)).toBe(0)
    expect(await legends(false)).toBeGreaterThan(0)
  })

  it('are told instead of what a list allows itself', async () => {
    expect(await remarksWith(false)).toBe('')
    expect(await remarksWith(null)).toContain('Legends')
  })
})

describe('files', () => {
  it('give the player their name, tables the one in their row', async () => {
    const table = `Name,Army list\n"Dora, the first","${feast.replaceAll('"', '""')}"\nEmil,"${boyz}"`
    const rows = await checkAll([
      { source: 'round 1/Anna_Berg.txt', content: bytes(feast) },
      { source: 'lists.csv', content: bytes(table) },
    ])
    expect(rows.map(({ player }) => player)).toEqual(['Anna Berg', 'Dora, the first', 'Emil'])
    expect(rows.map(({ points }) => points)).toEqual([350, 350, 75])
  })

  it('in the portable form are judged like others', async () => {
    const content = JSON.stringify({
      game: 'aos4',
      faction: 'Ogor Mawtribes',
      limit: 1000,
      regiments: [{ leader: { name: 'Tyrant', general: true }, units: ['Gluttons'] }],
    })
    const rows = await checkAll([
      { source: 'a.json', content: bytes(content) },
      { source: 'b.txt', content: bytes(feast) },
    ])
    expect(rows[0]).toMatchObject({ player: 'a', points: 350, same: [2] })
  })

  it.each([
    ['nothing', ''],
    ['prose', 'Hello there.\nNo list today.'],
    ['broken JSON', '{"game":'],
    ['a web page', '<!doctype html><p>hi'],
    ['marks without end', '<roster '.repeat(2000)],
    ['quotes', '"'.repeat(5000)],
    ['figures', '(100)\n'.repeat(2000)],
  ])('with %s are unreadable in words, and never throw', async (_, text) => {
    for (const content of [text, bytes(text)]) {
      const [row] = await checkAll([{ source: 'x.txt', content }])
      expect(row?.verdict).toBe('unreadable')
      expect(row?.findings[0]?.message).not.toBe('')
    }
  })
})

describe('what is handed on', () => {
  it('is a reply with the faults, their rules, and what to ask', async () => {
    const rows = await checkAll(pasted('Anna', headless, 'Ben', cheap, 'Cem', boyz))
    const [anna = '', ben = ''] = rows.map(replyOf)
    expect(anna).toMatch(
      /^Anna: Feast, Ogor Mawtribes, 350 of 1,000 points\n\d faults?:\n1\. .*\(Core Rules/,
    )
    expect(ben).toContain('The text says 330 points; the list costs 350.')
    expect(allReplies(rows).split('\n\n')).toHaveLength(3)
  })

  it('says in a reply what it was judged by, shows that a line was cut, and leaves greetings out', async () => {
    const odd = `# ${'Round One Of The Paper Boats Cup '.repeat(3)}`
    const [row] = await checkAll(
      pasted(`Hi mate, here is my list for Saturday\n\n${feast}\n\n${odd}\n\nSee you there!`),
    )
    const reply = row ? replyOf(row) : ''
    expect(row?.unread.map((line) => row.lines[line]?.text)).toEqual([
      'Hi mate, here is my list for Saturday',
      odd,
      'See you there!',
    ])
    expect(reply).not.toMatch(/Hi mate|See you/)
    expect(reply).toContain('“# Round One Of The Paper Boats Cup Round One Of The Paper…”')
    expect(reply.split('\n').at(-1)).toMatch(/^Judged by General’s Handbook 2026-27, points /)
  })

  it('says how many reasons for a printed total are left out, and keeps them', async () => {
    const units = ['Warboss (80', 'Battlewagon (160', 'Trukk (70', 'Trukk (65', 'Deff Dread (10']
    const orks = `Scrap (410 points)\n\nOrks\nWar Horde (3 Detachment Points)\nStrike Force (2000 points)
\nOTHER DATASHEETS\n\n${units.map((unit) => `${unit} points)`).join('\n\n')}`
    const [row] = await checkAll(pasted(orks))
    const stated = row?.findings.find(({ rule }) => rule === 'stated')
    expect(stated?.message).toMatch(/ And \d more reasons\.$/)
    expect(stated?.message).not.toContain('Deff Dread')
    expect(stated?.whole).toContain('Deff Dread')
  })

  it('is a table with a row for each list', async () => {
    const table = tableCsv(await checkAll(pasted('Anna', headless, 'Ben', cheap)))
    const [head, first, second] = table.split('\r\n')
    expect(head).toMatch(/^no,player,list/)
    expect(first).toMatch(/^1,Anna,Feast,AoS,Ogor Mawtribes,350,1000,350,1,/)
    expect(second).toContain('To ask')
  })

  it('names lines as a reader counts them', () => {
    expect(linesWords([])).toBe('')
    expect(linesWords([2])).toBe('line 3')
    expect(linesWords([13, 14, 15, 16, 17])).toBe('lines 14 to 18')
    expect(linesWords([2, 4, 8])).toBe('lines 3, 5 and 9')
  })
})
