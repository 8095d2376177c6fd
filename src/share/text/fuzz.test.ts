import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { linesOf } from '../../engine/text/lines-of.ts'
import type { TextLine } from '../../engine/text/text-line.ts'
import { readGame } from '../../library/node-games.ts'
import { readRoster } from '../../store/read-roster.ts'
import { systemOf } from '../../systems/index.ts'
import { judge } from '../report.ts'
import { listsIn, type PastedList } from './lists-in.ts'
import { readText, type TextList } from './read-text.ts'
import { explainStated } from './stated.ts'
import { mutatedSamples } from './testing-mutations.ts'

const games = new Map(['aos4', 'wh40k11'].map((id) => [id, readGame(id)]))
const numRuns = Number(process.env['RUNS'] ?? 150)

/** Words that every object of the language knows. */
const examples: [string][] = [
  ['Ask 100/200 pts\nconstructor'],
  ['Ask - [100 pts]\nconstructor: valueOf'],
]

const written = (lines: readonly TextLine[]) =>
  lines.flatMap(({ at, text }) => (text === '' ? [] : [at]))

function readOf({ lines, found }: PastedList): TextList | null {
  return found && readText(lines, found, games.get(found.form.system))
}

/** A list that stands in a text several times is given once: all its lines count as often. */
function expectAllLines(text: string, lists: readonly PastedList[]): void {
  const all = linesOf(text)
  const given = lists.flatMap(({ lines }) => lines)
  expect(given).toEqual(given.map(({ at }) => all[at]))
  expect(new Set(given.map(({ at }) => at)).size).toBe(given.length)
  const count = lists.reduce((sum, { lines, times }) => sum + written(lines).length * times, 0)
  expect(count).toBe(written(all).length)
}

/** Every line has its reading; the list can be kept, judged, and its total compared with the printed one. */
function expectSound(list: TextList): void {
  expect(list.readings.map(({ line }) => line)).toEqual(written(list.lines))
  const kept = readRoster(structuredClone(list.roster))
  expect(kept).toEqual({ ok: true, roster: list.roster })
  const units = new Set(list.roster.groups.flatMap((group) => group.units.map(({ id }) => id)))
  expect(list.readings.filter(({ unit }) => unit !== null && !units.has(unit))).toEqual([])
  const system = systemOf(list.system)
  if (!system) throw new Error(`there is no game ${list.system}`)
  const data = games.get(list.system)
  const { points } = judge(list.roster, data)
  expect(points).toBeGreaterThanOrEqual(0)
  expect(explainStated(list, system, data)).toMatchObject({ ours: points, stated: list.stated })
}

describe('a text that nobody would call a list any more', () => {
  it('is taken apart without an error and without losing a line', () => {
    fc.assert(
      fc.property(mutatedSamples, (text) => {
        const lists = listsIn(text)
        expectAllLines(text, lists)
        const read = lists.map(readOf)
        for (const list of read) if (list) expectSound(list)
        expect(listsIn(text).map(readOf)).toEqual(read)
      }),
      { numRuns, examples },
    )
  })
})

describe('a list of tens of thousands of points', () => {
  const huge = {
    'Warhammer 40,000': `Green tide (44,000 points)\n\nOrks\nWar Horde (3 Detachment Points)
Strike Force (2,000 points)\n\nBATTLELINE\n\n${'Boyz (80 points)\n\n'.repeat(300)}`,
    'Age of Sigmar': `Green tide 44000/2000 pts\n\nKruleboyz\nGeneral's Handbook 2026-27\n
Auxiliary Units\n${'Gutrippaz (150)\n'.repeat(300)}`,
  }

  it.each(Object.entries(huge))('is read whole, can be kept and is judged: %s', (_, text) => {
    const [list] = listsIn(text).map(readOf)
    if (!list) throw new Error('no format fits')
    expectSound(list)
    expect(list.readings.filter(({ status }) => status === 'unread')).toEqual([])
    expect(list.roster.groups.flatMap((group) => group.units)).toHaveLength(300)
    expect(judge(list.roster, games.get(list.system)).legal).toBe(false)
  })
})
