import { describe, expect, it } from 'vitest'

import { apply } from '../../../engine/apply.ts'
import { readAll } from '../../../library/node-books.ts'
import { aos4 } from '../index.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()
const rulesOf = (sketch: Sketch) => broken(sketched(data, sketch))

describe('units of a list', () => {
  it('belong to its army; others are named with their home and price', () => {
    const army = sketched(data, { regiments: ['*Tyrant / Spider Riders'] })
    expect(broken(army)).toEqual(['LB-01'])
    expect(army.points).toBe(150 + 110)
    expect(findingsOf(army, 'LB-01')[0]?.say).toBe(
      'Spider Riders is only in Gloomspite Gitz. It costs 110 points there.',
    )
  })

  it('of an army that the faction alone has are refused too', () => {
    const sketch = { army: 'Gloomspite Gitz', variant: "Da King's Gitz" }
    const regiments = ['*Skragrott, the Loonking / Spider Riders']
    expect(rulesOf({ ...sketch, regiments })).toEqual(['LB-01'])
  })

  it('that no data knows stay under a name made of their id and can be removed', () => {
    const army = sketched(data, { regiments: ['*Tyrant / Wandering Minstrels'] })
    expect(broken(army)).toEqual(['LB-32'])
    expect(findingsOf(army, 'LB-32')[0]?.fixes()[0]?.label).toBe('Remove Wandering Minstrels')
  })

  it('cost no more than the limit', () => {
    const regiments = ['*Tyrant / Gluttons']
    expect(rulesOf({ limit: 350, regiments })).toEqual([])
    const army = sketched(data, { limit: 340, regiments })
    expect(broken(army)).toEqual(['LB-02'])
    expect(findingsOf(army, 'LB-02')[0]?.amount).toBe(10)
  })

  it('that are UNIQUE come once, Regiments of Renown included', () => {
    const grell = 'Grell Firefist'
    expect(rulesOf({ regiments: ['*Tyrant', grell] })).toEqual([])
    expect(rulesOf({ regiments: ['*Tyrant', grell, grell] })).toEqual(['LB-13'])
    const army = 'Cities of Sigmar'
    const callis = "*Callis and Toll / Toll's Companions"
    const own = rulesOf({ army, regiments: [callis], renown: ['Saviours of Cinderfall'] })
    expect(own).toContain('LB-13')
  })

  it('are reinforced only where their profile allows it', () => {
    expect(rulesOf({ regiments: ['*Tyrant / Gluttons x2'] })).toEqual([])
    expect(rulesOf({ regiments: ['*Tyrant / Ironblaster x2'] })).toEqual(['LB-14'])
    expect(rulesOf({ regiments: ['*Tyrant / Gorger Mawpack x2'] })).toEqual(['LB-14'])
  })

  it('are auxiliary as many as one likes, except those bound to a leader', () => {
    const army = 'Stormcast Eternals'
    const regiments = ['*Lord-Celestant / Liberators']
    expect(rulesOf({ army, regiments, auxiliaries: 'Liberators / Vindictors' })).toEqual([])
    expect(rulesOf({ army, regiments, auxiliaries: 'Neave Blacktalon' })).toEqual(['LB-15'])
    expect(rulesOf({ army, regiments, auxiliaries: "Neave's Companions" })).toEqual(['LB-15'])
  })

  it('of Legends need an agreement, or a Legends army', () => {
    const censers = { army: 'Skaven', regiments: ['*Grey Seer / Plague Censer Bearers'] }
    expect(rulesOf(censers)).toEqual(['LB-24'])
    expect(rulesOf({ ...censers, legends: true })).toEqual([])
    const prophet = { army: 'Bonesplitterz', regiments: ['*Wurrgog Prophet / Savage Orruks'] }
    expect(rulesOf(prophet)).toEqual([])
  })

  it('of a Scourge season belong to it and exclude their standard unit', () => {
    const ghyran = ['*Frostlord on Stonehorn / Ironblaster (Scourge of Ghyran)']
    expect(rulesOf({ regiments: ghyran })).toEqual(['LB-25'])
    expect(rulesOf({ season: '2025-26', regiments: ghyran })).toEqual([])
    const both = ['*Tyrant', 'Huskard on Thundertusk', 'Huskard on Thundertusk (Scourge of Aqshy)']
    const army = sketched(data, { regiments: both })
    expect(broken(army)).toEqual(['LB-25'])
    expect(findingsOf(army, 'LB-25')[0]?.fixes().length).toBeGreaterThan(1)
  })

  it('of limited number need the hero that they come with', () => {
    const army = 'Stormcast Eternals'
    const guard = 'Stormdrake Guard (1 model)'
    expect(rulesOf({ army, regiments: [`*Knight-Draconis / ${guard}`] })).toEqual([])
    expect(rulesOf({ army, regiments: [`*Knight-Draconis / ${guard} / ${guard}`] })).toEqual([
      'LB-28',
    ])
  })

  it('that exclude each other are not in one list', () => {
    const army = 'Maggotkin of Nurgle'
    const both = ['*Doktor Festus', 'Festus the Leechlord']
    expect(rulesOf({ army, legends: true, regiments: ['*Festus the Leechlord'] })).toEqual([])
    expect(rulesOf({ army, legends: true, regiments: both })).toContain('LB-29')
  })
})

const armed = (auxiliaries: string) => sketched(data, { army: 'Stormcast Eternals', auxiliaries })

describe('wargear', () => {
  it('may be carried as often as the warscroll says, twice that in a reinforced unit', () => {
    const [unit] = armed('Decimators [1 Starsoul Mace]').units.values()
    const [choice] = unit?.wargear ?? []
    expect(choice?.options).toEqual([{ name: 'Starsoul Mace', count: 1, max: 2 }])
    expect(findingsOf(armed('Decimators x2 [4 Starsoul Mace]'), 'LB-42')).toEqual([])
  })

  it('beyond that is noted, with what brings it back', () => {
    const army = armed('Decimators [5 Starsoul Mace, 1 Great Cleaver]')
    const [many, unknown] = findingsOf(army, 'LB-42')
    expect(many).toMatchObject({
      severity: 'note',
      say: 'Decimators carries Starsoul Mace 5 times; 2 is the most.',
    })
    expect(unknown?.say).toBe('Decimators has no choice of wargear called Great Cleaver.')
    const fixes = [...(many?.fixes() ?? []), ...(unknown?.fixes() ?? [])]
    const mended = fixes.reduce((roster, { edit }) => apply(roster, edit), army.roster)
    expect(findingsOf(aos4.again(army, mended), 'LB-42')).toEqual([])
  })
})
