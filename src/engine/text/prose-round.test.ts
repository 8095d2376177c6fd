import { describe, expect, it } from 'vitest'

import { linesOf } from './lines-of.ts'
import { proseRound, withProseRead } from './prose-round.ts'
import type { LineReading } from './text-form.ts'

/** A text with what its lines are read as: those that begin with `!` as a unit, all others not at all. */
function read(text: string, candidates: readonly string[] = []) {
  const lines = linesOf(text)
  const readings = lines.flatMap(({ at, text: words }): LineReading[] => {
    if (words === '') return []
    const own = words.startsWith('!')
    const unit = own ? `u${at}` : null
    const [status, kind] = own ? (['read', 'Unit'] as const) : (['unread', ''] as const)
    return [{ line: at, status, kind, as: words, unit, stated: null, candidates }]
  })
  return { lines, readings }
}

describe('prose round a list', () => {
  it.each([
    'Hi mate, here is my list for Saturday',
    'This is what I bring on Saturday',
    'See you there!',
    'Viele Grüße',
  ])('is told above and below it: %s', (words) => {
    expect(proseRound(read(`${words}\n\n!Boyz\n\n${words}`))).toEqual(new Set([0, 4]))
  })

  it.each(['Moon Lizards', '• See you there', 'Moon lizards (90)', '5x moon lizards of the west'])(
    'is not what may be a unit: %s',
    (words) => {
      expect(proseRound(read(`${words}\n!Boyz\n${words}`)).size).toBe(0)
    },
  )

  it('is not what stands within it, comes near a name, or has no list to stand round', () => {
    const words = 'This is what I bring on Saturday.'
    expect(proseRound(read(`!Boyz\n${words}\n!Boyz`)).size).toBe(0)
    expect(proseRound(read(`${words}\n!Boyz`, ['Boyz'])).size).toBe(0)
    expect(proseRound(read(`${words}\n${words}`)).size).toBe(0)
  })

  it('is not asked about, and no line is lost', () => {
    const { readings } = withProseRead(read('See you there!\n!Boyz\nMoon Lizards'))
    expect(readings.map(({ status, kind }) => [status, kind])).toEqual([
      ['layout', 'Not part of the list'],
      ['read', 'Unit'],
      ['unread', ''],
    ])
  })
})
