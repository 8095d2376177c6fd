import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { Edit } from '../../engine/edit.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy } from './army.ts'
import { wh40k11 } from './index.ts'
import { sketched } from './testing.ts'

const data = readAllForty()
const boss = { name: 'Warboss', warlord: true }

const after = (army: FortyArmy, edit: Edit | null | undefined) => {
  if (!edit) throw new Error('There is no such step.')
  return wh40k11.again(army, apply(army.roster, edit))
}

const sizesIn = (army: FortyArmy, unit: string) => wh40k11.unitChoices(army, unit).sizes

describe('sizes', () => {
  it('are all that the datasheet allows, each at the price of its row', () => {
    const army = sketched(data, { units: [boss, { name: 'Boyz', models: 15 }] })
    const sizes = sizesIn(army, 'u2')
    expect(sizes.map(({ models }) => models)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(sizes.filter(({ column }) => column !== null).map(({ models }) => models)).toEqual([
      10, 20,
    ])
    expect(sizes[0]).toMatchObject({ points: 75, now: false, label: 'Reduce to 10 models' })
    expect(sizes[5]).toMatchObject({ points: 160, now: true })
    expect(sizes[6]).toMatchObject({ points: 160, label: 'Raise to 16' })
    expect(wh40k11.unitChoices(army, 'u2').pays).toEqual({ row: 0, column: 1 })
  })

  it('of one number are told apart by their models where these cost otherwise', () => {
    const army = sketched(data, {
      faction: 'Space Wolves',
      detachments: ['Saga of the Hunter'],
      units: ['Wolf Guard Headtakers'],
    })
    const six = sizesIn(army, 'u1').filter(({ models }) => models === 6)
    expect(six.map(({ points, kinds }) => [points, kinds])).toEqual([
      [115, '3 Wolf Guard Headtakers and 3 Hunting Wolves'],
      [170, '6 Wolf Guard Headtakers'],
    ])
    for (const { edit, points, kinds } of six) {
      const changed = after(army, edit)
      expect(changed.units.get('u1')?.points).toBe(points)
      expect(sizesIn(changed, 'u1').filter(({ now }) => now)).toMatchObject([{ kinds }])
    }
  })

  it('begin with what the datasheet says of all kinds together', () => {
    const army = sketched(data, {
      faction: 'Deathwatch',
      detachments: ['Black Spear Task Force'],
      units: ['Fortis Kill Team'],
    })
    expect(army.units.get('u1')?.models).toBe(5)
    expect(sizesIn(army, 'u1').map(({ models }) => models)).toEqual([5, 6, 7, 8, 9, 10])
  })

  it('keep the mix of kinds', () => {
    const mix = {
      'Kill Team Sergeant': 1,
      'Kill Team Intercessors': 2,
      'Kill Team Intercessors with plasma incinerators': 2,
    }
    const army = sketched(data, {
      faction: 'Deathwatch',
      detachments: ['Black Spear Task Force'],
      units: [{ name: 'Fortis Kill Team', models: mix }],
    })
    const raised = after(army, sizesIn(army, 'u1').find(({ models }) => models === 10)?.edit)
    expect(raised.units.get('u1')?.counts).toMatchObject({
      'kill-team-intercessors-with-plasma-incinerators': 2,
      'kill-team-intercessors': 7,
    })
    const back = after(raised, sizesIn(raised, 'u1').find(({ models }) => models === 5)?.edit)
    expect(back.units.get('u1')?.counts).toEqual(army.units.get('u1')?.counts)
  })

  it('keep the wargear that still fits, and say what does not', () => {
    const army = sketched(data, {
      units: [boss, { name: 'Boyz', models: 20, wargear: { '1.0': 1, '1.1': 1, '5.0': 1 } }],
    })
    const edit = sizesIn(army, 'u2').find(({ models }) => models === 10)?.edit
    const reduced = after(army, edit)
    expect(reduced.units.get('u2')?.faults).toEqual([])
    expect(reduced.units.get('u2')?.roster.wargear).toEqual({ '1.0': 1, '5.0': 1 })
    expect(edit && wh40k11.describe(army, edit)).toBe(
      'Set Boyz to 10 models, without 1 × Rokkit launcha and Close combat weapon',
    )
  })
})

describe('copies', () => {
  it('cost what the row says that they pay, and are counted', () => {
    const army = sketched(data, { units: [boss, 'Boyz', 'Boyz', 'Boyz', 'Boyz'] })
    const prices = army.units.get('u5')?.profile.prices
    expect(prices).toEqual([
      { label: 'Copies 1–3', add: 0, points: [75, 160] },
      { label: '4th and on', add: 10, points: [85, 170] },
    ])
    const fourth = wh40k11.unitChoices(army, 'u5')
    expect(fourth.pays).toEqual({ row: 1, column: 0 })
    expect(fourth.sizes[0]?.points).toBe(army.units.get('u5')?.points)
    expect(fourth.copies).toEqual({ which: '4th of 6 copies', another: 'Add a 5th' })
    expect(wh40k11.unitChoices(army, 'u2').pays).toEqual({ row: 0, column: 0 })
  })

  it('end where the army may have no more', () => {
    const army = sketched(data, { units: [boss, 'Nobz', 'Nobz', 'Nobz', 'Ghazghkull Thraka'] })
    expect(wh40k11.unitChoices(army, 'u3').copies).toEqual({
      which: '2nd of 3 copies',
      another: '',
    })
    expect(wh40k11.unitChoices(army, 'u5').copies).toBeNull()
  })
})
