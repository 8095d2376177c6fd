import { describe, expect, it } from 'vitest'

import { readGame } from '../../library/node-games.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { systemOf } from '../../systems/index.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { explainStated } from './stated.ts'
import { samplesOf } from './testing-samples.ts'

const data = readAllForty()
const { names, text } = samplesOf('wh40k11')

function explained(pasted: string) {
  const [list] = listsIn(pasted)
  const system = systemOf('wh40k11')
  if (!list?.found || !system) throw new Error('no format fits')
  return explainStated(readText(list.lines, list.found, data), system, data)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const first = (words: string | undefined) =>
  Number(/[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''))

const one = (all: readonly number[] | undefined) => all?.find((number) => number > 0) ?? 0

/** How much more a sentence says that the list costs than the text prints. */
function signed(say: string): number {
  const found = (words: RegExp) => words.exec(say)?.slice(1).map(first)
  const unit = found(
    /printed at ([\d,]+); (?:.*, )?([\d,]+) (?:now|in points v[\d.]+, those of the list)\.$/,
  )
  if (unit) return (unit[1] ?? 0) - (unit[0] ?? 0)
  const besides = found(/has besides is ([\d,]+) in .*, ([\d,]+) (?:now|in points v[\d.]+, those)/)
  if (besides) return (besides[1] ?? 0) - (besides[0] ?? 0)
  const more = found(
    /than printed, in all ([\d,]+) more|, ([\d,]+) more than its|leaves ([\d,]+) points? out|cost ([\d,]+) more in all/,
  )
  const less = found(
    /than printed, in all ([\d,]+) less|: ([\d,]+) points? of its total|with ([\d,]+) points? could/,
  )
  return one(more) - one(less)
}

/** A short list with these units at the prices given, and a total. */
function listOf(
  total: number,
  units: readonly (readonly [name: string, points: number])[],
): string {
  const head = [
    `Paper boats (${total} points)`,
    '',
    "T'au Empire",
    'Kauyon (3 Detachment Points)',
    'Strike Force (2000 points)',
    '',
    'OTHER DATASHEETS',
  ]
  return [...head, ...units.map(([name, points]) => `\n${name} (${points} points)`)].join('\n')
}

describe('the total that a text prints', () => {
  it('needs no word where it is ours', () => {
    expect(explained(text('app-android-orks'))).toMatchObject({
      stated: 1040,
      ours: 1040,
      version: 'v1.2',
      units: [],
      reasons: [],
    })
  })

  it('is told to be that of an older points version', () => {
    const { version, reasons } = explained(text('app-android-orks').replace('1040', '1020'))
    expect(version).toBe('v1.0')
    expect(reasons).toEqual([
      {
        kind: 'version',
        say: 'The printed total is that of points v1.0, 17 June 2026; today the list costs 20 more.',
      },
    ])
  })

  it('has more units than a list that was cut off', () => {
    const { reasons } = explained(text('cut-off-votann'))
    expect(reasons.map(({ kind }) => kind)).toEqual(['missing'])
    expect(reasons[0]?.say).toContain('The units in the text come to 610')
  })

  it('can be less than its own units, and have some that nobody knows', () => {
    const { reasons } = explained(
      listOf(100, [
        ['Pathfinder Team', 85],
        ['Paper boat', 40],
      ]),
    )
    expect(reasons).toEqual([
      { kind: 'unread', say: '1 unit with 40 points could not be read.' },
      { kind: 'sum', say: 'The units in the text come to 125, 25 more than its total.' },
    ])
  })

  it('has a unit that is known though not all of its line is', () => {
    const { reasons } = explained(
      `Xenos - T'au Empire - Boats - [90 pts]\n\nPathfinder Team [90 pts]: Paper hat\n`,
    )
    expect(reasons).toEqual([
      { kind: 'unit', say: 'Line 3: Pathfinder Team is printed at 90; 85 now.' },
    ])
  })

  it('can leave out what has its price beside the units', () => {
    const pasted = `Boats (220 points) - General's Handbook 2026-27\n\nKruleboyz\nAuxiliaries: 2\nDrops: 3\n
General's Regiment\nMurknob with Belcha-banna (80)\n• General\n
Auxiliary \nHobgrot Slittaz (70)\nHobgrot Slittaboss (70)\n\nCreated with New Recruit`
    const all = readGame('aos4')
    const [list] = listsIn(pasted)
    const system = systemOf('aos4')
    if (!list?.found || !system) throw new Error('no format fits')
    const { reasons } = explainStated(readText(list.lines, list.found, all), system, all)
    expect(reasons).toEqual([
      {
        kind: 'surcharge',
        say: 'Its total leaves 20 points out: Surcharge for 2 auxiliary units.',
      },
    ])
  })

  it('lacks what later copies cost more', () => {
    const same = [1, 2, 3].map(() => ['Pathfinder Team', 85] as const)
    const { ours, reasons } = explained(listOf(255, same))
    expect(ours).toBe(270)
    expect(reasons).toEqual([
      {
        kind: 'surcharge',
        say: 'Later copies cost 15 more in all, which the text does not print: Pathfinder Team.',
      },
    ])
  })

  it('has units at other prices, which copies may pay in any order', () => {
    const { units, reasons } = explained(
      listOf(350, [
        ['Pathfinder Team', 100],
        ['Pathfinder Team', 85],
        ['Pathfinder Team', 85],
        ['Stealth Battlesuits', 80],
      ]),
    )
    expect(units.map(({ name, line, stated, ours }) => [name, line, stated, ours])).toEqual([
      ['Stealth Battlesuits', 14, 80, 100],
    ])
    expect(reasons).toEqual([
      { kind: 'unit', say: 'Line 15: Stealth Battlesuits is printed at 80; 100 now.' },
    ])
  })

  it('has a unit at the price of no version: each says what it was there and is now', () => {
    const pasted = `Scrap (410 points)\n\nOrks\nWar Horde (3 Detachment Points)\nStrike Force (2000 points)\n
OTHER DATASHEETS\n\nWarboss (80 points)\n\nBattlewagon (160 points)\n\nTrukk (70 points)\n\nTrukk (65 points)\n`
    const { stated, ours, units, reasons } = explained(pasted)
    expect(reasons.map(({ say }) => say)).toEqual([
      'The printed prices come nearest to those of points v1.0, 17 June 2026; today the list costs 10 less.',
      'The units in the text come to 375: 35 points of its total are missing, as if it was cut off.',
      'Line 9: Warboss is printed at 80; 75 in points v1.0, 85 now.',
      'Line 11: Battlewagon is printed at 160; 145 in points v1.0, 145 now.',
      'Line 13: Trukk is printed at 70; 65 in points v1.0, 55 now.',
      'Line 15: Trukk is printed at 65; 65 in points v1.0, 55 now.',
    ])
    const more = units.reduce((sum, unit) => sum + unit.ours - unit.stated, 0)
    expect(more - 35).toBe(ours - (stated ?? 0))
  })

  it('is that of an older version, whose units are named with their price now', () => {
    const { version, reasons } = explained(
      `Scrap (130 points)\n\nOrks\nWar Horde (3 Detachment Points)\nStrike Force (2000 points)\n
OTHER DATASHEETS\n\nTrukk (65 points)\n\nTrukk (65 points)\n`,
    )
    expect(version).toBe('v1.0')
    expect(reasons.map(({ say }) => say)).toEqual([
      'The printed total is that of points v1.0, 17 June 2026; today the list costs 20 less.',
      'Line 9: Trukk is printed at 65; 65 in points v1.0, 55 now.',
      'Line 11: Trukk is printed at 65; 65 in points v1.0, 55 now.',
    ])
  })

  it.each(names)('differs by what its reasons come to, and the rest is said: %s', (name) => {
    const [list] = listsIn(text(name))
    const system = systemOf('wh40k11')
    if (!list?.found || !system) throw new Error('no format fits')
    const read = readText(list.lines, list.found, data)
    for (const prices of [null, 'v1.1', 'v1.0']) {
      const roster = { ...read.roster, prices }
      const { stated, ours, version, reasons } = explainStated(
        { ...read, roster, stated: (read.stated ?? 1000) + 37 },
        system,
        data,
      )
      const told = sumOf(reasons.map(({ say }) => signed(say)))
      const rest = sumOf(reasons.map(({ kind, say }) => (kind === 'rest' ? first(say) : 0)))
      expect(version).toBeNull()
      // a text without any price of a unit gives no reason at all
      const left = reasons.length > 0 ? Math.abs(ours - (stated ?? 0) - told) : rest
      expect(left).toBe(rest)
    }
  })

  it('is not there in a text without any', () => {
    expect(explained(text('head-cut-mechanicus'))).toMatchObject({ stated: null, reasons: [] })
  })
})
