import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { toPortable } from '../portable.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'

/** What a sample must be read as; `list` is in the portable form. */
interface Expected {
  readonly format: string
  readonly stated: number | null
  readonly list: Readonly<Record<string, unknown>>
  /** Lines that are not understood, and those whose words are not quite a name. */
  readonly unread: readonly string[]
  readonly near: readonly string[]
  readonly remarks: readonly string[]
  readonly times?: number
}

const folder = new URL('samples/aos4/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length))
const data = readAll()

/** What a pasted text is read as, in the form of the expected results; every line that is not blank must have its reading. */
function resultsOf(text: string): readonly unknown[] {
  return listsIn(text).map(({ lines, found, times }) => {
    if (!found) throw new Error('no format fits')
    const { roster, readings, remarks, ...list } = readText(lines, found, data)
    const written = lines.filter((line) => line.text !== '')
    expect(readings.map(({ line }) => line)).toEqual(written.map(({ at }) => at))
    const of = (status: string) =>
      readings.flatMap((reading) => {
        const line = lines.find(({ at }) => at === reading.line)
        return reading.status === status && line ? [line.text] : []
      })
    const { points: _points, ...portable } = toPortable(roster, data)
    return {
      format: list.format,
      stated: list.stated,
      list: portable,
      unread: of('unread'),
      near: of('near'),
      remarks,
      ...(times > 1 ? { times } : {}),
    }
  })
}

const expectedOf = (name: string) =>
  (JSON.parse(read(`${name}.json`)) as { readonly lists: readonly Expected[] }).lists

const damages: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'spaces that do not break': (text) => text.replaceAll(' ', '\u00A0'),
  'stars for bullets': (text) => text.replaceAll('•', '*'),
  'hyphens for bullets': (text) => text.replaceAll('•', '-'),
  'no bullets': (text) => text.replaceAll(/^ *• ?/gm, ''),
  'curly quotes': (text) => text.replaceAll("'", '’'),
  'entities of a web form': (text) => text.replaceAll('•', '&bull;').replaceAll("'", '&#39;'),
  'no indentation': (text) => text.replaceAll(/^ +/gm, ''),
  'everything set in': (text) => text.replaceAll(/^/gm, '    '),
  'a quote': (text) => text.replaceAll(/^/gm, '> '),
  'doubled line ends': (text) => text.replaceAll('\n', '\n\n'),
  'no blank lines': (text) => text.replaceAll(/\n{2,}/g, '\n'),
  'no rules': (text) => text.replaceAll(/^-+\n/gm, ''),
  'bold units': (text) => text.replaceAll(/^(\p{L}.* \(\d+\))$/gmu, '**$1**'),
}

/** A name over two lines is told from prose by the blank line between them. */
const needsBlanks = ['android-prose-emoji-name']

describe('sample lists of Age of Sigmar', () => {
  it.each(names)('are read as they stand: %s', (name) => {
    expect(resultsOf(read(`${name}.txt`))).toEqual(expectedOf(name))
  })

  it.each(Object.entries(damages))('survive %s', (kind, damage) => {
    const blanks = kind.includes('blank') || kind.includes('doubled')
    for (const name of names) {
      if (blanks && needsBlanks.includes(name)) continue
      const plain = expectedOf(name).map(({ format: _format, ...rest }) => rest)
      expect({ name, results: resultsOf(damage(read(`${name}.txt`))) }).toMatchObject({
        name,
        results: plain,
      })
    }
  })

  it('are told apart where the first of two lost its beginning', () => {
    const [cut, whole] = ['ios-no-faction-cut-top', 'sigdex']
    const both = `${read(`${cut}.txt`)}\n${read(`${whole}.txt`)}`
    expect(resultsOf(both)).toEqual([...expectedOf(cut), ...expectedOf(whole)])
  })

  it('are told apart when all are pasted at once', () => {
    const apart = ['android-prose-emoji-name', 'two-lists-in-one', 'ios-no-faction-cut-top']
    const kept = names.filter((name) => !apart.includes(name))
    const all = kept.map((name) => read(`${name}.txt`)).join('\n')
    expect(resultsOf(all)).toEqual(kept.flatMap(expectedOf))
  })
})
