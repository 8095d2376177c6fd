import { describe, expect, it } from 'vitest'

import { distance, nameKey, nearestNames, slugOfName } from './names.ts'

describe('names', () => {
  it('compare without case, accents, spaces and punctuation', () => {
    expect(nameKey('Lotann, Warden of the Soul Ledgers')).toBe('lotannwardenofthesoulledgers')
    expect(nameKey('Da King’s Gitz')).toBe(nameKey("DA KING'S GITZ"))
    expect(nameKey('Élan – Vital')).toBe('elanvital')
  })

  it('become a slug', () => {
    expect(slugOfName('Hedkrakka’s Madmob')).toBe('hedkrakkas-madmob')
    expect(slugOfName('???')).toBe('unnamed')
  })

  it('are as far apart as letters must change', () => {
    expect(distance('tyrant', 'tyrant', 5)).toBe(0)
    expect(distance('tyrent', 'tyrant', 5)).toBe(1)
    expect(distance('gnoblar', 'gnoblars', 5)).toBe(1)
    expect(distance('abc', 'xyz', 5)).toBe(3)
    expect(distance('abcdefgh', 'stuvwxyz', 3)).toBe(3)
  })

  it('that nobody knows have the nearest ones beside them', () => {
    const names = ['Gluttons', 'Ironguts', 'Tyrant', 'Tyrant on Glutthorn', 'Gnoblars']
    expect(nearestNames('Ironguttz', names)).toEqual(['Ironguts'])
    expect(nearestNames('tyrant', names)).toEqual(['Tyrant', 'Tyrant on Glutthorn'])
    expect(nearestNames('Space Marine', names)).toEqual([])
  })
})
