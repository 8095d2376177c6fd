import { describe, expect, it } from 'vitest'

import { apply } from '../../../engine/apply.ts'
import type { Edit } from '../../../engine/edit.ts'
import { readAll } from '../../../library/node-books.ts'
import { aos4 } from '../index.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()
const rulesOf = (sketch: Sketch) => broken(sketched(data, sketch))

describe('regiments', () => {
  it('a list has one regiment at least', () => {
    expect(rulesOf({})).toEqual(['LB-03', 'LB-11'])
    expect(rulesOf({ regiments: ['*Tyrant'] })).toEqual([])
  })

  it('a list has five regiments at most, a Regiment of Renown among them', () => {
    const heroes = ['*Tyrant', 'Butcher', 'Firebelly', 'Bloodpelt Hunter']
    const renown = ['Stumblefoot Gargant']
    expect(rulesOf({ regiments: [...heroes, 'Mantrapper'] })).toEqual([])
    expect(rulesOf({ regiments: heroes, renown })).toEqual([])
    expect(rulesOf({ regiments: [...heroes, 'Mantrapper'], renown })).toEqual(['LB-03'])
    expect(rulesOf({ regiments: [...heroes, 'Mantrapper', 'Icebrow Hunter'] })).toEqual(['LB-03'])
  })

  it('only a hero who can lead stands at the head', () => {
    expect(rulesOf({ regiments: ['*Tyrant', 'Gluttons'] })).toEqual(['LB-04'])
  })

  it('a regiment without a leader, or with two, says so', () => {
    const army = sketched(data, { regiments: ['*Tyrant / Butcher / Gluttons'] })
    const [tyrant = '', butcher = ''] = army.units.keys()
    const group = army.groups[0]?.id ?? ''
    const after = (edit: Edit) => broken(aos4.again(army, apply(army.roster, edit)))
    expect(after({ kind: 'remove-unit', unit: tyrant })).toContain('LB-04')
    expect(after({ kind: 'move-unit', unit: butcher, group, role: 'leader' })).toContain('LB-04')
  })

  it('a regiment that lost its leader takes leaders first, and nobody else before', () => {
    const army = sketched(data, { regiments: ['*Tyrant', 'Butcher / Gluttons / Ironguts'] })
    const [, group] = army.groups
    const place = { group: group?.id ?? '' }
    const remove = { kind: 'remove-unit', unit: group?.units[0]?.id ?? '' } as const
    const headless = aos4.again(army, apply(army.roster, remove))
    expect(aos4.places(headless).find((open) => open.place.group === place.group)).toMatchObject({
      title: 'Pick a leader for regiment II',
      sub: 'nobody leads its 2 units',
    })
    const offered = aos4.candidates(headless, place)
    const called = (name: string) => offered.find((one) => one.name === name)
    expect(called('Gnoblars')).toMatchObject({
      status: 'refused',
      reason: 'Regiment II has no leader.',
    })
    const edit = called('Butcher')?.edit ?? remove
    const led = aos4.again(army, apply(headless.roster, edit))
    expect(led.groups[1]).toMatchObject({ name: 'Butcher', id: place.group })
    expect(broken(led)).toEqual([])
  })

  it('a regiment that lost its leader may give its units away one by one', () => {
    const army = sketched(data, { regiments: ['*Tyrant', 'Butcher / Gluttons / Ironguts'] })
    const lost = army.groups[1]?.units[0]?.id ?? ''
    const headless = aos4.again(army, apply(army.roster, { kind: 'remove-unit', unit: lost }))
    const labels = findingsOf(headless, 'LB-04')[0]
      ?.fixes()
      .map(({ label }) => label)
    expect(labels).toContain('Move Gluttons to Tyrant (I)')
    expect(labels).toContain('Move Ironguts to Tyrant (I)')
    expect(labels).toContain('Remove regiment II')
  })

  it('three units follow a leader, four the general', () => {
    const four = 'Gluttons / Ironguts / Leadbelchers / Gnoblars'
    expect(rulesOf({ regiments: [`*Tyrant / ${four}`] })).toEqual([])
    expect(rulesOf({ regiments: [`*Tyrant / ${four} / Gluttons`] })).toEqual(['LB-05'])
    expect(rulesOf({ regiments: ['*Tyrant', `Butcher / ${four}`] })).toEqual(['LB-05'])
  })

  it('a full regiment names the numbers and offers five ways out, the gentlest first', () => {
    const army = sketched(data, {
      regiments: [
        '*Tyrant / Ironguts',
        'Butcher / Hunters with Sabrefangs / Leadbelchers / Gnoblars / Icefall Yhetees',
        'Bloodpelt Hunter / Frost Sabres',
      ],
      auxiliaries: 'Frost Sabres',
    })
    const [finding] = findingsOf(army, 'LB-05')
    expect(finding?.say).toBe(
      'Butcher’s regiment has 4 units. It may have 3; only the general’s regiment may have 4.',
    )
    expect(finding?.citation).toBe('Core Rules 3.1')
    expect(finding?.tag).toBe('4th of 3')
    expect(finding?.fixes().map(({ label, change }) => [label, change])).toEqual([
      ['Move Icefall Yhetees to Tyrant (I)', 0],
      ['Move Icefall Yhetees to Bloodpelt Hunter (III)', 0],
      ['Make Butcher the general', 0],
      ['Make Icefall Yhetees auxiliary', 20],
      ['Remove Icefall Yhetees', -120],
    ])
  })
})
