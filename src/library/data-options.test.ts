import { describe, expect, it } from 'vitest'

import type { ArmyData, UnitData } from '../systems/aos4/schema.ts'
import { matches } from '../systems/aos4/select.ts'
import { readAll } from './node-books.ts'

const { books, core, renown } = readAll()
const armies = [...books.values()].flatMap((book) => book.armies)
const factions = armies.filter(({ kind }) => kind === 'faction')

function army(id: string): ArmyData {
  const found = armies.find((one) => one.id === id)
  if (!found) throw new Error(`no army ${id}`)
  return found
}

function unit(armyId: string, id: string): UnitData {
  const found = army(armyId).units.find((one) => one.id === id)
  if (!found) throw new Error(`no unit ${id} in ${armyId}`)
  return found
}

function doubtful(id: string): readonly string[] {
  return army(id).units.flatMap(({ leads }) =>
    (leads ?? []).flatMap((option) => (option.kind === 'role' ? (option.doubtful ?? []) : [])),
  )
}

describe('regiment options', () => {
  const sheets = new Map(
    [...[...books.values()].flatMap((book) => book.sheets), ...core.sheets].map((sheet) => [
      sheet.id,
      sheet,
    ]),
  )
  const selectable = (entry: UnitData) => ({
    id: entry.id,
    variantOf: entry.variantOf,
    keywords: new Set([...(sheets.get(entry.sheet)?.keywords ?? []), ...(entry.keywords ?? [])]),
  })
  const eachOption = armies.flatMap((one) =>
    one.units.flatMap((leader) =>
      (leader.leads ?? []).map((option) => ({ one, leader, option, text: option.label })),
    ),
  )

  it('read as words', () => {
    const odd = eachOption
      .map(({ text }) => text)
      .filter((text) => !/^(Any|0-\d+|1) [^&!_|,]+(, [^&!_|,]+)*$|^.+ \(required\)$/.test(text))
    expect(odd).toEqual([])
    expect(eachOption.map(({ text }) => text).filter((text) => /\b[A-Z]{3,}\b/.test(text))).toEqual(
      [],
    )
  })

  it('let in somebody, or limit somebody, in every Army of Renown', () => {
    const empty = eachOption.filter(({ one, leader, option }) => {
      if (one.kind === 'faction') return false
      const others = one.units.filter((entry) => entry !== leader)
      if (option.kind === 'role')
        return !others.some(({ roles }) => roles?.includes(option.role) === true)
      return !others.some((entry) => matches(option.select, selectable(entry)))
    })
    expect(empty.map(({ one, leader, text }) => [one.name, leader.name, text])).toEqual([])
  })

  it('name roles as the factions do', () => {
    const known = new Set(
      factions.flatMap(({ units }) => units.flatMap(({ roles }) => roles ?? [])),
    )
    const own = armies
      .flatMap(({ units }) =>
        units.flatMap(({ roles, leads }) => [
          ...(roles ?? []),
          ...(leads ?? []).flatMap((option) => (option.kind === 'role' ? [option.role] : [])),
        ]),
      )
      .filter((role) => !known.has(role))
    expect(new Set(own)).toEqual(new Set(['Pyrozealot']))
  })

  it('take Sigmarite Infantry along in the Allies of the Free Cities', () => {
    const allies = army('allies-of-the-free-cities')
    const leads = allies.units.find(({ id }) => id === 'alchemite-warforger')?.leads ?? []
    const taken = allies.units
      .filter((entry) =>
        leads.some(
          (option) => option.kind === 'units' && matches(option.select, selectable(entry)),
        ),
      )
      .map(({ id }) => id)
    expect(taken).toContain('freeguild-steelhelms')
    expect(taken).toContain('ironweld-great-cannon')
    expect(taken).not.toContain('black-guard')
  })

  it('mark roles of which the sources do not say for sure who bears them', () => {
    expect(doubtful('new-summercourt')).toContain('crypt-haunter-courtier')
    expect(doubtful('the-equinox-feast')).toContain('royal-decapitator')
    expect(doubtful('the-gardeners-of-nurgle')).toContain('cankerborn')
    for (const { id } of factions) expect(doubtful(id)).toEqual([])
  })
})

describe('what the battle profiles and the official app settle', () => {
  it('lets units be reinforced in an Army of Renown as in their faction', () => {
    const different = armies
      .filter(({ kind }) => kind === 'army-of-renown')
      .flatMap((one) =>
        one.units.flatMap((entry) => {
          const home = factions
            .filter(({ id }) => one.parents.includes(id))
            .flatMap(({ units }) => units)
            .find(({ id }) => id === entry.id)
          return home && home.reinforce !== entry.reinforce ? [[one.name, entry.name]] : []
        }),
      )
    expect(different).toEqual([])
    const ally = 'allies-of-the-free-cities-auric-hearthguard'
    expect(unit('allies-of-the-free-cities', ally).reinforce).toBe(true)
    const seekers = 'allies-of-the-free-cities-vulkyn-flameseekers'
    expect(unit('allies-of-the-free-cities', seekers).reinforce).toBe(false)
  })

  it('names lores of Armies of Renown as the official app does', () => {
    const lores = armies.flatMap((one) => [
      ...one.spellLores,
      ...one.prayerLores,
      ...one.manifestationLores,
    ])
    expect(lores.filter(({ name }) => /Lore: /.test(name))).toEqual([])
    expect(army('da-kings-gitz').spellLores.map(({ name }) => name)).toEqual([
      "Da King's Gitz Spell Lore",
    ])
    expect(army('the-eternal-nightmare').manifestationLores.map(({ name }) => name)).toEqual([
      'The Eternal Nightmare Manifestation Lore',
    ])
  })

  it('knows which terrain feature leaves for Legends', () => {
    const leaving = armies.flatMap(({ terrain }) =>
      terrain
        .filter((one) => one.leaving !== undefined)
        .map(({ name, leaving: day }) => [name, day]),
    )
    expect(new Set(leaving.map(([name]) => name)).size).toBe(1)
    for (const [, day] of leaving) expect(day).toBe('2027-06-01')
    expect(army('ogor-mawtribes').terrain.filter((one) => one.leaving)).toHaveLength(1)
  })

  it('spells names as the battle profiles do, in Regiments of Renown too', () => {
    expect(unit('gloomspite-gitz', 'droggz-da-sunchompa').name).toBe('Droggz Da Sunchompa')
    expect(unit('skaven', 'doom-flayers').name).toBe('Doom-Flayers')
    const clawpack = renown.regiments.find(({ id }) => id === 'krittoks-clawpack')
    expect(clawpack?.members.map(({ name }) => name)).toContain('Doom-Flayers')
  })
})
