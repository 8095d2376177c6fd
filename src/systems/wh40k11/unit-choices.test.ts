import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { Edit } from '../../engine/edit.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy } from './army.ts'
import { plainGroup, plainUnit } from './edits.ts'
import { wh40k11 } from './index.ts'
import { isComposition } from './models.ts'
import { sketched } from './testing.ts'

const data = readAllForty()
const boss = { name: 'Warboss', warlord: true }

const after = (army: FortyArmy, edit: Edit | null | undefined) => {
  if (!edit) throw new Error('There is no such step.')
  return wh40k11.again(army, apply(army.roster, edit))
}

const sizesIn = (army: FortyArmy, unit: string) => wh40k11.unitChoices(army, unit).sizes
const groups = (army: FortyArmy, unit: string) => wh40k11.unitChoices(army, unit).wargear
const joining = (army: FortyArmy, unit: string) => wh40k11.unitChoices(army, unit).joining

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

describe('any unit of any faction', () => {
  it('comes as its datasheet allows, and has each size at the price that it says', () => {
    const odd: string[] = []
    for (const { faction } of wh40k11.armies(data)) {
      const choice = { faction, variant: null, limit: 2000, name: '' }
      const empty = wh40k11.resolve(wh40k11.emptyRoster(choice, data), data)
      for (const { entry, sheet } of empty.catalogue.list) {
        const group = plainGroup('g1', [plainUnit('u1', entry.id, 'bodyguard')])
        const army = wh40k11.again(empty, { ...empty.roster, groups: [group] })
        const { sizes } = wh40k11.unitChoices(army, 'u1')
        const all = [army, ...sizes.map(({ edit }) => after(army, edit))]
        for (const [at, one] of all.entries()) {
          const unit = one.units.get('u1')
          const sound =
            unit && unit.faults.length === 0 && (!sheet || isComposition(sheet, unit.counts))
          const size = sizes[at - 1]
          const paid = one.costs.find(({ kind }) => kind === 'unit')?.points
          const said = !size || (size.models === unit?.models && size.points === paid)
          if (!sound || !said) odd.push(`${faction}: ${entry.name} ${size?.models ?? ''}`)
        }
      }
    }
    expect(odd).toEqual([])
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
    expect(fourth.copies).toEqual({ which: '4th of 4, at most 6', another: 'Add a 5th' })
    expect(wh40k11.unitChoices(army, 'u2').pays).toEqual({ row: 0, column: 0 })
  })

  it('are none yet of a unit that is there once', () => {
    const army = sketched(data, { units: [boss, 'Boyz'] })
    expect(wh40k11.unitChoices(army, 'u2').copies?.which).toBe('1 of at most 6')
  })

  it('end where the army may have no more', () => {
    const army = sketched(data, { units: [boss, 'Nobz', 'Nobz', 'Nobz', 'Ghazghkull Thraka'] })
    expect(wh40k11.unitChoices(army, 'u3').copies).toEqual({
      which: '2nd of 3, at most 3',
      another: '',
    })
    expect(wh40k11.unitChoices(army, 'u5').copies).toBeNull()
  })
})

describe('wargear', () => {
  it('is chosen by model, says what it replaces and how far it goes', () => {
    const army = sketched(data, { units: [boss, { name: 'Boyz', models: 20 }] })
    expect(groups(army, 'u2').map(({ who, title, sub }) => [who, title, sub])).toEqual([
      ['Boss Nob', 'Instead of Big choppa', '0 of 1'],
      ['Boss Nob', 'Instead of Big choppa and Slugga', '0 of 1'],
      ['Boss Nob', 'Instead of Big choppa', '0 of 1'],
      ['Boyz', 'Instead of Choppa and Slugga', '0 of 2, one for every 10 models, not with Shoota'],
      ['Boyz', 'In addition', '0 of 19'],
    ])
  })

  it('goes up one by one, or for all where all may', () => {
    const army = sketched(data, { units: [boss, { name: 'Nobz', models: 10 }] })
    const claw = (one: FortyArmy) =>
      groups(one, 'u2')
        .flatMap(({ choices }) => choices)
        .find(({ name }) => name === 'Power klaw')
    const one = after(army, claw(army)?.more)
    expect(claw(one)).toMatchObject({ count: 1, max: 10 })
    const all = after(one, claw(one)?.all)
    expect(claw(all)).toMatchObject({ count: 10, more: null, all: null })
    expect(claw(after(all, claw(all)?.fewer))?.count).toBe(9)
    const runt = groups(army, 'u2').find(({ who }) => who === 'Whole unit')
    expect(runt?.choices).toMatchObject([{ name: 'Ammo Runt', max: 2, all: null }])
  })

  it('shows what it costs', () => {
    const army = sketched(data, { units: [boss, 'Battlewagon'] })
    const choices = groups(army, 'u2').flatMap((group) => group.choices)
    const hardened = choices.find(({ name }) => name === "'Ard Case")
    expect(hardened?.points).toBe(15)
    const unit = after(army, hardened?.more).units.get('u2')
    expect(unit?.points).toBe(160)
  })

  it('with a fault is mended in one step', () => {
    const army = sketched(data, {
      units: [boss, { name: 'Boyz', wargear: { '1.0': 3, '5.0': 1, '9.9': 1 } }],
    })
    const { faults, mend } = wh40k11.unitChoices(army, 'u2')
    expect(faults).toHaveLength(2)
    const sound = after(army, mend)
    expect(sound.units.get('u2')?.roster.wargear).toEqual({ '1.0': 1, '5.0': 1 })
    expect(wh40k11.unitChoices(sound, 'u2')).toMatchObject({ faults: [], mend: null })
  })

  it('whose conditions are not known is free, with a warning', () => {
    const army = sketched(data, {
      faction: 'Astra Militarum',
      detachments: ['Combined Regiment'],
      units: ['Cadian Recon Squad'],
    })
    const [free] = groups(army, 'u1').filter(({ warning }) => warning !== '')
    expect(free?.choices.every(({ more }) => more !== null)).toBe(true)
  })

  it('of an add-on is there with it, and the add-on is no size', () => {
    const unit = { name: 'Outrider Squad' }
    const marines = { faction: 'Space Marines', detachments: ['Gladius Task Force'] }
    const army = (addons: string[]) => sketched(data, { ...marines, units: [{ ...unit, addons }] })
    const without = army([])
    expect(sizesIn(without, 'u1').map(({ models }) => models)).toEqual([3, 4, 5, 6])
    expect(wh40k11.unitChoices(without, 'u1').kinds).toEqual([])
    expect(groups(without, 'u1')).toMatchObject([{ who: 'Invader ATV', choices: [] }])
    const beside = army(['Invader ATV'])
    expect(beside.units.get('u1')?.points).toBe(130)
    expect(groups(beside, 'u1')[0]?.choices).toMatchObject([{ name: 'Multi-melta', max: 1 }])
    const turret = groups(beside, 'u1')[0]?.choices[0]?.more
    expect(wh40k11.outfit(after(beside, turret), 'u1')?.items).toContainEqual(
      expect.objectContaining({ name: 'Multi-melta', bearers: 'Invader ATV' }),
    )
  })

  it('that goes with the number of models is no choice of kinds', () => {
    const cadians = { faction: 'Astra Militarum', detachments: ['Combined Regiment'] }
    const army = sketched(data, { ...cadians, units: ['Cadian Shock Troops'] })
    expect(wh40k11.unitChoices(army, 'u1').kinds).toEqual([])
  })
})

describe('who joins whom', () => {
  const army = sketched(data, { units: [boss, 'Boyz', 'Trukk'] })

  it('is named on both sides, with the place where it is chosen', () => {
    expect(joining(army, 'u1')).toMatchObject([
      { label: 'Joins', act: 'Attach to a unit', place: { unit: 'u1' }, now: [] },
    ])
    const [leader, support] = joining(army, 'u2')
    expect(leader).toMatchObject({ label: 'Leader', act: 'Attach a leader', now: [] })
    expect(leader?.names).toContain('Warboss')
    expect(support?.names).toContain('Painboy')
    expect(joining(army, 'u3')).toEqual([])
  })

  it('changes with the attachment', () => {
    const [move] = wh40k11.moves(army, 'u1')
    const joined = after(army, move?.edit)
    expect(joining(joined, 'u1')[0]?.now).toEqual(['u2'])
    expect(joining(joined, 'u2')[0]).toMatchObject({ now: ['u1'], act: '' })
  })
})
