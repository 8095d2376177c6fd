import { describe, expect, it } from 'vitest'

import { nameOfWords } from './headings.ts'
import { checkAll } from './testing-library.ts'

const feast = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
• General
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App
App: v1.36.0 (1) | Data: v466`
const boyz = `Scrap (75 points)

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

const players = async (text: string) =>
  (await checkAll([{ source: 'Pasted text', content: text }])).map(({ player }) => player)

const mail = (from: string, list: string) =>
  `From: ${from} <x@example.org>\nSubject: my list\n\nHi,\nhere it is.\n\n${list}\n\nCheers\n${from}`

describe('names above lists', () => {
  it.each([
    ['by themselves', (name: string, list: string) => `${name}\n\n${list}`],
    ['as forums quote', (name: string, list: string) => `${name} wrote:\n\n${list}`],
    ['between rules', (name: string, list: string) => `=== ${name} ===\n${list}`],
    ['with a label', (name: string, list: string) => `Player: ${name}\n\n${list}`],
    ['in mails', mail],
  ])('are read %s', async (_, written) => {
    const all = [written('Anna Berg', feast), written('Ben Weiss', boyz), written('Cem', feast)]
    expect(await players(all.join('\n\n'))).toEqual(['Anna Berg', 'Ben Weiss', 'Cem'])
  })

  it('leave the greetings of a mail with its list', async () => {
    const rows = await checkAll([
      { source: 'Pasted text', content: [mail('Anna', feast), mail('Ben', boyz)].join('\n\n') },
    ])
    const texts = rows.map(({ lines }) => lines.map(({ text }) => text).join('\n'))
    expect(texts[0]).toContain('Cheers\nAnna')
    expect(texts[1]).not.toContain('Cheers\nAnna')
  })

  it.each(['Created with newrecruit.eu v35.70', 'https://lists.example/abc', 'App: v2.4.0'])(
    'are never what an app writes below the list before, such as %s',
    async (footer) => {
      expect(await players(`${feast}\n\n${footer}\n\n${boyz}`)).toEqual(['', ''])
    },
  )

  it('are told from other words', () => {
    expect(nameOfWords('3. Anna Berg:')).toBe('Anna Berg')
    expect(nameOfWords('anna@example.org')).toBe('')
    expect(nameOfWords('Tyrant (150)')).toBe('')
    expect(nameOfWords('See you on Saturday, then!')).toBe('')
  })
})
