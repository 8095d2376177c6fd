import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import { readAll } from '../../library/node-books.ts'
import { readMoments } from '../../library/node-play.ts'
import { aos4 } from './index.ts'
import { randomLists } from './testing-lists.ts'
import { sketched, type Sketch } from './testing.ts'

const data = readAll()
const moments = readMoments('aos4')
const sheetOf = (sketch: Sketch): PlaySheet => aos4.playSheet(sketched(data, sketch), moments)
const ids = ({ entries }: PlaySheet) => entries.map(({ id }) => id)
const namesOf = ({ who }: PlayEntry) => who.map(({ name }) => name)

function entry({ entries }: PlaySheet, name: string): PlayEntry {
  const found = entries.find((one) => one.name === name)
  if (!found) throw new Error(`The sheet has no ${name}.`)
  return found
}

const ogors: Sketch = {
  regiments: ['*Tyrant {Grumpy Alpha} / Gluttons x2 / Gluttons', 'Butcher'],
  renown: ['Bundo Whalebiter'],
  picks: {
    'spell-lore': ['Lore of Gut Magic'],
    'manifestation-lore': ['Aetherwrought Machineries'],
    terrain: ['Mawpit'],
    'battle-formation': ['Hunger-filled Tribe'],
  },
}

describe('a list of Age of Sigmar as it is played', () => {
  const sheet = sheetOf(ogors)

  it('has what two units share once, with both of them told apart', () => {
    expect(namesOf(entry(sheet, 'Wall of Meat'))).toEqual(['Gluttons 1', 'Gluttons 2'])
  })

  it('says of traits and formations when they are used, and that they are the whole army’s', () => {
    expect(entry(sheet, 'Bull Charge')).toMatchObject({
      from: 'Battle traits',
      who: [],
      phases: ['charge phase'],
      limit: 'once per turn (army)',
      per: 'turn',
      each: false,
    })
    expect(entry(sheet, 'Feast of Bloodshed').from).toBe('Hunger-filled Tribe')
  })

  it('gives spells to the wizards of the army, with their casting values', () => {
    const spell = entry(sheet, 'Summon Chronomantic Cogs')
    expect(spell).toMatchObject({ kind: 'spell', phases: ['hero phase'], whose: 'your' })
    expect(spell.value).toBe('6')
    expect(namesOf(spell)).toEqual(['Butcher'])
    const without = sheetOf({ ...ogors, regiments: ['*Tyrant'] })
    expect(entry(without, 'Summon Chronomantic Cogs')).toMatchObject({ who: [], usable: false })
  })

  it('gives an enhancement to its bearer, at the moment that its book says', () => {
    const trait = sheetOf({
      army: 'Ogor Mawtribes',
      regiments: ['*Tyrant {Leave Not a Morsel}', 'Tyrant'],
    })
    const held = entry(trait, 'Leave Not a Morsel')
    expect(held.kind).toBe('enhancement')
    expect(namesOf(held)).toEqual(['Tyrant 1'])
  })

  it('keeps what is always on apart', () => {
    expect(entry(sheet, 'Wall of Meat')).toMatchObject({ passive: true, phases: [], limit: null })
    expect(entry(sheet, 'Brawlerguts')).toMatchObject({ passive: false, reaction: true })
  })

  it('has the abilities of a Regiment of Renown with its units', () => {
    const renown = entry(sheet, 'Dead Cunning, for a Gargant')
    expect(renown.from).toBe('Bundo Whalebiter')
    expect(namesOf(renown)).toEqual(['Kraken-eater Mega-Gargant'])
  })

  it('has terrain on the table and manifestations that come later, with what they do', () => {
    const unit = (name: string) => sheet.units.find((one) => one.name === name)
    expect(unit('Mawpit')).toMatchObject({ group: 'Faction terrain', later: false })
    expect(unit('Aethervoid Pendulum')).toMatchObject({ group: 'Manifestations', later: true })
    expect(entry(sheet, 'Scything Blade').who).toEqual([
      { unit: unit('Aethervoid Pendulum')?.id, name: 'Aethervoid Pendulum' },
    ])
  })

  it('has the ten commands, each once in a phase and for command points', () => {
    const commands = sheet.entries.filter(({ from }) => from === 'Commands')
    expect(commands).toHaveLength(10)
    expect(commands.every(({ per, each }) => per === 'phase' && !each)).toBe(true)
    expect(entry(sheet, 'Counter-charge')).toMatchObject({
      cost: { value: 2, counts: 'CP' },
      phases: ['charge phase'],
      whose: 'enemy',
    })
    expect(entry(sheet, 'Redeploy')).toMatchObject({ cost: { value: 1 }, whose: 'enemy' })
  })

  it('has the commands of warscrolls with what they cost', () => {
    const graves = sheetOf({ regiments: ['*Wight King / Barrow Guard', 'Necromancer'] })
    expect(entry(graves, "Vanhel's Danse Macabre")).toMatchObject({
      cost: { value: 1, counts: 'CP' },
      value: null,
      phases: ['combat phase'],
      whose: 'your',
      per: 'turn',
    })
    const morga = sheetOf({ regiments: ['*Morga the Mighty, Overtyrant / Gluttons'] })
    expect(entry(morga, 'The Right Motivation')).toMatchObject({
      cost: { value: 1, counts: 'CP' },
      limit: 'once per phase (army)',
      per: 'phase',
    })
  })

  it('lets only wizards unbind', () => {
    expect(namesOf(entry(sheet, 'Unbind'))).toEqual(['Butcher'])
    expect(entry(sheetOf({ regiments: ['*Tyrant'] }), 'Unbind').usable).toBe(false)
  })

  it('counts models and health, reinforced ones too, in the group of their leader', () => {
    const [, many] = sheet.units
    expect(many).toMatchObject({
      name: 'Gluttons 1',
      group: 'Tyrant',
      models: [{ name: 'Gluttons', count: 10, wounds: 4 }],
    })
    expect(many?.stats).toContainEqual({ label: 'Save', value: '5+' })
    const butcher = sheet.units.find(({ name }) => name === 'Butcher')
    expect(butcher?.stats).toContainEqual({ label: 'Ward', value: '6+' })
  })

  it('lasts five rounds, in each of which both players begin with four command points', () => {
    expect(sheet.rounds).toBe(5)
    expect(sheet.counters).toMatchObject([
      { short: 'CP', gains: { value: 4, phase: 'start of battle round', anew: true } },
    ])
  })
})

describe('random lists as they are played', () => {
  const lists = randomLists(data)

  it('have every entry and unit once, in phases that there are, with units that there are', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const sheet = aos4.playSheet(aos4.resolve(roster, data), moments)
        expect(new Set(ids(sheet)).size).toBe(sheet.entries.length)
        const units = new Set(sheet.units.map(({ id }) => id))
        expect(units.size).toBe(sheet.units.length)
        const wrong = sheet.entries.filter(
          ({ phases, who, each, per }) =>
            phases.some((phase) => !aos4.phases.includes(phase)) ||
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
        const army = aos4.resolve(roster, data)
        const [unit] = army.everyone
        if (!unit) return
        const less = apply(roster, { kind: 'remove-unit', unit: unit.id })
        const before = new Set(ids(aos4.playSheet(army, moments)))
        const after = ids(aos4.playSheet(aos4.resolve(less, data), moments))
        expect(after.filter((id) => !before.has(id))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
