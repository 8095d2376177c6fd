import { describe, expect, it } from 'vitest'

import { choicesOf } from './loadout-choices.ts'
import {
  canonical,
  mended,
  sameForAll,
  setChoice,
  takeChoice,
  usualModels,
} from './loadout-edit.ts'
import type { Counts, Loadout, LoadoutSheet } from './loadout-sheet.ts'
import { loadoutOf, paidOf } from './loadout.ts'
import {
  boyz,
  coldstar,
  crusaders,
  headtakers,
  nobz,
  sheetOf,
  sunforge,
  venatari,
  vigilants,
} from './testing-loadout.ts'

const twenty = { 'boss-nob': 1, boy: 19 }

/** `9 boy: slugga, choppa` for each group of models armed alike. */
function say(sheet: LoadoutSheet, { armed }: Loadout): readonly string[] {
  return armed.map(({ kind, models, items }) => {
    const things = items.map(([item, n]) => `${n > 1 ? `${n} ` : ''}${sheet.items[item] ?? '?'}`)
    return `${models} ${kind ?? 'unit'}: ${things.join(', ')}`
  })
}

const carried = (sheet: LoadoutSheet, deviations: Counts = {}, models = usualModels(sheet)) =>
  say(sheet, loadoutOf(sheet, models, deviations))

/** `too-many 1: 2 of 1` for each fault. */
const faults = (sheet: LoadoutSheet, deviations: Counts, models = usualModels(sheet)) =>
  loadoutOf(sheet, models, deviations).faults.map(
    ({ kind, option, choice, count, max }) =>
      `${kind} ${choice === null ? option : `${option}.${choice}`}: ${count} of ${max}`,
  )

const most = (sheet: LoadoutSheet, key: string, deviations: Counts = {}, models?: Counts) =>
  choicesOf(sheet, models ?? usualModels(sheet), deviations)
    .flatMap(({ choices }) => choices)
    .filter((choice) => choice.key === key)
    .map(({ max, most }) => [max, most])[0]

describe('default loadout', () => {
  it('is what each kind of model has', () => {
    expect(carried(boyz)).toEqual(['1 boss-nob: slugga, big choppa', '9 boy: slugga, choppa'])
    expect(carried(sunforge)).toEqual([
      '1 shasvre: 2 fusion blaster, battlesuit fists',
      '2 shasui: 2 fusion blaster, battlesuit fists',
    ])
  })

  it('leaves out kinds of which there is no model', () => {
    expect(carried(headtakers)).toHaveLength(1)
    expect(carried(headtakers, {}, { headtaker: 3, 'hunting-wolf': 3 })).toHaveLength(2)
  })

  it('pays for a paid item that is the default', () => {
    const lance = venatari.items.indexOf('venatari lance')
    const paid = (deviations: Counts) =>
      paidOf(loadoutOf(venatari, { venatari: 3 }, deviations), [{ item: lance, points: 5 }])
    expect(paid({})).toEqual([{ item: lance, count: 3, points: 5 }])
    expect(paid({ '1.0': 2 })).toEqual([{ item: lance, count: 1, points: 5 }])
    expect(paid({ '1.0': 3 })).toEqual([])
  })
})

describe('swaps', () => {
  it('gives one in ten Boyz a big shoota', () => {
    expect(carried(boyz, { '1.0': 1 })).toEqual([
      '1 boss-nob: slugga, big choppa',
      '8 boy: slugga, choppa',
      '1 boy: big shoota, close combat weapon',
    ])
    expect(faults(boyz, { '1.0': 2 })).toEqual(['too-many 1: 2 of 1'])
    expect(faults(boyz, { '1.0': 1, '1.1': 1 })).toEqual(['too-many 1: 2 of 1'])
    expect(faults(boyz, { '1.0': 1, '1.1': 1 }, twenty)).toEqual([])
    expect(most(boyz, '1.0', { '1.1': 1 })).toEqual([0, 1])
  })

  it("replaces both of the Boss Nob's weapons by a kombi-weapon", () => {
    expect(carried(boyz, { '3.0': 1 })[0]).toBe('1 boss-nob: close combat weapon, kombi-weapon')
    expect(faults(boyz, { '3.0': 1, '4.0': 1 })).toEqual(['no-item 4.0: 1 of 0'])
    expect(most(boyz, '4.0', { '3.0': 1 })).toEqual([0, 0])
  })

  it('lets no more models choose than there are', () => {
    expect(faults(nobz, { '2.0': 3, '3.0': 2 })).toEqual([])
    expect(faults(nobz, { '2.0': 3, '3.0': 3 })).toEqual(['no-item 3.0: 3 of 2'])
    expect(faults(nobz, { '3.0': 6 })).toEqual(['no-model 3: 6 of 5'])
    expect(most(nobz, '3.0', { '2.0': 3 })).toEqual([2, 2])
  })

  it('takes what another choice gave', () => {
    expect(faults(crusaders, { '2.0': 1 })).toEqual(['no-item 2.0: 1 of 0'])
    expect(carried(crusaders, { '1.0': 1, '2.0': 1 })[0]).toBe(
      '1 sergeant: bolt pistol, power fist',
    )
    expect(carried(crusaders, { '1.0': 5, '2.0': 1, '4.0': 1 })).toEqual([
      '1 sergeant: bolt pistol, power fist',
      '3 brother: bolt pistol, chainsword',
      '1 brother: bolt pistol, flamer',
    ])
  })

  it('finds models for every choice, whichever kind they are of', () => {
    const sheet = sheetOf({
      models: { boss: [1, 1], lad: [2, 2] },
      loadout: { all: 'pistol + blade' },
      options: [
        { from: 'pistol', to: ['rifle'], max: 1 },
        { from: 'blade', to: ['axe'], max: 1 },
        { from: 'pistol + blade', to: ['claws'], max: 2 },
      ],
    })
    expect(faults(sheet, { '1.0': 1, '2.0': 1, '3.0': 2 })).toEqual([])
    expect(faults(sheet, { '3.0': 3 })).toEqual(['too-many 3: 3 of 2'])
  })
})

describe('conditions', () => {
  it('keeps a shoota from a Boy with a big shoota', () => {
    expect(faults(boyz, { '1.0': 1, '2.0': 8 })).toEqual([])
    expect(faults(boyz, { '1.0': 1, '2.0': 9 })).toEqual(['condition 2.0: 9 of 8'])
  })

  it('keeps what another choice depends on', () => {
    expect(faults(vigilants, { '2.0': 1 })).toEqual([])
    expect(carried(vigilants, { '1.0': 1, '2.0': 1 })).toContain(
      '1 vigilant: combat shotgun, shotpistol, nuncio-aquila',
    )
    const two = { proctor: 1, vigilant: 1 }
    expect(faults(vigilants, { '1.0': 1, '2.0': 1 }, two)).toHaveLength(1)
  })

  it('does not replace what is locked', () => {
    expect(faults(crusaders, { '3.0': 1, '1.0': 4 })).toEqual([])
    expect(faults(crusaders, { '3.0': 1, '1.0': 5 })).toHaveLength(1)
  })

  it('asks for the number of models', () => {
    expect(faults(crusaders, { '5.0': 1 })).toEqual(['few-models 5: 1 of 0'])
    expect(faults(crusaders, { '5.0': 1 }, { sergeant: 1, brother: 9 })).toEqual([])
  })

  it('gives paired weapons to every Headtaker or to none', () => {
    expect(faults(headtakers, { '1.0': 3 })).toEqual([])
    expect(faults(headtakers, { '1.0': 2 })).toEqual(['not-all 1: 2 of 3'])
    expect(choicesOf(headtakers, { headtaker: 6 }, {})[0]).toMatchObject({ step: 6, limit: 6 })
  })

  it('knows no choice that the sheet does not have', () => {
    expect(faults(boyz, { '9.0': 1, 'da choppa': 2 })).toEqual([
      'unknown -1: 1 of 0',
      'unknown -1: 2 of 0',
    ])
  })
})

describe('numbers of choices', () => {
  it('gives a Crisis suit two different drones', () => {
    expect(faults(sunforge, { '1.0': 3, '1.1': 3 })).toEqual([])
    expect(faults(sunforge, { '1.0': 4 })).toEqual(['repeated 1.0: 4 of 3'])
    expect(faults(sunforge, { '1.0': 3, '1.1': 3, '1.2': 1 })).toEqual(['no-model 1: 7 of 6'])
  })

  it('lets a Commander take the same weapon three times, and one shield generator', () => {
    expect(carried(coldstar, { '1.0': 3, '2.0': 1 })).toEqual([
      '1 commander: battlesuit fists, 4 fusion blaster',
    ])
    expect(faults(coldstar, { '1.2': 1, '2.2': 1 })).toEqual(['condition 1.2: 1 of 0'])
    expect(most(coldstar, '1.2')).toEqual([1, 1])
  })

  it('lets a squad have each special weapon once', () => {
    expect(faults(vigilants, { '1.0': 1, '1.2': 1 })).toEqual([])
    expect(faults(vigilants, { '1.0': 2 })).toEqual(['repeated 1.0: 2 of 1'])
  })

  it('gives a runt to the unit for every five models', () => {
    const ten = { 'boss-nob': 1, nob: 9 }
    expect(carried(nobz, { '1.0': 2 }, ten)).toContain('1 unit: 2 ammo runt')
    expect(most(nobz, '1.0')).toEqual([1, 1])
    expect(faults(nobz, { '1.0': 2 })).toEqual(['too-many 1: 2 of 1'])
  })

  it('counts a choice by item where a sheet has no kinds to speak of', () => {
    const decimators = sheetOf({
      models: { decimator: [5, 10] },
      loadout: {},
      options: [{ to: ['starsoul mace'], per: 5, max: 2 }],
    })
    expect(most(decimators, '1.0')).toEqual([2, 2])
    expect(most(decimators, '1.0', {}, { decimator: 10 })).toEqual([4, 4])
  })
})

describe('models armed alike', () => {
  it('stand together whichever choices led there', () => {
    const sheet = sheetOf({
      models: { guard: [3, 3] },
      loadout: { guard: 'spear' },
      options: [
        { from: 'spear', to: ['axe'], max: 1 },
        { from: 'spear', to: ['axe'], max: 1 },
      ],
    })
    expect(carried(sheet, { '1.0': 1, '2.0': 1 })).toEqual(['1 guard: spear', '2 guard: axe'])
  })
})

describe('changes', () => {
  it('sets and takes out a choice', () => {
    expect(setChoice({ '1.0': 1 }, 3, 0, 1)).toEqual({ '1.0': 1, '3.0': 1 })
    expect(setChoice({ '1.0': 1 }, 1, 0, 0)).toEqual({})
    expect(setChoice({ '1.0': 1 }, 1, 0, -2)).toEqual({})
  })

  it('lets the other choice of an option give way', () => {
    expect(takeChoice(boyz, usualModels(boyz), { '1.0': 1, '2.0': 3 }, 1, 1, 1)).toEqual({
      '1.1': 1,
      '2.0': 3,
    })
    expect(takeChoice(boyz, usualModels(boyz), { '3.0': 1 }, 4, 0, 1)).toEqual({ '4.0': 1 })
  })

  it('arms all models alike', () => {
    expect(sameForAll(nobz, usualModels(nobz), { '1.0': 1, '2.0': 2 }, 3, 0)).toEqual({
      '1.0': 1,
      '3.0': 5,
    })
    expect(sameForAll(nobz, usualModels(nobz), { '2.0': 2 }, 9, 0)).toEqual({ '2.0': 2 })
  })

  it('lowers what a smaller unit cannot have', () => {
    expect(mended(boyz, usualModels(boyz), { '1.0': 1, '1.1': 1, '2.0': 19, '7.3': 1 })).toEqual({
      '1.0': 1,
      '2.0': 8,
    })
    expect(mended(headtakers, { headtaker: 6 }, { '1.0': 3 })).toEqual({ '1.0': 6 })
  })

  it('keeps the order of the sheet and drops what changes nothing', () => {
    const sheet = sheetOf({
      models: { captain: [1, 1] },
      loadout: { captain: 'pistol + sword' },
      options: [{ from: 'pistol + sword', to: ['sword + pistol', 'axe'] }],
    })
    expect(canonical(sheet, { '1.0': 1 })).toEqual({})
    expect(Object.keys(canonical(boyz, { odd: 1, '4.0': 1, '2.0': 0, '1.0': 1 }))).toEqual([
      '1.0',
      '4.0',
      'odd',
    ])
  })
})
