import { describe, expect, it } from 'vitest'

import { readAll } from '../../../library/node-books.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()
const rulesOf = (sketch: Sketch) => broken(sketched(data, sketch))
const regiments = ['*Tyrant / Gluttons']

/** Armies whose lists may hold a Regiment of Renown, judged by LB-17 over every army there is. */
function serves(renown: string): readonly string[] {
  return data.manifest.books
    .flatMap((book) => book.armies)
    .filter((army) => army.kind === 'faction')
    .filter(({ name }) => !rulesOf({ army: name, renown: [renown] }).includes('LB-17'))
    .map((army) => army.name)
}

describe('Regiments of Renown', () => {
  it('come one to a list', () => {
    const two = ['Bundo Whalebiter', 'Enforcers of the Tithe']
    expect(rulesOf({ regiments, renown: ['Bundo Whalebiter'] })).toEqual([])
    expect(rulesOf({ regiments, renown: two })).toEqual(['LB-16'])
  })

  it('Bundo Whalebiter serves all of Order and Destruction but his own', () => {
    const wanted = data.manifest.books
      .filter((book) => book.alliance === 'order' || book.alliance === 'destruction')
      .flatMap((book) => book.armies.filter((army) => army.kind === 'faction'))
      .map((army) => army.name)
      .filter((name) => name !== 'Sons of Behemat')
    expect(serves('Bundo Whalebiter').toSorted()).toEqual(wanted.toSorted())
  })

  it('Enforcers of the Tithe serve the armies of their profile', () => {
    expect(serves('Enforcers of the Tithe').toSorted()).toEqual(
      [
        'Cities of Sigmar',
        'Daughters of Khaine',
        'Flesh-eater Courts',
        'Fyreslayers',
        'Gloomspite Gitz',
        'Helsmiths of Hashut',
        'Kharadron Overlords',
        'Kruleboyz',
        'Ogor Mawtribes',
        'Skaven',
        'Sons of Behemat',
        'Soulblight Gravelords',
      ].toSorted(),
    )
  })

  it('elsewhere are refused with the armies that may take them', () => {
    const army = sketched(data, { army: 'Skaven', renown: ['Bundo Whalebiter'] })
    expect(findingsOf(army, 'LB-17')[0]?.say).toBe(
      'Bundo Whalebiter cannot serve Skaven. It serves all of Order and Destruction (except Sons of Behemat).',
    )
  })

  it('a unit is none', () => {
    const army = 'Bonesplitterz'
    const sketch = { army, regiments: ['*Wurrgog Prophet'], renown: ["Hedkrakka's Madmob"] }
    expect(rulesOf(sketch)).toEqual(['LB-17'])
    expect(rulesOf({ army, regiments: ["*Wurrgog Prophet / Hedkrakka's Madmob"] })).toEqual([])
  })

  it('keep their units, sizes and lack of enhancements', () => {
    const name = 'Enforcers of the Tithe'
    const rest = 'Gothizzar Harvester / Mortek Guard'
    const ossifector = 'Mortisan Ossifector'
    const composed = (units: string) => rulesOf({ regiments, renown: [`${name}: ${units}`] })
    expect(composed(`${ossifector} / ${rest} / Mortek Guard`)).toEqual([])
    expect(composed(`${ossifector} / ${rest}`)).toEqual(['LB-18'])
    expect(composed(`${ossifector} / ${rest} / Mortek Guard / Mortek Guard`)).toEqual(['LB-18'])
    expect(composed(`${ossifector} / ${rest} / Mortek Guard x2`)).toEqual(['LB-18'])
    expect(composed(`${ossifector} {Trophy Rack} / ${rest} / Mortek Guard`)).toEqual(['LB-18'])
  })

  it('a guest with the keyword of the army takes its enhancements', () => {
    const renown = ["Godmarked Ascendant: Daemon Prince {Butcher's Blade}"]
    const army = 'Blades of Khorne'
    expect(rulesOf({ army, regiments: ['*Slaughterpriest'], renown })).toEqual([])
  })

  it('cost their one price whatever is in them', () => {
    const army = sketched(data, { renown: ['Enforcers of the Tithe: Mortek Guard'] })
    expect(army.points).toBe(470)
  })

  it('in Legion of the First Prince come with a warning', () => {
    const army = sketched(data, {
      army: 'Slaves to Darkness',
      variant: 'Legion of the First Prince',
      regiments: ["*Be'lakor, the Dark Master"],
      renown: ["Volt-Klaw's Enginecoven"],
    })
    expect(broken(army)).toEqual([])
    expect(findingsOf(army, 'LB-37').map((finding) => finding.severity)).toEqual(['warning'])
  })
})
