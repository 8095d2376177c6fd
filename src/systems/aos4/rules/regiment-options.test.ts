import { describe, expect, it } from 'vitest'

import { readAll } from '../../../library/node-books.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()
const rulesOf = (sketch: Sketch) => broken(sketched(data, sketch))

describe('who may follow a leader', () => {
  it('a unit that an option names or describes', () => {
    expect(rulesOf({ regiments: ['*Tyrant', 'Slaughtermaster / Gutseers'] })).toEqual([])
    expect(rulesOf({ regiments: ['*Tyrant', 'Slaughtermaster / Gluttons'] })).toEqual(['LB-06'])
  })

  it('a hero only in a role that the leader offers, never by keyword', () => {
    expect(rulesOf({ regiments: ['*Frostlord on Stonehorn / Icebrow Hunter'] })).toEqual([])
    expect(rulesOf({ regiments: ['*Tyrant / Butcher'] })).toEqual(['LB-06'])
    expect(rulesOf({ regiments: ['*Bloodpelt Hunter / Mantrapper'] })).toEqual(['LB-06'])
  })

  it('companions of one leader follow no other', () => {
    const army = 'Cities of Sigmar'
    const regiments = ["*Freeguild Marshal on Griffon / Toll's Companions"]
    expect(rulesOf({ army, regiments })).toEqual(['LB-06'])
  })

  it('a limit that options share is said once, as it is printed', () => {
    const { groups } = sketched(data, { army: 'Seraphon', regiments: ['*Lord Kroak'] })
    expect(groups[0]?.remark).toBe('0-1 Skink Starpriest or Favoured Spawning, Seraphon')
  })

  it('a unit that does not fit is told what the leader takes', () => {
    const army = sketched(data, { regiments: ['*Tyrant', 'Slaughtermaster / Gluttons'] })
    const [finding] = findingsOf(army, 'LB-06')
    expect(finding?.say).toBe(
      'Gluttons (Infantry) cannot join Slaughtermaster, who takes Mawseekers.',
    )
    expect(finding?.fixes()[0]?.label).toBe('Move Gluttons to Tyrant (I)')
  })
})

describe('how many of a kind may follow', () => {
  it('no more than a limited option says', () => {
    const scraplaunchers = 'Gnoblar Scraplauncher / Gnoblar Scraplauncher'
    expect(rulesOf({ regiments: ['*Tyrant', `Firebelly / ${scraplaunchers}`] })).toEqual(['LB-07'])
    expect(rulesOf({ regiments: [`*Tyrant / ${scraplaunchers}`] })).toEqual([])
  })

  it('units of one keyword count together', () => {
    const army = 'Stormcast Eternals'
    expect(rulesOf({ army, regiments: ['*Knight-Azyros / Liberators / Vindictors'] })).toEqual([
      'LB-07',
    ])
    expect(rulesOf({ army, regiments: ['*Knight-Azyros / Liberators / Prosecutors'] })).toEqual([])
  })

  it('one Skryre war machine and one weapon team without a Skryre leader', () => {
    const army = 'Skaven'
    const two = 'Doomwheel / Warp Lightning Cannon'
    expect(rulesOf({ army, regiments: [`*Grey Seer / ${two}`] })).toEqual(['LB-07'])
    expect(rulesOf({ army, regiments: ['*Grey Seer / Doomwheel / Ratling Guns'] })).toEqual([])
    expect(rulesOf({ army, regiments: [`*Warlock Engineer / ${two}`] })).toEqual([])
  })

  it('heroes of one role share its place', () => {
    const two = 'Icebrow Hunter / Mantrapper'
    expect(rulesOf({ regiments: [`*Frostlord on Stonehorn / ${two}`] })).toEqual(['LB-08'])
  })
})

describe('companions', () => {
  it('a leader with companions needs each of them', () => {
    const army = 'Slaves to Darkness'
    const kin = 'Singri Brand / The Oathsworn Kin'
    expect(rulesOf({ army, regiments: ['*Gunnar Brand / Darkoath Marauders'] })).toEqual(['LB-09'])
    expect(rulesOf({ army, regiments: [`*Gunnar Brand / ${kin}`] })).toEqual([])
  })

  it('companions take places like others', () => {
    const army = 'Slaves to Darkness'
    const kin = 'Singri Brand / The Oathsworn Kin'
    const more = 'Darkoath Marauders / Darkoath Fellriders / Darkoath Savagers'
    expect(rulesOf({ army, regiments: [`*Gunnar Brand / ${kin} / ${more}`] })).toEqual(['LB-05'])
  })

  it('a unit without a place of its own needs an Adjutant and comes once', () => {
    const army = 'Cities of Sigmar'
    const full =
      '*Freeguild Marshal on Griffon / Freeguild Steelhelms / Freeguild Fusiliers / Freeguild Cavaliers / Freeguild Command Corps Adjutants'
    const extra = 'Freeguild Command Corps Auxiliaries'
    expect(rulesOf({ army, regiments: [`${full} / ${extra}`] })).toEqual([])
    expect(rulesOf({ army, regiments: [`*Freeguild Marshal on Griffon / ${extra}`] })).toEqual([
      'LB-10',
    ])
    expect(rulesOf({ army, regiments: [`${full} / ${extra} / ${extra}`] })).toEqual([
      'LB-05',
      'LB-10',
    ])
  })
})
