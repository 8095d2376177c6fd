import { describe, expect, it } from 'vitest'

import { readGame } from '../../library/node-games.ts'
import { textForms } from '../../systems/text-forms.ts'
import { listsIn, type PastedList } from './lists-in.ts'
import { readText } from './read-text.ts'
import { samplesOf } from './testing-samples.ts'

const games = new Map(textForms.map(({ system }) => [system, readGame(system)]))
const samples = textForms.flatMap(({ system }) => {
  const { names, text } = samplesOf(system)
  return names.map((name) => ({ name, text: text(name) }))
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** How many units are read, as often as the text has them; throws where a line that is not blank has no reading. */
function unitsIn({ lines, found, times }: PastedList): number {
  if (!found) return 0
  const { roster, readings } = readText(lines, found, games.get(found.form.system))
  const written = lines.filter(({ text }) => text !== '').map(({ at }) => at)
  expect(readings.map(({ line }) => line)).toEqual(written)
  return times * sum(roster.groups.map(({ units }) => units.length))
}

/** Places where a text can be cut off: the end of each line, and the middle of some. */
function cutsOf(text: string): readonly { readonly at: number; readonly whole: boolean }[] {
  let from = 0
  return text.split('\n').flatMap((line, place) => {
    const [middle, end] = [from + Math.floor(line.length * 0.6), from + line.length]
    from = end + 1
    const broken = place % 4 === 0 ? [{ at: middle, whole: false }] : []
    return line.trim() === '' ? [] : [...broken, { at: end, whole: true }]
  })
}

describe('a list that is cut off anywhere', () => {
  it.each(samples)('loses no line, and no unit that was read before: $name', ({ text }) => {
    let most = 0
    for (const { at, whole } of cutsOf(text)) {
      const units = sum(listsIn(text.slice(0, at)).map(unitsIn))
      if (!whole) continue
      expect({ at, units: Math.max(units, most) }).toEqual({ at, units })
      most = units
    }
  })
})
