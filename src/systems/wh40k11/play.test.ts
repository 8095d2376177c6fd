import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import { noMoments } from '../../engine/play-moment.ts'
import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import { readMoments } from '../../library/node-play.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from './index.ts'
import { randomLists } from './testing-lists.ts'
import { sketched, type Sketch } from './testing.ts'

const data = readAllForty()
const moments = readMoments('wh40k11')
const sheetOf = (sketch: Sketch): PlaySheet => wh40k11.playSheet(sketched(data, sketch), moments)
const ids = ({ entries }: PlaySheet) => entries.map(({ id }) => id)
const namesOf = ({ who }: PlayEntry) => who.map(({ name }) => name)

const isUsable = (unit: string, name: string) => entry(sheetOf({ units: [unit] }), name).usable

function entry({ entries }: PlaySheet, name: string): PlayEntry {
  const found = entries.find((one) => one.name === name)
  if (!found) throw new Error(`The sheet has no ${name}.`)
  return found
}

const orks: Sketch = {
  units: [
    { name: 'Warboss', warlord: true, attachedTo: 'b', enhancements: ['Supa-Cybork Body'] },
    { name: 'Boyz', id: 'b' },
    { name: 'Boyz' },
    { name: 'Beastboss' },
    { name: 'Painboy' },
    { name: 'Stormboyz' },
    { name: 'Battlewagon' },
  ],
}

describe('a list of Warhammer 40,000 as it is played', () => {
  const sheet = sheetOf(orks)

  it('has what two units share once, with both of them told apart', () => {
    expect(namesOf(entry(sheet, 'Get Da Good Bitz'))).toEqual(['Boyz 1', 'Boyz 2'])
  })

  it('says which core stratagems the list has no unit for', () => {
    expect(isUsable('Boyz', 'Explosives')).toBe(true)
    expect(isUsable('Gretchin', 'Explosives')).toBe(false)
    expect(isUsable('Boyz', 'Epic Challenge')).toBe(false)
    expect(isUsable('Warboss', 'Epic Challenge')).toBe(true)
  })

  it('says when the rule of the army is used, and that it is once for all', () => {
    expect(entry(sheet, 'Waaagh!')).toMatchObject({
      who: [],
      passive: false,
      phases: ['command'],
      whose: 'your',
      limit: 'once per battle (army)',
      per: 'battle',
      each: false,
    })
  })

  it('takes the rule of the army for its own units’ only, where allies have another', () => {
    const list = sheetOf({
      faction: 'Adepta Sororitas',
      detachments: ['Hallowed Martyrs'],
      units: [
        { name: 'Canoness', warlord: true },
        { name: 'Inquisitor', ally: 'Assigned Agents' },
      ],
    })
    expect(namesOf(entry(list, 'Acts of Faith'))).toEqual(['Canoness'])
  })

  it('has the rule of the detachment, and gives its enhancement to the bearer', () => {
    expect(entry(sheet, 'Get Stuck In')).toMatchObject({ from: 'War Horde', who: [] })
    expect(namesOf(entry(sheet, 'Supa-Cybork Body'))).toEqual(['Warboss'])
  })

  it('has each stratagem once in a phase, and those that are rarer as they say', () => {
    expect(entry(sheet, 'Mob Rule')).toMatchObject({
      kind: 'stratagem',
      cost: { value: 1, counts: 'CP' },
      phases: ['command'],
      whose: 'your',
      per: 'phase',
      each: false,
    })
    expect(entry(sheet, 'Command Re-roll')).toMatchObject({ phases: [], from: 'Core' })
    expect(entry(sheet, 'Insane Bravery')).toMatchObject({ per: 'battle' })
  })

  it('reminds of core abilities, apart, but not of who leads', () => {
    expect(entry(sheet, 'Deep Strike')).toMatchObject({ kind: 'core', passive: true })
    expect(sheet.entries.filter(({ name }) => name === 'Leader')).toEqual([])
  })

  it('reminds of a model that is worse when damaged', () => {
    const damaged = sheet.entries.find(({ kind }) => kind === 'damaged')
    expect(damaged).toMatchObject({ name: 'Damaged: 1-5 wounds left', passive: true })
    expect(damaged && namesOf(damaged)).toEqual(['Battlewagon'])
  })

  it('puts those who are attached in one group, and lets the leader of a unit fall last', () => {
    const [warboss, boyz] = sheet.units
    expect(warboss?.group).toBe('Warboss and Boyz 1')
    expect(boyz).toMatchObject({
      name: 'Boyz 1',
      group: 'Warboss and Boyz 1',
      models: [
        { name: 'Boyz', count: 9, wounds: 1 },
        { name: 'Boss Nob', count: 1, wounds: 2 },
      ],
    })
    expect(boyz?.stats).toContainEqual({ label: 'Sv', value: '5+' })
  })

  it('takes an ability for always on whose moment is not known', () => {
    const bare = wh40k11.playSheet(sketched(data, orks), noMoments)
    expect(
      bare.entries.filter(({ kind }) => kind !== 'stratagem').every((one) => one.passive),
    ).toBe(true)
  })

  it('asks for the books of its page, its units and the core rules', () => {
    expect([...wh40k11.playBooks(sketched(data, orks))].toSorted()).toEqual(['core', 'orks'])
  })

  it('lasts five rounds, and every Command phase brings a command point that is kept', () => {
    expect(sheet.rounds).toBe(5)
    expect(sheet.counters).toMatchObject([
      { short: 'CP', gains: { value: 1, phase: 'command', anew: false } },
    ])
  })
})

describe('random lists as they are played', () => {
  const lists = randomLists(data)

  it('have every entry and unit once, in phases that there are, with units that there are', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const sheet = wh40k11.playSheet(wh40k11.resolve(roster, data), moments)
        expect(new Set(ids(sheet)).size).toBe(sheet.entries.length)
        const units = new Set(sheet.units.map(({ id }) => id))
        expect(units.size).toBe(sheet.units.length)
        const wrong = sheet.entries.filter(
          ({ phases, who, each, per }) =>
            phases.some((phase) => !wh40k11.phases.includes(phase)) ||
            who.some(({ unit }) => !units.has(unit)) ||
            (each && per === null),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('keep the ids of what stays when a unit goes', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const army = wh40k11.resolve(roster, data)
        const [unit] = army.everyone
        if (!unit) return
        const less = apply(roster, { kind: 'remove-unit', unit: unit.id })
        const before = new Set(ids(wh40k11.playSheet(army, moments)))
        const after = ids(wh40k11.playSheet(wh40k11.resolve(less, data), moments))
        expect(after.filter((id) => !before.has(id))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
