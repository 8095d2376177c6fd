import { describe, expect, it } from 'vitest'

import { invulnerableOf } from './invulnerable.ts'

describe('an invulnerable save', () => {
  it('holds for every model where nothing stands beside it', () => {
    const read = invulnerableOf('4+', '', ['Captain', 'Guard'])
    expect(read.saves).toEqual([])
    expect(['Captain', 'Guard'].map(read.statOf)).toEqual(['4+', '4+'])
  })

  it('is one model’s alone', () => {
    const read = invulnerableOf('5+', '*Captain model only.*', ['Captain', 'Guard'])
    expect(['Captain', 'Guard'].map(read.statOf)).toEqual(['5+', undefined])
  })

  it.each([
    ['5+', '*Against ranged attacks only.*', [{ value: '5+', against: 'ranged' }]],
    ['5+', 'A 5+ invulnerable save against ranged attacks', [{ value: '5+', against: 'ranged' }]],
    ['6+', '*4+ against melee attacks only*', [{ value: '6+' }, { value: '4+', against: 'melee' }]],
    [null, '*4+ against melee attacks only*', [{ value: '4+', against: 'melee' }]],
    ['2+', '*See Veil ability.*', [{ value: '2+', ability: 'Veil' }]],
    ['4+', '*Excluding the Hound.*', [{ value: '4+', notModel: 'Hound' }]],
  ])('%s with "%s" has a star and its condition', (value, remark, saves) => {
    const read = invulnerableOf(value, remark, ['Captain'])
    expect(read.saves).toEqual(saves)
    expect(read.statOf('Captain')).toBe(`${saves[0]?.value}*`)
  })

  it('with a remark of an unknown form stops the conversion', () => {
    expect(() => invulnerableOf('4+', 'At night', ['Captain'])).toThrow('At night')
  })
})
