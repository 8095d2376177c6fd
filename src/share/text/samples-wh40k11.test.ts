import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { damages, resultsOf, samplesOf } from './testing-samples.ts'

const data = readAllForty()
const { names, text, expected } = samplesOf('wh40k11')

/** Prose in the middle of a list, and a name over two lines, are told from it by blank lines. */
const needsBlanks = ['prose-around-grey-knights']

describe('sample lists of Warhammer 40,000', () => {
  it.each(names)('are read as they stand: %s', (name) => {
    expect(resultsOf(text(name), data)).toEqual(expected(name))
  })

  it.each(Object.entries(damages))('survive %s', (kind, damage) => {
    const blanks = kind.includes('blank') || kind.includes('doubled')
    for (const name of names) {
      if (blanks && needsBlanks.includes(name)) continue
      const plain = expected(name).map(({ format: _format, ...rest }) => rest)
      expect({ name, results: resultsOf(damage(text(name)), data) }).toMatchObject({
        name,
        results: plain,
      })
    }
  })

  it('are told apart when all are pasted at once', () => {
    // without its head a list belongs to the one before it
    const kept = names.filter((name) => !name.startsWith('head-cut') && !name.startsWith('prose'))
    const all = kept.map((name) => text(name)).join('\n')
    expect(resultsOf(all, data).map(({ list }) => list)).toEqual(
      kept.flatMap((name) => expected(name).map(({ list }) => list)),
    )
  })
})
