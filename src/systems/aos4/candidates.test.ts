import { describe, expect, it } from 'vitest'

import { preview } from '../../engine/preview.ts'
import type { Place } from '../../engine/rule.ts'
import { readAll } from '../../library/node-books.ts'
import type { AosArmy } from './army.ts'
import { aos4 } from './index.ts'
import { broken, sketched } from './testing.ts'

const data = readAll()
const empty = sketched(data, {})
const third = sketched(data, {
  regiments: ['*Tyrant / Ironguts', 'Butcher', 'Bloodpelt Hunter / Frost Sabres'],
})

function candidate(army: AosArmy, place: Place, name: string) {
  const found = aos4.candidates(army, place).find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} is no candidate.`)
  return found
}

const group = (army: AosArmy, numeral: string) => ({
  group: army.groups.find((one) => one.numeral === numeral)?.id ?? '',
})

describe('a new regiment', () => {
  it('is what an empty list is asked for first', () => {
    expect(aos4.places(empty)[0]).toMatchObject({
      place: { slot: 'regiment' },
      numeral: 'I',
      title: 'Add a regiment: pick its leader',
    })
  })

  it('makes its first leader the general', () => {
    const { army } = preview(aos4, empty, candidate(empty, { slot: 'regiment' }, 'Tyrant').edit)
    expect(broken(army)).toEqual([])
    expect(army.groups[0]?.leader?.general).toBe(true)
  })

  it('brings the companions of its leader', () => {
    const army = sketched(data, { army: 'Slaves to Darkness' })
    const { edit } = candidate(army, { slot: 'regiment' }, 'Gunnar Brand')
    const after = preview(aos4, army, edit).army
    expect(after.groups[0]?.units.map((unit) => unit.name)).toEqual([
      'Gunnar Brand',
      'Singri Brand',
      'The Oathsworn Kin',
    ])
  })

  it('does not make someone the general who may not be', () => {
    const army = sketched(data, { army: 'Gloomspite Gitz', variant: "Da King's Gitz" })
    const { edit } = candidate(army, { slot: 'regiment' }, 'Loonboss')
    expect(preview(aos4, army, edit).army.generals).toEqual([])
  })

  it('refuses a WARMASTER under another general and offers the command', () => {
    const morga = candidate(third, { slot: 'regiment' }, 'Morga the Mighty, Overtyrant')
    expect(morga).toMatchObject({ status: 'refused', rule: 'LB-12' })
    expect(morga.elsewhere().map((fix) => fix.label)).toEqual(['Lead regiment IV as the general'])
  })

  it('of one side in Big Waaagh! comes with one of the other once there is a balance', () => {
    const army = sketched(data, {
      army: 'Ironjawz',
      variant: 'Big Waaagh!',
      regiments: ['*Megaboss', 'Killaboss with Stab-grot'],
    })
    const offered = candidate(army, { slot: 'regiment' }, 'Warchanter')
    expect(offered).toMatchObject({ status: 'refused', rule: 'LB-27' })
    expect(offered.elsewhere()[0]?.label).toMatch(/^Add together with /)
    const first = sketched(data, { army: 'Ironjawz', variant: 'Big Waaagh!' })
    expect(candidate(first, { slot: 'regiment' }, 'Megaboss').status).toBe('fits')
  })
})

describe('units for a regiment', () => {
  it('come sorted: what fits, what is over the limit, what is refused', () => {
    const army = sketched(data, { limit: 700, regiments: ['*Tyrant / Ironguts', 'Butcher'] })
    const statuses = aos4.candidates(army, group(army, 'II')).map((one) => one.status)
    expect([...new Set(statuses)]).toEqual(['fits', 'over', 'refused'])
    const points = aos4
      .candidates(army, group(army, 'II'))
      .filter((one) => one.status === 'fits')
      .map((one) => one.points)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  })

  it('say what they leave', () => {
    const sabres = candidate(third, group(third, 'III'), 'Frost Sabres')
    expect(sabres).toMatchObject({ status: 'fits', points: 70, taken: 1 })
    expect(sabres.left).toBe(2000 - third.points - 70)
  })

  it('that cannot join say why and where they fit', () => {
    const ironblaster = candidate(third, group(third, 'III'), 'Ironblaster')
    expect(ironblaster.status).toBe('refused')
    expect(ironblaster.reason).toMatch(/^Ironblaster \(War Machine\) cannot join Bloodpelt Hunter/)
    expect(ironblaster.elsewhere().map((fix) => fix.label)).toEqual([
      'Add to Tyrant (I)',
      'Add as an auxiliary unit',
    ])
    const mantrapper = candidate(third, group(third, 'III'), 'Mantrapper')
    expect(mantrapper.reason).toBe(
      'Mantrapper joins as Maw Nomad; Bloodpelt Hunter offers no place for that.',
    )
    expect(mantrapper.elsewhere().map((fix) => fix.label)).toContain('Lead regiment IV')
  })

  it('of Legends are refused with the agreement on offer', () => {
    const army = sketched(data, { army: 'Skaven', regiments: ['*Plague Priest'] })
    const censers = candidate(army, group(army, 'I'), 'Plague Censer Bearers')
    expect(censers).toMatchObject({ status: 'refused', rule: 'LB-24' })
    expect(censers.elsewhere().map((fix) => fix.label)).toContain('Allow Legends and add it')
  })
})

describe('other places', () => {
  it('auxiliary units carry their surcharge', () => {
    const army = sketched(data, { regiments: ['*Tyrant'], auxiliaries: 'Gluttons' })
    const sabres = candidate(army, group(army, 'AUX'), 'Frost Sabres')
    expect(sabres.points).toBe(70 + 20)
    expect(army.groups[1]?.remark).toBe('no surcharge; a second +20')
  })

  it('Regiments of Renown show their units and refuse other armies by name', () => {
    const bundo = candidate(third, { slot: 'renown' }, 'Bundo Whalebiter')
    expect(bundo).toMatchObject({ status: 'fits', points: 400 })
    expect(bundo.brings).toEqual(['Kraken-eater Mega-Gargant'])
    const skaven = sketched(data, { army: 'Skaven', regiments: ['*Grey Seer'] })
    expect(candidate(skaven, { slot: 'renown' }, 'Bundo Whalebiter')).toMatchObject({
      status: 'refused',
      rule: 'LB-17',
    })
  })

  it('an artefact that another unit’s keeps away can be taken over', () => {
    const army = sketched(data, { regiments: ['*Tyrant {Trophy Rack}', 'Butcher'] })
    const butcher = army.groups[1]?.leader?.id ?? ''
    const hide = candidate(army, { unit: butcher, slot: 'artefacts-of-power' }, 'Carvalox Hide')
    expect(hide).toMatchObject({ status: 'refused', rule: 'LB-19' })
    expect(hide.elsewhere().map((fix) => fix.label)).toEqual(['Take Trophy Rack from Tyrant'])
  })

  it('a third card can replace one of two, and one taken can be given back', () => {
    const picks = { card: ['Blazing Onslaught', 'Siege of Ashes'] }
    const army = sketched(data, { regiments: ['*Tyrant'], picks })
    const smokescreen = candidate(army, { slot: 'card' }, 'Smokescreen')
    expect(smokescreen.status).toBe('refused')
    expect(smokescreen.elsewhere().map((fix) => fix.label)).toEqual([
      'Instead of Blazing Onslaught',
      'Instead of Siege of Ashes',
    ])
    const taken = candidate(army, { slot: 'card' }, 'Blazing Onslaught')
    expect(taken).toMatchObject({ taken: 1, status: 'fits', edit: { kind: 'unpick' } })
  })

  it('a lore takes the place of the one before', () => {
    const picks = { 'manifestation-lore': ['Forbidden Power'] }
    const army = sketched(data, { regiments: ['*Tyrant'], picks })
    const lore = candidate(army, { slot: 'manifestation-lore' }, 'Primal Energy')
    expect(lore).toMatchObject({ status: 'fits', points: 10 - 20 })
    expect(lore.brings.length).toBeGreaterThan(0)
  })

  it('any leader can be made the general', () => {
    const names = aos4.candidates(third, { slot: 'general' }).map((one) => one.name)
    expect(names.toSorted()).toEqual(['Bloodpelt Hunter', 'Butcher', 'Tyrant'])
  })

  it('a place that the list does not have offers nothing', () => {
    expect(aos4.candidates(third, { group: 'gone' })).toEqual([])
    expect(aos4.candidates(third, { unit: 'gone', slot: 'heroic-traits' })).toEqual([])
    expect(aos4.candidates(third, {})).toEqual([])
  })
})

describe('an army', () => {
  it('counts drops, models and wounds', () => {
    const army = sketched(data, {
      regiments: ['*Tyrant / Gluttons x2'],
      renown: ['Bundo Whalebiter'],
      auxiliaries: 'Frost Sabres',
    })
    const health = (name: string) =>
      Number(
        [...army.units.values()].find((unit) => unit.name === name)?.profile.sheet?.stats['health'],
      )
    const wounds =
      health('Tyrant') +
      10 * health('Gluttons') +
      health('Kraken-eater Mega-Gargant') +
      2 * health('Frost Sabres')
    expect(army.tallies.map(({ id, value }) => [id, value])).toEqual([
      ['drops', 3],
      ['models', 14],
      ['wounds', wounds],
    ])
    expect(army.points).toBe(150 + 400 + 400 + 70)
  })

  it('loads the books of its faction, its Army of Renown and its guests', () => {
    const guest = sketched(data, { renown: ['Bundo Whalebiter'] })
    expect(aos4.booksOf(guest.roster, data)).toEqual(['ogor-mawtribes', 'sons-of-behemat'])
    const waaagh = sketched(data, { army: 'Ironjawz', variant: 'Big Waaagh!' })
    expect(aos4.booksOf(waaagh.roster, data).toSorted()).toEqual([
      'big-waaagh',
      'ironjawz',
      'kruleboyz',
    ])
  })

  it('of a faction that no book has opens without a verdict on its units', () => {
    const base = { ...data, books: new Map() }
    const army = aos4.resolve(third.roster, base)
    expect(army.units.size).toBe(third.units.size)
    expect(broken(army)).toEqual([])
  })

  it('says in words what an edit does', () => {
    const said = (place: Place, name: string) =>
      aos4.describe(third, candidate(third, place, name).edit)
    expect(said(group(third, 'III'), 'Frost Sabres')).toBe('Add Frost Sabres')
    expect(said({ slot: 'renown' }, 'Bundo Whalebiter')).toBe('Add Bundo Whalebiter')
    expect(said({ slot: 'card' }, 'Smokescreen')).toBe('Take Smokescreen')
    const sabres = third.groups[2]?.followers[0]?.id ?? ''
    const [move] = aos4.moves(third, sabres)
    expect(move && aos4.describe(third, move.edit)).toBe('Move Frost Sabres to Tyrant')
  })
})
