import { describe, expect, it } from 'vitest'

import { listsInCsv, looksLikeCsv } from './csv-lists.ts'
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
})
