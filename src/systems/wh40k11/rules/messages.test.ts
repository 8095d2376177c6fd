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
    const ally = (name: string) => ({ name, ally: true })
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
    const of = (name: string, wargear: Record<string, number>) =>
      says('M28', { units: [boss, { name, wargear }] })
    expect(of('Boyz', { 'Big choppa': 5 })).toEqual([
      'Boyz has Big choppa 4 times more than its datasheet allows with the rest of its wargear.',
    ])
    expect(of('Meganobz', { Killsaw: 3 })).toEqual([
      'Meganobz has Killsaw once more than its datasheet allows with the rest of its wargear.',
    ])
    expect(of('Meganobz', { '1.1': 5 })).toEqual([
      'Meganobz has Kombi-weapon with Killsaw 5 times; it may have that twice.',
    ])
    expect(of('Nobz', { 'Power klaw': 5 })).toEqual([])
  })

  it('lists sizes that a unit can have, not those between them', () => {
    const [say] = says('M26', { units: [boss, { name: 'Nobz', models: 12 }] })
    expect(say).toMatch(/^Nobz has 12 models; it may have \d+ (to|or) \d+\.$/)
  })
})

describe('wargear that a datasheet lacks', () => {
  const read = (wargear: Record<string, number>) => {
    const list = { game: 'wh40k11', faction: 'Orks', detachments: ['War Horde'] }
    const result = readPortableList({ ...list, units: [{ ...boss, wargear }] }, data)
    return result.ok ? result.notes : [result.problem]
  }

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
