import { describe, expect, it } from 'vitest'

import { readCommunity } from './read-community.ts'
import { readSample, samplePaths } from './testing-catalogue.ts'

const community = readCommunity(readSample, samplePaths)
const [army] = community.armies
const unit = (name: string) => army?.units.find((one) => one.name === name)
const bare = () => '<gameSystem id="game" name="Bare"/>'
const sheet = (name: string) => community.warscrolls.find((one) => one.name === name)

describe('readCommunity', () => {
  it('finds the army, not its library and not the Regiments of Renown', () => {
    expect(community.armies.map(({ name }) => name)).toEqual(['Bone Folk'])
    expect(army).toMatchObject({ slug: 'bone-folk', kind: 'faction', grandAlliance: 'DEATH' })
    expect(army?.forceAvailableIn).toEqual(['2024-25', '2025-26', '2026-27'])
    expect(community.problems).toEqual([])
  })

  it('reads units in the order of the file, with their own prices', () => {
    expect(army?.units.map(({ name, points }) => [name, points])).toEqual([
      ['Bone Queen', 200],
      ['Warden', 110],
      ['Spears', 90],
      ['Hounds', 70],
      ['Hounds (Scourge of Aqshy)', 80],
    ])
  })

  it('knows heroes, generals, UNIQUE units, sizes and who may be reinforced', () => {
    expect(unit('Bone Queen')).toMatchObject({
      hero: true,
      unique: true,
      canBeGeneral: true,
      size: 1,
    })
    expect(unit('Spears')).toMatchObject({ hero: false, size: 10, reinforceable: true })
    expect(unit('Hounds')).toMatchObject({ canBeGeneral: false, reinforceable: false, size: 5 })
    expect(sheet('Spears')?.sizeReinforced).toBe(20)
  })

  it('takes the season of a variant from its name', () => {
    expect(unit('Hounds (Scourge of Aqshy)')).toMatchObject({
      variant: 'scourge-of-aqshy',
      variantOf: 'Hounds',
      seasons: ['2026-27'],
    })
    expect(unit('Hounds')?.seasons).toHaveLength(3)
  })

  it('reads the options of a leader: keyword, unit with a limit, and role', () => {
    const options = unit('Bone Queen')?.regimentOptions?.map(({ kind, ref, max, members }) => ({
      kind,
      ref,
      max,
      members,
    }))
    expect(options).toEqual([
      { kind: 'keyword', ref: 'INFANTRY', members: ['Spears'] },
      { kind: 'unit', ref: 'Hounds', max: 1, members: ['Hounds'] },
      { kind: 'role', ref: 'Bone Warden', max: 1, members: ['Warden'] },
    ])
    expect(unit('Bone Queen')?.allowed).toEqual({ Warden: 1, Spears: null, Hounds: 1 })
    expect(unit('Warden')).toMatchObject({ canLead: true, canJoinAs: ['Bone Warden'] })
    expect(unit('Spears')).toMatchObject({ canLead: false, regimentOptions: null })
  })

  it('reads tables with items of other seasons, and who may take them', () => {
    expect(army?.enhancementTables).toMatchObject([
      { name: 'Heroic Traits', maxPerArmy: 1, eligible: ['Warden'] },
    ])
    expect(army?.enhancementTables[0]?.items).toMatchObject([
      { name: 'Old Bones', points: 20, seasons: ['2024-25', '2025-26', '2026-27'] },
      { name: 'Bygone Bones', points: 0, seasons: ['2025-26'] },
    ])
  })

  it('reads lores with casting values, and the sheets of their manifestations', () => {
    expect(army?.manifestationLores).toMatchObject([
      {
        name: 'Lore of Fog',
        points: 10,
        abilities: [{ name: 'Summon Grave Fog', kind: 'spell', value: '6' }],
        manifestations: [{ name: 'Grave Fog', warscrollId: 'e-fog' }],
      },
    ])
    expect(sheet('Grave Fog')).toMatchObject({
      kind: 'manifestation',
      stats: { health: '6', banishment: '7+' },
    })
  })

  it('reads quotas and variants that exclude each other', () => {
    expect(army?.quotas).toEqual([
      {
        base: 0,
        each: true,
        plusOnePer: [{ label: 'Warden', keywords: null, units: ['Warden'] }],
        units: ['Hounds'],
      },
    ])
    expect(army?.rosterRules).toEqual([
      { type: 'excludes', unit: 'Hounds (Scourge of Aqshy)', other: ['Hounds'], variant: true },
    ])
  })

  it('reads warscrolls: stat line, weapons in one spelling, abilities with timing, bases', () => {
    expect(sheet('Bone Queen')).toMatchObject({
      file: 'Bone Folk - Library.cat',
      primary: 'INFANTRY',
      stats: { move: '5"', health: '2', save: '5+', control: '1' },
      weapons: [
        { name: 'Axe', kind: 'melee', abilities: ['Crit (Mortal)', 'Anti-Hero (+1 Rend)'] },
      ],
      abilities: [
        {
          name: 'Rattle',
          timing: { window: 'combat phase', whose: 'any', limit: 'once per turn (army)' },
        },
      ],
      bases: ['32mm'],
    })
  })

  it('reads a Regiment of Renown with what only its abilities name', () => {
    expect(community.renown).toMatchObject([
      {
        name: 'The Night Watch',
        points: 210,
        allowedArmies: ['bone-folk'],
        units: [{ name: 'Spears', min: 2, max: 2 }],
        manifestations: ['Grave Fog'],
        flexible: false,
        abilities: [{ name: 'Sleepless', kind: 'passive' }],
      },
    ])
    expect(army?.regimentsOfRenown).toEqual(['The Night Watch'])
  })

  it('reads the cards of the season that shows them', () => {
    expect(community.cards).toEqual([{ season: '2026-27', names: ['Hold Fast', 'Press On'] }])
  })

  it('lets no sentence of an ability through', () => {
    expect(JSON.stringify(community)).not.toContain('Left behind')
  })

  it('refuses a game system without the landmarks that all else hangs on', () => {
    expect(() => readCommunity(bare, ['Bare.gst'])).toThrow("General's Handbook 2024-25")
  })
})
