import { describe, expect, it } from 'vitest'

import { countOf, labelOf, pointsOf, splitNames } from './line-parts.ts'

describe('points in a line', () => {
  it('are found in every form', () => {
    for (const text of [
      'Boyz (1150)',
      'Boyz (1,150 Points)',
      'Boyz (1.150 points)',
      'Boyz (1 150 pts)',
      'Boyz [1150pts]',
      'Boyz - (1150) Points',
      'Boyz · 1150 pts',
      'Boyz - 1150 points',
    ]) {
      expect(pointsOf(text)).toMatchObject({ points: 1150, before: 'Boyz', extra: false })
    }
    expect(pointsOf('Big Gob (+20 pts)')).toMatchObject({ points: 20, extra: true })
    expect(pointsOf('1x Blade (135 pts): Warlord, Sword')).toMatchObject({
      points: 135,
      before: '1x Blade',
      after: 'Warlord, Sword',
    })
  })

  it('are the last of several, and none where the line has none', () => {
    expect(pointsOf('Custodian (Guardian Spear) (215 pts)')).toMatchObject({
      points: 215,
      before: 'Custodian (Guardian Spear)',
    })
    expect(pointsOf('Attached as: Leader (Character)')).toMatchObject({ points: null })
    expect(pointsOf('Regiment 1')).toMatchObject({ points: null, before: 'Regiment 1' })
  })
})

describe('counts and labels', () => {
  it('are taken off', () => {
    expect(countOf('9x Jakhal')).toEqual({ count: 9, rest: 'Jakhal' })
    expect(countOf('20 x Gutrippaz')).toEqual({ count: 20, rest: 'Gutrippaz' })
    expect(countOf('2 Chaos Spawn')).toEqual({ count: null, rest: '2 Chaos Spawn' })
    expect(countOf('2 Chaos Spawn', true)).toEqual({ count: 2, rest: 'Chaos Spawn' })
    expect(labelOf('Enhancement: Big Gob')).toEqual({ label: 'Enhancement', rest: 'Big Gob' })
    expect(labelOf('Warlord')).toEqual({ label: '', rest: 'Warlord' })
  })
})

describe('names in a row', () => {
  const known = new Set(['Intercept and Recover', 'Curseling, Eye of Tzeentch', 'A', 'B'])
  const split = (text: string) => splitNames(text, (words) => known.has(words))

  it('are told apart although names hold the same marks', () => {
    expect(split('A, Intercept and Recover and B')).toEqual(['A', 'Intercept and Recover', 'B'])
    expect(split('Curseling, Eye of Tzeentch and A')).toEqual(['Curseling, Eye of Tzeentch', 'A'])
  })

  it('are split at each mark where nobody knows them', () => {
    expect(split('X and Y, Z')).toEqual(['X', 'Y', 'Z'])
    expect(split('')).toEqual([])
  })
})
