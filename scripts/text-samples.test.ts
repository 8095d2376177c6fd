import { describe, expect, it } from 'vitest'

import { summaryBooks } from './text-files.ts'
import { drawn, readSamples, sampleSection } from './text-samples.ts'
import type { Sample } from './text-samples.ts'

const keys = Array.from({ length: 200 }, (_, at) => `rule/herd/${at}`)

describe('a sample of texts', () => {
  it('is a twentieth of them, the same whenever it is drawn', () => {
    const first = drawn('oxen', keys, 1)
    expect(new Set(first).size).toBe(10)
    expect(drawn('oxen', keys.toReversed(), 1)).toEqual(first)
    expect(drawn('goats', keys, 1)).not.toEqual(first)
  })

  it('has at least five texts, or all where there are fewer', () => {
    expect(drawn('oxen', keys.slice(0, 20), 1)).toHaveLength(5)
    expect(drawn('oxen', keys.slice(0, 3), 1)).toHaveLength(3)
  })

  it('has none of the first round in the second', () => {
    const first = drawn('oxen', keys, 1)
    expect(drawn('oxen', keys, 2).filter((key) => first.includes(key))).toEqual([])
  })
})

describe('the samples on record', () => {
  it('have their form and are of books that have texts', () => {
    const unknown = readSamples().filter(({ game, book }) => !summaryBooks(game).includes(book))
    expect(unknown).toEqual([])
  })

  it('are told by book and round, and summed up, for one game only', () => {
    const sample: Sample = {
      game: 'aos4',
      book: 'red-oxen',
      kinds: ['trait', 'lore'],
      read: 6,
      numbers: 0,
      conditions: 1,
      round: 1,
    }
    const section = sampleSection('aos4', [
      { ...sample, conditions: 0, round: 2 },
      sample,
      { ...sample, game: 'wh40k11', read: 99 },
    ])
    expect(section.split('\n').slice(-3)).toEqual([
      '| Red Oxen | trait, lore | 1 | 6 | 0 | 1 |',
      '| Red Oxen | trait, lore | 2 | 6 | 0 | 0 |',
      '| All |  |  | 12 | 0 | 1 |',
    ])
    expect(sampleSection('aos4', [])).toBe('')
  })
})
