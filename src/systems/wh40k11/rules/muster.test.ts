import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../../library/node-wh40k11.ts'
import { broken, sketched } from '../testing.ts'
import { armyPairs } from './testing-armies.ts'
import { joinPairs } from './testing-joins.ts'
import { keywordPairs } from './testing-keywords.ts'

const data = readAllForty()
const pairs = [...keywordPairs, ...armyPairs, ...joinPairs]

describe('rules of mustering', () => {
  it.each(pairs)('$about: kept', ({ legal }) => {
    expect(broken(sketched(data, legal))).toEqual([])
  })

  it.each(pairs)('$about: broken', ({ rule, illegal }) => {
    expect(broken(sketched(data, illegal))).toContain(rule)
  })
})

describe('Dark Angels', () => {
  it('have Deathwing and Ravenwing among what every chapter fields', () => {
    const army = sketched(data, {
      faction: 'Dark Angels',
      detachments: ['Unforgiven Task Force'],
      units: ['Captain', 'Terminator Squad', 'Outrider Squad', 'Intercessor Squad'],
    })
    const wings = army.everyone.map(({ keywords }) =>
      ['DEATHWING', 'RAVENWING'].filter((keyword) => keywords.has(keyword)),
    )
    expect(wings).toEqual([[], ['DEATHWING'], ['RAVENWING'], []])
  })
})
