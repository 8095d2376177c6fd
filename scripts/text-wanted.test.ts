import { describe, expect, it } from 'vitest'

import { SourceTexts } from './source-text.ts'
import type { TextPlace } from './text-places.ts'
import { wantedTexts } from './text-wanted.ts'

const sheet = (of: string, ability = 'run'): TextPlace => ({
  game: 'aos4',
  book: 'oxen',
  kind: 'sheet',
  name: ability,
  of,
  key: `sheet/${of}/${ability}`,
  shared: `ability/${ability}`,
})

/** Keys that are wanted for sheets whose abilities say this. */
function keys(said: Readonly<Record<string, string>>): readonly string[] {
  const texts = new SourceTexts()
  const places = Object.keys(said).map((of) => sheet(of))
  for (const { book, key, of } of places)
    texts.add(book, key, { parts: { effect: said[of] ?? '' }, file: 'a book' })
  return wantedTexts(places, texts).map(({ key, of }) => `${key} (${of.join(', ')})`)
}

describe('keys of the abilities of sheets', () => {
  it('are one for all that have the same words', () => {
    expect(keys({ ox: 'It runs.', cow: 'It runs.' })).toEqual(['ability/run (ox, cow)'])
  })

  it('are those of the sheets where each has words of its own', () => {
    expect(keys({ ox: 'It runs.', cow: 'It walks.' })).toEqual([
      'sheet/ox/run (ox)',
      'sheet/cow/run (cow)',
    ])
  })

  it('are one for the most, and their own for the others', () => {
    expect(keys({ ox: 'It runs.', cow: 'It walks.', calf: 'It runs.' })).toEqual([
      'ability/run (ox, calf)',
      'sheet/cow/run (cow)',
    ])
  })
})

describe('texts of the sources', () => {
  it('are several where sources differ, each once', () => {
    const texts = new SourceTexts()
    for (const effect of ['It runs.', 'It  runs.', 'It walks.'])
      texts.add('oxen', 'sheet/ox/run', { parts: { effect }, file: 'a book' })
    const [wanted] = wantedTexts([sheet('ox')], texts)
    expect(wanted?.texts.map(({ parts }) => parts['effect'])).toEqual(['It runs.', 'It walks.'])
  })

  it('are none where no source has words', () => {
    expect(wantedTexts([sheet('ox')], new SourceTexts())).toMatchObject([{ texts: [] }])
  })
})
