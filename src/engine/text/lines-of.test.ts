import { describe, expect, it } from 'vitest'

import { linesOf, tooLong } from './lines-of.ts'

const one = (text: string) => linesOf(text)[0]
const textsOf = (text: string) => linesOf(text).map((line) => line.text)

describe('a pasted line', () => {
  it('reads the same with any bullet, space, quote and line end', () => {
    for (const raw of [
      '• Big choppa',
      '* Big choppa',
      '- Big choppa',
      '   ◦ Big\u00A0choppa',
      '•Big choppa ',
      '[*] Big choppa',
      '- **Big choppa**',
      '> • Big choppa',
      '-Big choppa',
      '*Big choppa',
      '? Big choppa',
      '\uFFFD Big choppa',
    ]) {
      expect(one(raw)).toMatchObject({ text: 'Big choppa', bullet: true })
    }
    expect(linesOf('A\r\nB\rC\u2028D').map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D'])
    expect(one('Shas’o “Storm” &amp; Co')?.text).toBe('Shas\'o "Storm" & Co')
  })

  it('keeps what belongs to a name', () => {
    expect(one('Sword-brethren')?.text).toBe('Sword-brethren')
    expect(one('[Lore of Shadows]')?.text).toBe('[Lore of Shadows]')
    expect(one('+ TOTAL: 2000pts')?.text).toBe('+ TOTAL: 2000pts')
    expect(one('*Ork Warboss*')).toMatchObject({ text: 'Ork Warboss', bullet: false })
    expect(one('*Ork Warboss* (75 pts)')).toMatchObject({ text: 'Ork Warboss (75 pts)' })
  })

  it('knows rules and blank lines, and how far a line is set in', () => {
    expect(one('-----')).toMatchObject({ text: '', rule: true })
    expect(one('++++++++')).toMatchObject({ text: '', rule: true })
    expect(one('```ansi')).toMatchObject({ text: '', rule: false })
    expect(one(' \u00A0 ')).toMatchObject({ text: '', rule: false })
    expect(one('\t• 9x Boy')?.indent).toBe(4)
  })

  it('is rid of the tags of a web page, which can end it too', () => {
    expect(textsOf('<b>Boyz</b> (80 points)<br>\n<br/>Nobz<BR />Meks')).toEqual([
      'Boyz (80 points)',
      '',
      'Nobz',
      'Meks',
    ])
    expect(one('<li class="x">Big choppa</li>')).toMatchObject({ text: 'Big choppa', bullet: true })
    expect(one('&lt;p&gt;Boyz&lt;/p&gt;')?.text).toBe('Boyz')
    expect(one('I <3 lists > sleep <script>')?.text).toBe('I <3 lists > sleep <script>')
    const raws = linesOf('A<br>B</p>\nC').map(({ raw }) => raw)
    expect(raws).toEqual(['A<br>', 'B</p>', 'C'])
  })

  it('does not resolve an entity within an entity', () => {
    expect(one('&amp;lt;')?.text).toBe('&lt;')
    expect(one('&#99999999;&bogus;')?.text).toBe('&#99999999;&bogus;')
  })
})

describe('a text that is too long', () => {
  it('is said to be so', () => {
    expect(tooLong('x'.repeat(100))).toBeNull()
    expect(tooLong('x'.repeat(20_000_000))).toMatch(/20\.0 million/)
    expect(tooLong('x\n'.repeat(70_000))).toBe('the text has 70,001 lines; at most 60,000 are read')
    expect(tooLong('x<br>'.repeat(70_000))).toMatch(/70,000 lines/)
    expect(tooLong('x\n'.repeat(59_000))).toBeNull()
  })
})
