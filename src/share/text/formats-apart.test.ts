import { describe, expect, it } from 'vitest'

import { linesOf } from '../../engine/text/lines-of.ts'
import { textForms } from '../../systems/text-forms.ts'
import { listsIn } from './lists-in.ts'
import { damages, samplesOf } from './testing-samples.ts'

/** The official app's two dialects differ by capitals and bullets, which damage takes away. */
const dialect = (id: string) => id.replace(/^((?:aos-)?app|official)-(?:android|ios)$/, '$1')

const samples = ['aos4', 'wh40k11'].flatMap((game) => {
  const { names, text, expected } = samplesOf(game)
  return names.map((name) => ({
    name,
    game,
    text: text(name),
    formats: expected(name).map(({ format }) => format),
  }))
})
const known = textForms.flatMap(({ formats }) => formats.map(({ id }) => id))

describe('formats of pasted lists', () => {
  it('have a name and an id of their own, and a sample each', () => {
    expect(new Set(known).size).toBe(known.length)
    const sampled = new Set(samples.flatMap(({ formats }) => formats))
    expect(known.filter((id) => !sampled.has(id))).toEqual([])
  })

  it.each(samples)('are told apart: $game/$name', ({ game, text, formats }) => {
    const found = listsIn(text).map((list) => list.found)
    expect(found.map((one) => one?.format.id)).toEqual(formats)
    expect(new Set(found.map((one) => one?.form.system))).toEqual(new Set([game]))
  })

  it.each(samples)('are sure of $game/$name, and no other is as sure', ({ text, formats }) => {
    for (const [place, { lines }] of listsIn(text).entries()) {
      const best = formats[place] ?? ''
      const scores = textForms.flatMap((form) =>
        form.formats.map(({ id, recognise }) => ({ id, sure: recognise(lines) })),
      )
      const own = scores.find(({ id }) => id === best)?.sure ?? 0
      const others = scores.filter(({ id, sure }) => dialect(id) !== dialect(best) && sure >= own)
      expect({ best, own, others }).toEqual({ best, own, others: [] })
      for (const { sure } of scores) {
        expect(sure).toBeGreaterThanOrEqual(0)
        expect(sure).toBeLessThanOrEqual(1)
      }
    }
  })

  const shown = Object.keys(damages)
  it.each(shown)('are told apart after damage: %s', (kind) => {
    for (const { name, game, text, formats } of samples) {
      const found = listsIn(damages[kind]?.(text) ?? '').map((list) => list.found)
      expect({ name, systems: new Set(found.map((one) => one?.form.system)) }).toEqual({
        name,
        systems: new Set([game]),
      })
      if (game !== 'wh40k11') continue
      expect({ name, formats: found.map((one) => dialect(one?.format.id ?? '')) }).toEqual({
        name,
        formats: formats.map(dialect),
      })
    }
  })

  it('do not take prose, a recipe or a letter for a list', () => {
    const prose = [
      'Hello all,\n\nround one starts at 9:30. Bring 3x objective markers + dice.\n\nSee you there',
      'Pancakes (4 points)\n\n2x eggs\n200 g flour\n1x pinch of salt',
      'Results\n\n1. First player - 85 points\n2. Second player - 60 points',
    ]
    for (const text of prose) {
      const lines = linesOf(text)
      const formats = textForms.flatMap((form) => form.formats)
      const sure = formats.filter(({ recognise }) => recognise(lines) > 0.5).map(({ id }) => id)
      expect({ text, sure }).toEqual({ text, sure: [] })
    }
  })
})
