import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import type { ArmyData, UnitData } from '../systems/aos4/schema.ts'
import { dataFolder, readAll } from './node-books.ts'

const { books, renown, core, manifest, index } = readAll()
const armies = [...books.values()].flatMap((book) => book.armies)
const factions = armies.filter(({ kind }) => kind === 'faction')
const ownUnits = factions.flatMap(({ units }) => units)

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

function regiment(id: string) {
  const found = renown.regiments.find((one) => one.id === id)
  if (!found) throw new Error(`no Regiment of Renown ${id}`)
  return found
}

describe('what the data covers', () => {
  it('has 25 current and 2 Legends factions, 63 Armies of Renown and 77 Regiments of Renown', () => {
    expect(factions.filter(({ legends }) => !legends)).toHaveLength(25)
    expect(factions.filter(({ legends }) => legends)).toHaveLength(2)
    expect(armies.filter(({ kind }) => kind === 'army-of-renown')).toHaveLength(63)
    expect(renown.regiments.filter(({ points }) => points !== null)).toHaveLength(76)
    expect(
      renown.regiments.filter(({ points }) => points === null).map(({ name }) => name),
    ).toEqual(['Heroes of the Jade Abbey'])
  })

  it('has every unit of the battle profiles and the one that their file has lost', () => {
    const official = ownUnits.filter(({ priceFrom }) => priceFrom === undefined)
    const standard = official.filter(({ legends, variant }) => !legends && variant !== 'aqshy')
    // 720 current units, 14 of which are only in an Army of Renown, and the lost one
    expect(standard).toHaveLength(720 - 14 + 1)
    expect(official.filter(({ variant }) => variant === 'aqshy')).toHaveLength(50)
    expect(official.filter(({ legends }) => legends)).toHaveLength(170)
    expect(ownUnits.filter(({ variant }) => variant === 'ghyran')).toHaveLength(44)
    const glued = /^(Legion of the First Prince|Allies of the Free Cities|The Iron March) /
    const only = index?.units.filter(({ name, at }) => glued.test(name) && at.length > 0) ?? []
    expect(only).toHaveLength(14)
    expect(unit('nighthaunt', 'bladegheist-revenants')).toMatchObject({ points: 200, models: 10 })
  })

  it('marks what only the community catalogue prices', () => {
    const names = ownUnits
      .filter(({ priceFrom, variant }) => priceFrom && variant !== 'ghyran')
      .map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Athol Khul', 'Khorgos Khul', 'Khul Ascended'])
  })

  it('has a stat line and weapons for at least 99 % of the units', () => {
    const sheets = new Map(
      [...[...books.values()].flatMap((book) => book.sheets), ...core.sheets].map((sheet) => [
        sheet.id,
        sheet,
      ]),
    )
    const complete = ownUnits.filter(({ sheet: id }) => {
      const sheet = sheets.get(id)
      const stats = ['move', 'health', 'save', 'control'] as const
      return sheet && sheet.weapons.length > 0 && stats.every((stat) => sheet.stats[stat])
    })
    expect(complete.length / ownUnits.length).toBeGreaterThanOrEqual(0.99)
  })

  it('has sheets for manifestations and faction terrain', () => {
    expect(core.manifestationLores).toHaveLength(6)
    for (const lore of [
      ...core.manifestationLores,
      ...armies.flatMap((one) => one.manifestationLores),
    ])
      expect(lore.sheets?.length ?? 0).toBeGreaterThan(0)
    for (const item of armies.flatMap(({ terrain }) => terrain)) expect(item.sheet).toBeDefined()
  })

  it('offers six tactic cards in each season', () => {
    expect(core.seasons.map(({ cards }) => cards.length)).toEqual([6, 6])
  })
})

describe('how the data hangs together', () => {
  it('refers only to sheets of the book itself and of those that it needs', () => {
    const missing = [...books.values()].flatMap((book) => {
      const near = [book, ...book.needs.map((id) => books.get(id))]
      const known = new Set(near.flatMap((one) => one?.sheets.map(({ id }) => id) ?? []))
      const used = book.armies.flatMap((one) => [
        ...one.units.map(({ sheet }) => sheet),
        ...one.terrain.flatMap(({ sheet }) => sheet ?? []),
        ...one.manifestationLores.flatMap(({ sheets }) => sheets ?? []),
      ])
      return used.filter((id) => !known.has(id))
    })
    expect(missing).toEqual([])
  })

  it('gives the sheets of Regiments of Renown where it says they are', () => {
    const missing = renown.regiments
      .flatMap(({ members }) => members)
      .filter(({ book, sheet }) => {
        const sheets = book === 'core' ? core.sheets : (books.get(book)?.sheets ?? [])
        return !sheets.some(({ id }) => id === sheet)
      })
    expect(missing).toEqual([])
  })

  it('names only units of the same army in enhancements and rules', () => {
    for (const one of armies) {
      const ids = new Set(one.units.map(({ id }) => id))
      const named = [
        ...one.tables.flatMap(({ eligible, items }) => [
          ...eligible,
          ...items.flatMap((item) => item.eligible ?? []),
        ]),
        ...one.units.flatMap((entry) => [
          ...(entry.onlyWith ?? []),
          ...(entry.excludes ?? []),
          ...(entry.joins ?? []),
          ...(entry.bonusPlace?.needs ?? []),
        ]),
        ...one.rules.flatMap((rule) => ('units' in rule ? rule.units : [])),
      ]
      expect(named.filter((id) => !ids.has(id))).toEqual([])
    }
  })

  it('keeps one record for each unit of an army and each book in the manifest', () => {
    for (const { units } of armies)
      expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
    expect(manifest.books.map(({ id }) => id)).toEqual([...books.keys()])
  })

  it('keeps every faction under 40 kB compressed', () => {
    for (const id of books.keys()) {
      const size = gzipSync(readFileSync(join(dataFolder, `${id}.json`))).length
      expect({ id, small: size < 40_000 }).toEqual({ id, small: true })
    }
  })
})

describe('what players ask', () => {
  it('knows which armies may take Bundo Whalebiter and Enforcers of the Tithe', () => {
    expect(regiment('bundo-whalebiter').armies).toEqual(
      'bonesplitterz cities-of-sigmar daughters-of-khaine fyreslayers gloomspite-gitz idoneth-deepkin ironjawz kharadron-overlords kruleboyz lumineth-realm-lords ogor-mawtribes seraphon stormcast-eternals sylvaneth'.split(
        ' ',
      ),
    )
    expect(regiment('enforcers-of-the-tithe').armies).toEqual(
      'cities-of-sigmar daughters-of-khaine flesh-eater-courts fyreslayers gloomspite-gitz helsmiths-of-hashut kharadron-overlords kruleboyz ogor-mawtribes skaven sons-of-behemat soulblight-gravelords'.split(
        ' ',
      ),
    )
    expect(
      regiment('enforcers-of-the-tithe').members.map(({ name, min, max, models }) => [
        name,
        min,
        max,
        models,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Mortek Guard', 2, 2, 10],
        ['Gothizzar Harvester', 1, 1, 1],
        ['Mortisan Ossifector', 1, 1, 1],
      ]),
    )
  })

  it("has Hedkrakka's Madmob as a Legends unit of the Bonesplitterz and no Regiment of Renown", () => {
    expect(unit('bonesplitterz', 'hedkrakkas-madmob')).toMatchObject({ points: 100, legends: true })
    expect(renown.regiments.some(({ id }) => id === 'hedkrakkas-madmob')).toBe(false)
  })

  it('has the Ogor heroes that join as Maw Nomad, and who offers the role', () => {
    const { units } = army('ogor-mawtribes')
    const members = units.filter(({ roles }) => roles?.includes('Maw Nomad')).map(({ id }) => id)
    expect(members).toEqual([
      'bloodpelt-hunter',
      'grell-firefist',
      'icebrow-hunter',
      'mantrapper',
      'tyrant',
    ])
    const leaders = units.filter(({ leads }) =>
      leads?.some((option) => option.kind === 'role' && option.role === 'Maw Nomad'),
    )
    expect(leaders).toHaveLength(10)
  })

  it.each([
    ['soulblight-gravelords', 'nagash-supreme-lord-of-the-undead', 750],
    ['ossiarch-bonereapers', 'nagash-supreme-lord-of-the-undead', 830],
    ['ogor-mawtribes', 'kragnos-the-end-of-empires', 580],
    ['sons-of-behemat', 'kragnos-the-end-of-empires', 590],
    ['disciples-of-tzeentch', 'gaunt-summoner', 180],
    ['slaves-to-darkness', 'gaunt-summoner', 160],
    ['the-croneseers-pariahs', 'sisters-of-slaughter', 110],
    ['the-croneseers-pariahs', 'blood-hags', 150],
    ['the-roving-maw', 'gluttons', 200],
    ['pyrofane-cult', 'magister', 110],
  ])('prices in %s: %s at %i', (armyId, id, points) => {
    expect(unit(armyId, id).points).toBe(points)
  })

  it('follows the battle profiles where the catalogue has another size or lets a unit be reinforced', () => {
    expect(unit('slaves-to-darkness', 'spire-tyrants').models).toBe(9)
    expect(unit('slaves-to-darkness', 'splintered-fang').models).toBe(9)
    expect(unit('ossiarch-bonereapers', 'thanateks-tithe').models).toBe(5)
    expect(unit('ogor-mawtribes', 'gorger-mawpack').reinforce).toBe(false)
  })

  it('writes exclusions on both units', () => {
    expect(unit('soulblight-gravelords', 'radukar-the-beast').excludes).toEqual([
      'radukar-the-wolf',
    ])
    expect(unit('soulblight-gravelords', 'radukar-the-wolf').excludes).toEqual([
      'radukar-the-beast',
    ])
    expect(unit('maggotkin-of-nurgle', 'festus-the-leechlord').excludes).toEqual(['doktor-festus'])
  })

  it('counts the one Kragnos of the Big Waaagh on neither side and takes him once', () => {
    const twins = ['kragnos-the-end-of-empires-ironjawz', 'kragnos-the-end-of-empires-kruleboyz']
    const [one = '', other = ''] = twins
    expect(unit('big-waaagh', one).excludes).toEqual([other])
    const balance = army('big-waaagh').rules.find(({ rule }) => rule === 'balance')
    expect(balance).toMatchObject({
      one: { all: [{ keyword: 'IRONJAWZ' }, { not: { units: twins } }] },
    })
  })

  it('lets the Legion of the First Prince take 21 Regiments of Renown that no official list gives it', () => {
    const taken = renown.regiments.filter(({ unconfirmed }) => unconfirmed)
    expect(taken).toHaveLength(21)
    for (const { unconfirmed } of taken) expect(unconfirmed).toEqual(['legion-of-the-first-prince'])
    expect(
      renown.regiments.filter(({ armies: list }) => list.some((id) => army(id).kind !== 'faction')),
    ).toEqual([])
  })

  it('gives a price of 0 only to units that come with another', () => {
    const free = ownUnits.filter(({ points }) => points === 0).map(({ name }) => name)
    expect(new Set(free)).toEqual(
      new Set([
        'Lorai, Child of the Abyss',
        "Neave's Companions",
        'Singri Brand',
        'The Oathsworn Kin',
        "Toll's Companions",
        'The Shadow Queen',
        'Freeguild Command Corps Auxiliaries',
        'Freeguild Command Corps Whisperblade',
      ]),
    )
  })
})
