import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { inferLoadout, type SaidItems } from './loadout-infer.ts'
import type { Counts, LoadoutSheet } from './loadout-sheet.ts'
import { loadoutOf } from './loadout.ts'
import {
  boyz,
  coldstar,
  crusaders,
  everySheet,
  headtakers,
  nobz,
  sheetOf,
  sunforge,
  vigilants,
} from './testing-loadout.ts'

/** What models have as a text says it: `boy: 9 slugga, 8 choppa`; `-` for those of which it does not say whose they are. */
function said(sheet: LoadoutSheet, words: Readonly<Record<string, string>>): SaidItems {
  return new Map(
    Object.entries(words).map(([kind, things]) => [
      kind === '-' ? null : kind,
      new Map(
        things.split(', ').map((thing) => {
          const [, count = '', name = ''] = /^(\d+) (.+)$/.exec(thing) ?? []
          return [sheet.items.indexOf(name), Number(count)]
        }),
      ),
    ]),
  )
}

function read(
  sheet: LoadoutSheet,
  models: Counts,
  words: Readonly<Record<string, string>>,
  complete = true,
) {
  const { deviations, missing, extra } = inferLoadout(sheet, models, said(sheet, words), complete)
  const named = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([item, count]) => `${count} ${sheet.items[item] ?? ''}`)
  return { deviations, missing: named(missing), extra: named(extra) }
}

const ten = { 'boss-nob': 1, boy: 9 }

describe('wargear that a text lists', () => {
  it('is the default where it says just that, with its kinds or without', () => {
    const plain = { deviations: {}, missing: [], extra: [] }
    expect(
      read(boyz, ten, { 'boss-nob': '1 slugga, 1 big choppa', boy: '9 slugga, 9 choppa' }),
    ).toEqual(plain)
    expect(read(boyz, ten, { '-': '10 slugga, 1 big choppa, 9 choppa' })).toEqual(plain)
  })

  it('becomes the choices that lead to it', () => {
    expect(
      read(boyz, ten, {
        'boss-nob': '1 slugga, 1 power klaw',
        boy: '8 slugga, 8 choppa, 1 rokkit launcha, 1 close combat weapon, 4 shoota',
      }).deviations,
    ).toEqual({ '1.1': 1, '2.0': 4, '4.0': 1 })
    expect(
      read(
        sunforge,
        { shasvre: 1, shasui: 2 },
        {
          '-': '6 fusion blaster, 3 battlesuit fists, 3 gun drone, 2 shield drone, 1 marker drone',
        },
      ).deviations,
    ).toEqual({ '1.0': 3, '1.1': 1, '1.2': 2 })
    expect(
      read(
        coldstar,
        { commander: 1 },
        { '-': '1 battlesuit fists, 3 missile pod, 1 shield generator' },
      ).missing,
    ).toEqual([])
  })

  it('chains one choice to another and takes all or none', () => {
    expect(
      read(
        crusaders,
        { sergeant: 1, brother: 4 },
        {
          sergeant: '1 bolt pistol, 1 power fist',
          brother: '4 bolt pistol, 3 boltgun, 1 flamer',
        },
      ).deviations,
    ).toMatchObject({ '1.0': 1, '2.0': 1, '4.0': 1 })
    expect(
      read(headtakers, { headtaker: 3 }, { '-': '3 heavy bolt pistol, 3 paired weapons' })
        .deviations,
    ).toEqual({ '1.0': 3 })
  })

  it('counts what belongs to the unit, whichever model it is listed under', () => {
    const rest = { 'boss-nob': '1 slugga, 1 big choppa', nob: '4 slugga, 4 big choppa' }
    for (const words of [
      { ...rest, '-': '1 ammo runt' },
      { ...rest, nob: `${rest.nob}, 1 ammo runt` },
    ]) {
      expect(read(nobz, { 'boss-nob': 1, nob: 4 }, words)).toMatchObject({
        deviations: { '1.0': 1 },
        missing: [],
      })
    }
  })

  it('is told from what some models have anyway', () => {
    const havocs = sheetOf({
      models: { one: [2, 2], other: [2, 2] },
      loadout: { one: 'autocannon', other: 'lascannon' },
      options: [
        { from: 'autocannon or lascannon', to: ['autocannon', 'lascannon', 'heavy bolter'] },
      ],
    })
    const { deviations, missing } = read(havocs, { one: 2, other: 2 }, { '-': '4 autocannon' })
    expect(missing).toEqual([])
    expect(loadoutOf(havocs, { one: 2, other: 2 }, deviations).totals[0]).toBe(4)
  })

  it('leaves open what a text does not name, unless it names everything', () => {
    expect(read(boyz, ten, { '-': '1 power klaw' }, false)).toEqual({
      deviations: { '4.0': 1 },
      missing: [],
      extra: [],
    })
    expect(read(boyz, ten, { '-': '1 power klaw' }).extra).toContain('9 choppa')
  })

  it('says what cannot be had', () => {
    const { deviations, missing } = read(
      vigilants,
      { proctor: 1, vigilant: 10 },
      {
        '-': '11 combat shotgun, 12 shotpistol',
      },
    )
    expect({ deviations, missing }).toEqual({ deviations: {}, missing: ['1 shotpistol'] })
  })

  it('is taken as it stands where it is more than the options allow', () => {
    expect(
      read(
        vigilants,
        { proctor: 1, vigilant: 10 },
        {
          '-': '11 shotpistol, 8 combat shotgun, 3 grenade launcher',
        },
      ),
    ).toMatchObject({ deviations: { '1.1': 3 }, missing: [] })
  })
})

describe('any loadout of any sheet', () => {
  it('is found again from its items, and any other words end too', () => {
    const sheets = Object.values(everySheet)
    const number = fc.nat({ max: 40 })
    fc.assert(
      fc.property(fc.nat(), fc.array(number, { maxLength: 12 }), (which, counts) => {
        const sheet = sheets[which % sheets.length]
        if (!sheet) return
        const models = Object.fromEntries(
          (sheet.compositions[0] ?? []).map(({ kind, min }) => [kind, min]),
        )
        const items = new Map(counts.map((count, at) => [at % sheet.items.length, count]))
        const { deviations, missing } = inferLoadout(sheet, models, new Map([[null, items]]), false)
        const { totals } = loadoutOf(sheet, models, deviations)
        for (const [item, count] of items) {
          const lacks = missing.find(([one]) => one === item)?.[1] ?? 0
          expect((totals[item] ?? 0) + lacks).toBeGreaterThanOrEqual(count)
        }
      }),
    )
  })
})
