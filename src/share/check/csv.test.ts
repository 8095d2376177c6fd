import { describe, expect, it } from 'vitest'

import { listsInCsv, looksLikeCsv, rowsInCsv } from './csv-lists.ts'
import { csvText, readCsv } from './csv.ts'

describe('CSV', () => {
  it('keeps line breaks, quotes and separators within quotes', () => {
    const text = 'Name,List\r\n"Berg, Anna","Line 1\nLine ""2"", end"\r\nBen,short'
    expect(readCsv(text)).toEqual([
      ['Name', 'List'],
      ['Berg, Anna', 'Line 1\nLine "2", end'],
      ['Ben', 'short'],
    ])
  })

  it.each([
    ['semicolons', 'Name;List\nAnna;"a, b"'],
    ['tabs and a byte order mark', '\uFEFFName\tList\nAnna\ta, b'],
  ])('takes %s', (_, text) => {
    expect(readCsv(text)).toEqual([
      ['Name', 'List'],
      ['Anna', 'a, b'],
    ])
  })

  it('reads on where a quote is never closed', () => {
    expect(readCsv('a,"b\nc')).toEqual([['a', 'b\nc']])
    expect(readCsv('"')).toEqual([])
    expect(readCsv('a,')).toEqual([['a', '']])
  })

  it('writes what it reads, and no formula', () => {
    const text = csvText([
      ['a "b"', 'c\nd', 7],
      ['=1+1', '@x', -5],
    ])
    expect(readCsv(text)).toEqual([
      ['a "b"', 'c\nd', '7'],
      ["'=1+1", "'@x", '-5'],
    ])
  })

  it('finds the columns by their heads, of two the one with the lists in it', () => {
    const text =
      'Time,Player name,Army name,Army list\n9:00,Anna,Orks,"a long list\nof lines"\n9:01,Ben,Orks,'
    expect(listsInCsv(text, false)).toEqual([{ player: 'Anna', text: 'a long list\nof lines' }])
    expect(rowsInCsv(text, false)).toContainEqual({ player: 'Ben', text: '' })
    expect(looksLikeCsv(text)).toBe(true)
  })

  it('takes the first two columns of a table without heads, and of nothing else', () => {
    expect(listsInCsv('Anna,first\nBen,second', true)).toEqual([
      { player: 'Anna', text: 'first' },
      { player: 'Ben', text: 'second' },
    ])
    expect(listsInCsv('Anna,first\nBen,second', false)).toBeNull()
    expect(looksLikeCsv('Teeth of the north, 1990/2000 pts\nmore')).toBe(false)
  })

  const list = 'Feast 350/1000 pts\n\nOgor Mawtribes\nTyrant (150)\nGluttons (200)'
  const cell = `"${list}"`

  it.each([
    ['a line of Excel that says the separator', `sep=;\r\nName;List\r\nAnna;${cell}\r\n`],
    ['a title above the heads', `Summer cup 2026\r\nName,List\r\nAnna,${cell}`],
    ['a title in cells above the heads', `Summer cup,,\r\nName,List\r\nAnna,${cell},`],
    [
      'columns that a form adds',
      `Timestamp,Email,Player,Team name,Paste it here\n1,a@b.org,Anna,Reds,${cell}`,
    ],
    [
      'heads in another language',
      `Zeitstempel;Wie heißt du?;Was spielst du?\n1.7.2026 10:00;Anna;${cell}`,
    ],
    ['heads that name nothing', `A,B,C\n2026-07-01 10:00,Anna,${cell}`],
    ['the list before the name', `Army list,Player\n${cell},Anna`],
    ['no heads, the list first', `${cell},Anna`],
    ['no heads and a time before', `2026/07/01 10:00;Anna;${cell}`],
    ['first and last names', `First name,Last name,List\nAnna,,${cell}`],
    ['cells of a spreadsheet', `Anna\t${cell}`],
  ])('finds name and list with %s', (_, text) => {
    expect(rowsInCsv(text, true)).toEqual([{ player: 'Anna', text: list }])
  })

  it('takes pasted cells for a table, with heads or without, and no list for one', () => {
    for (const text of [`Anna\t${cell}\nBen\t${cell}`, `Name;List\nAnna;${cell}`, `Anna,${cell}`]) {
      expect(looksLikeCsv(text)).toBe(true)
    }
    expect(looksLikeCsv(list)).toBe(false)
    expect(looksLikeCsv(`Army list, by player Anna\n${list}`)).toBe(false)
  })

  it('reads a list that is only called a table as the text that it is', () => {
    expect(rowsInCsv(list, true)).toBeNull()
  })

  it('writes no formula for spreadsheets that part cells at other signs, or heed no quotes', () => {
    const evil = ['x;=1+1', 'x\n=1+1', 'x\t@a', 'x\r\n+1', ' =1', '\u{FF1D}1', '"=1']
    const text = csvText(evil.map((word) => ['a', word]))
    for (const part of text.split(/[,;\t\r\n]/)) {
      expect(part.replaceAll('"', '').trim()).not.toMatch(/^[=+\-@\u{FF1D}]/u)
    }
    expect(readCsv(text)).toHaveLength(evil.length)
  })
})
