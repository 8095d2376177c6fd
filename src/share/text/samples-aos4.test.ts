import { describe, expect, it } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { resultsOf as readSamples, samplesOf } from './testing-samples.ts'

const data = readAll()
const { names, text, expected: expectedOf } = samplesOf('aos4')

const resultsOf = (pasted: string) => readSamples(pasted, data)

const damages: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'spaces that do not break': (text) => text.replaceAll(' ', '\u00A0'),
  'stars for bullets': (text) => text.replaceAll('•', '*'),
  'hyphens for bullets': (text) => text.replaceAll('•', '-'),
  'no bullets': (text) => text.replaceAll(/^ *• ?/gm, ''),
  'curly quotes': (text) => text.replaceAll("'", '’'),
  'entities of a web form': (text) => text.replaceAll('•', '&bull;').replaceAll("'", '&#39;'),
  'paragraphs of a web page': (text) => text.replaceAll(/^.*$/gm, '<p class="x">$&</p>'),
  'breaks of a web page': (text) => text.replaceAll('\n', '<br />'),
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
    expect(resultsOf(text(name))).toEqual(expectedOf(name))
  })

  it.each(Object.entries(damages))('survive %s', (kind, damage) => {
    const blanks = kind.includes('blank') || kind.includes('doubled')
    for (const name of names) {
      if (blanks && needsBlanks.includes(name)) continue
      const plain = expectedOf(name).map(({ format: _format, ...rest }) => rest)
      expect({ name, results: resultsOf(damage(text(name))) }).toMatchObject({
        name,
        results: plain,
      })
    }
  })

  it('are told apart where the first of two lost its beginning', () => {
    const [cut, whole] = ['ios-no-faction-cut-top', 'sigdex']
    const both = `${text(cut)}\n${text(whole)}`
    expect(resultsOf(both)).toEqual([...expectedOf(cut), ...expectedOf(whole)])
  })

  it('are told apart when all are pasted at once', () => {
    const apart = ['android-prose-emoji-name', 'two-lists-in-one', 'ios-no-faction-cut-top']
    const kept = names.filter((name) => !apart.includes(name))
    const all = kept.map((name) => text(name)).join('\n')
    expect(resultsOf(all)).toEqual(kept.flatMap(expectedOf))
  })
})
