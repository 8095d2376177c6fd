import { describe, expect, it } from 'vitest'

import { readAll } from '../../../library/node-books.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()
const rulesOf = (sketch: Sketch) => broken(sketched(data, sketch))

describe('the general', () => {
  it('is one leader of a regiment, no more and no fewer', () => {
    expect(rulesOf({ regiments: ['*Tyrant', 'Butcher'] })).toEqual([])
    expect(rulesOf({ regiments: ['Tyrant'] })).toEqual(['LB-11'])
    expect(rulesOf({ regiments: ['*Tyrant', '*Butcher'] })).toEqual(['LB-11'])
  })

  it('is neither a follower, an auxiliary unit nor in a Regiment of Renown', () => {
    const hunters = 'Frostlord on Stonehorn / *Icebrow Hunter'
    expect(rulesOf({ regiments: [hunters] })).toEqual(['LB-11'])
    expect(rulesOf({ regiments: ['Tyrant'], auxiliaries: '*Butcher' })).toEqual(['LB-11'])
    const renown = ['Bundo Whalebiter: *Kraken-eater Mega-Gargant']
    expect(rulesOf({ regiments: ['Tyrant'], renown })).toEqual(['LB-11'])
  })

  it('is whom the Army of Renown names', () => {
    const sketch = { army: 'Gloomspite Gitz', variant: "Da King's Gitz" }
    const king = 'Skragrott, the Loonking / Squig Herd'
    expect(rulesOf({ ...sketch, regiments: [`*${king}`] })).toEqual([])
    expect(rulesOf({ ...sketch, regiments: ['*Loonboss'] })).toEqual(['LB-11', 'LB-27'])
    expect(rulesOf({ ...sketch, regiments: ['*Loonboss', king] })).toEqual(['LB-11', 'LB-12'])
  })

  it('is a WARMASTER where one fights, but a guest asks for nothing', () => {
    const morga = 'Morga the Mighty, Overtyrant'
    expect(rulesOf({ regiments: ['*Tyrant', morga] })).toEqual(['LB-12'])
    expect(rulesOf({ regiments: ['Tyrant', `*${morga}`] })).toEqual([])
    const renown = ['The Sternieste Garrison']
    expect(rulesOf({ army: 'Nighthaunt', regiments: ['*Guardian of Souls'], renown })).toEqual([])
  })

  it('is told once by name, however often a WARMASTER of that name is there', () => {
    const twice = ['*Tyrant', 'Morga the Mighty, Overtyrant', 'Morga the Mighty, Overtyrant']
    const [finding] = findingsOf(sketched(data, { regiments: twice }), 'LB-12')
    expect(finding?.say).toBe(
      'Morga the Mighty, Overtyrant is a WARMASTER and must be the general instead of Tyrant.',
    )
  })

  it('is told in one sentence where several WARMASTERS and several generals are', () => {
    const two = [
      '*Tyrant',
      '*Butcher',
      'Morga the Mighty, Overtyrant',
      'Kragnos, the End of Empires',
    ]
    const [finding] = findingsOf(sketched(data, { regiments: two }), 'LB-12')
    expect(finding?.say).toBe(
      'Morga the Mighty, Overtyrant and Kragnos, the End of Empires are WARMASTERS: one of them must be the general instead of Tyrant and Butcher.',
    )
  })

  it('an auxiliary WARMASTER asks for command with a warning that this is disputed', () => {
    const army = sketched(data, {
      regiments: ['*Tyrant'],
      auxiliaries: 'Kragnos, the End of Empires',
    })
    expect(broken(army)).toEqual(['LB-12'])
    expect(findingsOf(army, 'LB-38').map((finding) => finding.severity)).toEqual(['warning'])
  })
})
