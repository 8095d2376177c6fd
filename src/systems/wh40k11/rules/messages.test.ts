import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../../library/node-wh40k11.ts'
import { readPortableList } from '../portable-read.ts'
import { findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAllForty()
const says = (rule: string, sketch: Sketch) =>
  findingsOf(sketched(data, sketch), rule).map(({ say }) => say)
const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing)
const boss = { name: 'Warboss', warlord: true }
const shootas = (name: string) => ({ name, enhancements: ['Dead Shiny Shootas'] })

const ally = (name: string) => ({ name, ally: true })
const overArmed = (name: string, wargear: Record<string, number>) =>
  says('M28', { units: [boss, { name, wargear }] })
const read = (wargear: Record<string, number>) => {
  const list = { game: 'wh40k11', faction: 'Orks', detachments: ['War Horde'] }
  const result = readPortableList({ ...list, units: [{ ...boss, wargear }] }, data)
  return result.ok ? result.notes : [result.problem]
}
const places = (rule: string, sketch: Sketch) =>
  findingsOf(sketched(data, sketch), rule).map(({ citation }) => citation)

describe('what a player reads', () => {
  it('counts units of one name instead of repeating it', () => {
    expect(
      says('M21', {
        detachments: ['More Dakka!'],
        units: [boss, ...times(3, shootas('Boyz')), shootas('Lootas')],
      }),
    ).toEqual(['Dead Shiny Shootas is on 4 units (Boyz ×3 and Lootas); an Upgrade may be on 3.'])
    const tallyman = { name: 'Tallyman', attachedTo: 'm' }
    expect(
      says('M15', {
        faction: 'Death Guard',
        detachments: ['Virulent Vectorium'],
        units: [{ id: 'm', name: 'Plague Marines' }, tallyman, tallyman],
      }),
    ).toEqual(['Plague Marines has 2 leaders (Tallyman ×2); it may have 1.'])
  })

  it('says what allies may be', () => {
    expect(
      says('A02', {
        faction: 'Adeptus Custodes',
        detachments: ['Talons of the Emperor'],
        units: [ally('Knight Crusader'), ally('Armiger Warglaive')],
      }),
    ).toEqual([
      'By Freeblades the list has Knight Crusader and Armiger Warglaive; it may have 1 Titanic unit or up to 3 Armiger units, not both.',
    ])
    expect(
      says('A04', {
        faction: 'Chaos Space Marines',
        detachments: ['Renegade Raiders'],
        units: [ally('Bloodletters'), ...times(2, ally('Flesh Hounds'))],
      }),
    ).toEqual([
      'The list has 2 Khorne units that are not Battleline, but only 1 that is; Daemonic Pact allows no more of the first than of the second.',
    ])
  })

  it('names of the wargear only what the list named', () => {
    expect(overArmed('Boyz', { 'Big choppa': 5 })).toEqual([
      'Boyz has Big choppa 4 times more than its datasheet allows with the rest of its wargear.',
    ])
    expect(overArmed('Meganobz', { Killsaw: 3 })).toEqual([
      'Meganobz has Killsaw once more than its datasheet allows with the rest of its wargear.',
    ])
    expect(overArmed('Meganobz', { '1.1': 5 })).toEqual([
      'Meganobz has Kombi-weapon with Killsaw 5 times; it may have that twice.',
    ])
    expect(overArmed('Nobz', { 'Power klaw': 5 })).toEqual([])
  })

  it('lists sizes that a unit can have, not those between them', () => {
    const [say] = says('M26', { units: [boss, { name: 'Nobz', models: 12 }] })
    expect(say).toMatch(/^Nobz has 12 models; it may have \d+ (to|or) \d+\.$/)
  })
})

describe('where a player finds the rule', () => {
  it('is the page of a version of the points', () => {
    expect(places('M37', { units: ['Squat Trike'] })).toEqual(['Munitorum Field Manual v1.2, Orks'])
    expect(places('M37', { points: 'v1.1', units: ['Squat Trike'] })).toEqual([
      'Munitorum Field Manual v1.1, Orks',
    ])
  })

  it('is the page of a detachment', () => {
    const slippery = { name: 'Warboss in Mega Armour', enhancements: ['Slippery Git'] }
    const detachments = ['Taktikal Brigade']
    const [place] = places('M23', { detachments, units: [slippery] })
    expect(place).toMatch(/, enhancements$/)
    expect(
      places('A07', {
        faction: 'Death Guard',
        detachments: ['Virulent Vectorium'],
        units: ['Plaguebearers'],
      }),
    ).toEqual(['Tallyband Summoners, restrictions'])
  })

  it('is an army rule, a datasheet, or a number', () => {
    const chaos = { faction: 'Chaos Space Marines', detachments: ['Renegade Raiders'] }
    expect(places('A04', { ...chaos, units: times(6, ally('Bloodletters')) })).toEqual([
      'Army rules of Chaos Daemons, Daemonic Pact',
    ])
    expect(places('M28', { units: [{ name: 'Boyz', wargear: { 'Big choppa': 5 } }] })).toEqual([
      'Datasheet of Boyz, wargear options',
    ])
    expect(places('M06', { detachments: [] })).toEqual(['Core Rules 25.04'])
  })
})

describe('wargear that a datasheet lacks', () => {
  it('is noted with the names that come near', () => {
    expect(read({ 'Power claw': 1 })).toEqual([
      'units[0].wargear: Warboss has no wargear called "Power claw". Did you mean "Power klaw"?',
    ])
    expect(read({ 'Foo gun': 1 })).toEqual([
      'units[0].wargear: Warboss has no wargear called "Foo gun".',
    ])
    expect(read({ 'power klaw': 1 })).toEqual([])
  })

  it('is said in the list too', () => {
    expect(says('M42', { units: [{ ...boss, wargear: { 'Foo gun': 1 } }] })).toEqual([
      'Warboss has Foo gun; its datasheet has nothing of that name, so it is not checked.',
    ])
  })
})
