import { describe, expect, it } from 'vitest'

import { readAll } from '../../../library/node-books.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()
const rulesOf = (sketch: Sketch) => broken(sketched(data, sketch))
const regiments = ['*Tyrant / Gluttons']
const picked = (picks: Sketch['picks']) => rulesOf({ regiments, picks: picks ?? {} })

describe('enhancements', () => {
  it('are one of each table in a list, several tables on one unit', () => {
    const all = '*Frostlord on Stonehorn {Trophy Rack, Leave Not a Morsel, Horn Toss}'
    expect(rulesOf({ regiments: [all] })).toEqual([])
    const two = ['*Tyrant {Trophy Rack}', 'Butcher {Carvalox Hide}']
    expect(rulesOf({ regiments: two })).toEqual(['LB-19'])
    expect(rulesOf({ regiments: ['*Tyrant {Trophy Rack, Carvalox Hide}'] })).toEqual(['LB-19'])
  })

  it('go to units that their table names, and to none that is UNIQUE', () => {
    expect(rulesOf({ regiments: ['*Tyrant / Ironblaster {Horn Toss}'] })).toEqual(['LB-19'])
    expect(rulesOf({ regiments: ['*Grell Firefist {Trophy Rack}'] })).toEqual(['LB-19'])
  })

  it('are of the army', () => {
    expect(rulesOf({ regiments: ["*Tyrant {Butcher's Blade}"] })).toEqual(['LB-19'])
  })
})

describe('choices of the army', () => {
  it('one battle formation of the faction, none in an Army of Renown', () => {
    expect(picked({ 'battle-formation': ['Hunger-filled Tribe'] })).toEqual([])
    expect(picked({ 'battle-formation': ['Moonclan Skrap'] })).toEqual(['LB-20'])
    const sketch = { army: 'Gloomspite Gitz', variant: "Da King's Gitz" }
    const king = ['*Skragrott, the Loonking']
    const picks = { 'battle-formation': ['Moonclan Skrap'] }
    expect(rulesOf({ ...sketch, regiments: king, picks })).toEqual(['LB-20'])
  })

  it('lores from their own lists', () => {
    expect(picked({ 'prayer-lore': ['Lore of the Everwinter'] })).toEqual([])
    expect(picked({ 'spell-lore': ['Lore of the Everwinter'] })).toEqual(['LB-21'])
    expect(picked({ 'manifestation-lore': ['Primal Energy'] })).toEqual([])
  })

  it('one terrain feature', () => {
    expect(picked({ terrain: ['Mawpit'] })).toEqual([])
    expect(picked({ terrain: ['Mawpit', 'Great Mawpot'] })).toEqual(['LB-22'])
  })

  it('two different cards of the season; fewer are only noted', () => {
    expect(picked({ card: ['Blazing Onslaught', 'Siege of Ashes'] })).toEqual([])
    expect(picked({ card: ['Blazing Onslaught'] })).toEqual([])
    expect(picked({ card: ['Blazing Onslaught', 'Blazing Onslaught'] })).toEqual(['LB-23'])
    expect(picked({ card: ['Blazing Onslaught', 'Scouting Force'] })).toEqual(['LB-23'])
    expect(picked({ card: ['Blazing Onslaught', 'Siege of Ashes', 'Smokescreen'] })).toEqual([
      'LB-23',
    ])
  })
})

describe('demands and limits of an army', () => {
  it('as many Ironjawz as Kruleboyz regiments in Big Waaagh!', () => {
    const sketch = { army: 'Ironjawz', variant: 'Big Waaagh!' }
    const iron = '*Megaboss / Ardboyz'
    const krule = 'Killaboss with Stab-grot / Gutrippaz'
    expect(rulesOf({ ...sketch, regiments: [iron, krule] })).toEqual([])
    expect(rulesOf({ ...sketch, regiments: [iron] })).toEqual(['LB-27'])
  })

  it('no more Troggoths than two with Da King’s Gitz', () => {
    const sketch = { army: 'Gloomspite Gitz', variant: "Da King's Gitz" }
    const two = '*Skragrott, the Loonking / Rockgut Troggoths / Dankhold Troggoth'
    expect(rulesOf({ ...sketch, regiments: [two] })).toEqual([])
    expect(rulesOf({ ...sketch, regiments: [`${two} / Fellwater Troggoths`] })).toEqual(['LB-28'])
  })

  it('a needed unit is offered as a fix', () => {
    const army = sketched(data, { army: 'Gloomspite Gitz', variant: "Da King's Gitz" })
    expect(findingsOf(army, 'LB-27')[0]?.fixes()[0]?.label).toBe(
      'Let Skragrott, the Loonking lead regiment I',
    )
  })
})

describe('notes', () => {
  it('say what is still to choose and what leaves, and make no list illegal', () => {
    const army = sketched(data, { regiments: ['*Tyrant / Gnoblars / Leadbelchers'] })
    expect(broken(army)).toEqual([])
    expect(findingsOf(army, 'LB-33')[0]?.say).toBe(
      'No battle tactic card is chosen yet; a list has 2.',
    )
    expect(findingsOf(army, 'LB-36')[0]?.say).toBe('2 entries move to Legends on 1 June 2027.')
    expect(findingsOf(army, 'LB-36')[0]?.severity).toBe('note')
  })

  it('an earlier season is played at today’s prices', () => {
    const army = sketched(data, { season: '2025-26', regiments })
    expect(findingsOf(army, 'LB-40')[0]?.say).toMatch(/2025-26 is played here at the prices of/)
  })
})
