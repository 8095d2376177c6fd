import { describe, expect, it } from 'vitest'

import { readGame } from '../../library/node-games.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { systemOf } from '../../systems/index.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { explainStated } from './stated.ts'
import { samplesOf } from './testing-samples.ts'

const data = readAllForty()
const { text } = samplesOf('wh40k11')

function explained(pasted: string) {
  const [list] = listsIn(pasted)
  const system = systemOf('wh40k11')
  if (!list?.found || !system) throw new Error('no format fits')
  return explainStated(readText(list.lines, list.found, data), system, data)
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
      { kind: 'unit', say: 'Line 3: Pathfinder Team is printed at 90 and costs 85.' },
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
      { kind: 'unit', say: 'Line 15: Stealth Battlesuits is printed at 80 and costs 100.' },
    ])
  })

  it('is not there in a text without any', () => {
    expect(explained(text('head-cut-mechanicus'))).toMatchObject({ stated: null, reasons: [] })
  })
})
