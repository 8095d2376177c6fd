import { describe, expect, it } from 'vitest'

import { apply } from '../engine/apply.ts'
import type { Army } from '../engine/army.ts'
import type { Edit } from '../engine/edit.ts'
import type { System } from '../engine/system.ts'
import { errors, validate } from '../engine/validate.ts'
import { readAll } from '../library/node-books.ts'
import { readAllForty } from '../library/node-wh40k11.ts'
import { aos4 } from './aos4/index.ts'
import { bindingRules } from './aos4/rules/index.ts'
import { sketched, type Sketch } from './aos4/testing.ts'
import { systemOf, systems } from './index.ts'
import { wh40k11 } from './wh40k11/index.ts'

const data = readAll()
const regiments = ['*Tyrant / Gluttons']
const king = { army: 'Gloomspite Gitz', variant: "Da King's Gitz" }

/** For each rule a list that breaks it. */
const breaking: Readonly<Record<string, Sketch>> = {
  'LB-01': { regiments: ['*Tyrant / Spider Riders'] },
  'LB-02': { regiments, limit: 100 },
  'LB-03': {},
  'LB-04': { regiments: ['*Tyrant', 'Gluttons'] },
  'LB-05': { regiments: ['*Tyrant', 'Butcher / Gluttons / Gluttons / Gluttons / Gluttons'] },
  'LB-06': { regiments: ['*Tyrant / Butcher'] },
  'LB-07': { regiments: ['*Firebelly / Gnoblar Scraplauncher / Gnoblar Scraplauncher'] },
  'LB-08': { regiments: ['*Frostlord on Stonehorn / Icebrow Hunter / Mantrapper'] },
  'LB-09': { army: 'Daughters of Khaine', regiments: ['*Morathi-Khaine'] },
  'LB-10': {
    army: 'Cities of Sigmar',
    regiments: ['*Freeguild Marshal on Griffon / Freeguild Command Corps Whisperblade'],
  },
  'LB-11': { regiments: ['Tyrant'] },
  'LB-12': { regiments: ['*Tyrant', 'Morga the Mighty, Overtyrant'] },
  'LB-13': { regiments: ['*Tyrant', 'Grell Firefist', 'Grell Firefist'] },
  'LB-14': { regiments: ['*Tyrant / Ironblaster x2'] },
  'LB-15': { army: 'Stormcast Eternals', auxiliaries: 'Neave Blacktalon' },
  'LB-16': { regiments, renown: ['Bundo Whalebiter', 'Stumblefoot Gargant'] },
  'LB-17': { army: 'Skaven', renown: ['Bundo Whalebiter'] },
  'LB-18': { regiments, renown: ['Enforcers of the Tithe: Mortek Guard'] },
  'LB-19': { regiments: ['*Grell Firefist {Trophy Rack}'] },
  'LB-20': { ...king, picks: { 'battle-formation': ['Moonclan Skrap'] } },
  'LB-21': { regiments, picks: { 'spell-lore': ['Lore of the Everwinter'] } },
  'LB-22': { regiments, picks: { terrain: ['Mawpit', 'Great Mawpot'] } },
  'LB-23': { regiments, picks: { card: ['Scouting Force'] } },
  'LB-24': { army: 'Skaven', regiments: ['*Grey Seer / Plague Censer Bearers'] },
  'LB-25': { regiments: ['*Frostlord on Stonehorn / Ironblaster (Scourge of Ghyran)'] },
  'LB-27': { ...king, regiments: ['*Loonboss'] },
  'LB-28': { army: 'Flesh-eater Courts', auxiliaries: 'Crypt Horrors (2 Models)' },
  'LB-29': { army: 'Maggotkin of Nurgle', auxiliaries: 'Doktor Festus / Festus the Leechlord' },
  'LB-32': { regiments: ['*Tyrant / Wandering Minstrels'] },
  'LB-33': { regiments },
  'LB-34': { regiments },
  'LB-35': { regiments },
  'LB-36': { regiments: ['*Tyrant / Gnoblars'] },
  'LB-37': {
    army: 'Slaves to Darkness',
    variant: 'Legion of the First Prince',
    renown: ["Volt-Klaw's Enginecoven"],
  },
  'LB-38': { regiments, auxiliaries: 'Kragnos, the End of Empires' },
  'LB-39': { regiments, auxiliaries: 'Gluttons / Gluttons' },
  'LB-40': { regiments, season: '2025-26' },
  'LB-41': { army: 'Marsh People' },
  'LB-42': { army: 'Stormcast Eternals', auxiliaries: 'Decimators [3 Starsoul Mace]' },
}

describe('every system', () => {
  it('is found by its id, and no other is', () => {
    for (const system of systems) expect(systemOf(system.id)).toBe(system)
    expect(systemOf('no-such-game')).toBeUndefined()
  })

  it('has rules with ids and names of their own, each cited', () => {
    for (const { rules } of systems) {
      expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length)
      expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length)
      expect(rules.filter((rule) => rule.cite.source === '')).toEqual([])
    }
  })
})

/** Places of an army to begin something new, but those seen before, at which nothing at all can be begun. */
function deadEnds<A extends Army>(system: System<never, A>, army: A, seen: Set<string>) {
  const news = system
    .places(army)
    .filter(({ kind, place }) => kind === 'units' && !seen.has(place.slot ?? ''))
  for (const { place } of news) seen.add(place.slot ?? '')
  return news
    .filter(({ place }) => system.candidates(army, place).every((one) => one.status === 'refused'))
    .map(({ title }) => `${army.title}: ${title}`)
}

/** The same of an empty list of every army, and with each choice of the slot that opens more places. */
function deadEndsOf<D, A extends Army>(system: System<D, A>, data: D, opening?: string) {
  return system.armies(data).flatMap((choice) => {
    const roster = system.emptyRoster({ ...choice, limit: system.usualSize, name: '' }, data)
    const army = system.resolve(roster, data)
    const after = (edit: Edit) => system.again(army, apply(roster, edit))
    const opens = opening === undefined ? [] : system.candidates(army, { slot: opening })
    const seen = new Set<string>()
    return [army, ...opens.map(({ edit }) => after(edit))].flatMap((one) =>
      deadEnds(system, one, seen),
    )
  })
}

describe('what an empty list of any army can be begun with', () => {
  it('leads somewhere in Age of Sigmar, Regiments of Renown only where any may be taken', () => {
    expect(deadEndsOf(aos4, data)).toEqual([])
    const titles = (sketch: Sketch) => aos4.places(sketched(data, sketch)).map(({ title }) => title)
    const renown = 'Add a Regiment of Renown'
    expect(titles({})).toContain(renown)
    expect(titles({ variant: 'The Roving Maw' })).not.toContain(renown)
  })

  it('leads somewhere in Warhammer 40,000, allies of each detachment too', () => {
    expect(deadEndsOf(wh40k11, readAllForty(), 'detachment')).toEqual([])
  })
})

describe('a season of Age of Sigmar', () => {
  it('has the same name in an army as where it is chosen', () => {
    for (const { id, name } of aos4.seasons) {
      expect(sketched(data, { regiments, season: id }).season.name).toBe(name)
    }
  })
})

describe('every rule of Age of Sigmar', () => {
  it.each(aos4.rules.map((rule) => [rule.id, rule.name]))('%s, %s, can be broken', (id) => {
    const found = validate(aos4, sketched(data, breaking[id] ?? {}))
    const finding = found.find((one) => one.rule === id)
    expect(finding).toBeDefined()
    expect(finding?.severity === 'error').toBe(bindingRules.some((rule) => rule.id === id))
  })

  it.each(Object.entries(breaking))('%s says the same of the same list', (_, sketch) => {
    const army = sketched(data, sketch)
    const twin = sketched(data, sketch)
    const plain = (one: typeof army) =>
      validate(aos4, one).map((each) => ({ ...each, fixes: each.fixes(), tryFix: null }))
    expect(twin).not.toBe(army)
    expect(plain(twin)).toEqual(plain(army))
  })

  it('speaks in sentences without ids', () => {
    const said = Object.values(breaking).flatMap((sketch) => validate(aos4, sketched(data, sketch)))
    for (const { say, at } of said) {
      expect(say).toMatch(/^[A-Z0-9].*\.$/)
      expect(say.includes('undefined') || say.includes('null')).toBe(false)
      expect(Object.keys(at).every((key) => ['group', 'unit', 'slot'].includes(key))).toBe(true)
    }
  })

  it('errors count, notes do not', () => {
    const army = sketched(data, { regiments })
    expect(errors(validate(aos4, army))).toEqual([])
    expect(validate(aos4, army).length).toBeGreaterThan(0)
  })
})
