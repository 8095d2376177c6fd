import { describe, expect, it } from 'vitest'

import { readGame } from '../../library/node-games.ts'
import { resultsOf, samplesOf } from './testing-samples.ts'

const sentences = [
  'This one goes to the left, if all goes well.',
  'my hammer - goes left',
  'Thanks to Peter & Paul + the club!',
  '12/10/2026',
]
/** Every so many lines something is written into a list. */
const apart = 25

const lists: readonly (readonly [string, string])[] = [
  ['aos4', 'sigdex'],
  ['wh40k11', 'app-android-orks'],
  ['wh40k11', 'app-ios-necrons'],
  ['wh40k11', 'new-recruit-gw-tyranids'],
  ['wh40k11', 'new-recruit-wtc-compact-sisters-allies'],
  ['wh40k11', 'listforge-dark-angels'],
  ['wh40k11', 'war-organ-tyranids'],
]

describe('what somebody wrote into a list', () => {
  it.each(lists)('changes nothing of it and is shown: %s, %s', (game, name) => {
    const data = readGame(game)
    const text = samplesOf(game).text(name)
    const lines = text.split('\n')
    const [expected] = resultsOf(text, data)
    for (const [turn, sentence] of sentences.entries()) {
      for (let at = 10 + turn; at < lines.length; at += apart) {
        const all = resultsOf(lines.toSpliced(at, 0, sentence).join('\n'), data)
        const read = all.map(({ list, stated }) => ({ list, stated }))
        const { list, stated } = expected ?? {}
        expect({ at, sentence, read }).toEqual({ at, sentence, read: [{ list, stated }] })
        const unread = all[0]?.unread.filter((line) => !expected?.unread.includes(line))
        expect({ at, unread }).toEqual({ at, unread: [sentence] })
      }
    }
  })
})
