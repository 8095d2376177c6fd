import { describe, expect, it } from 'vitest'

import type { OfficialUnit } from '../battle-profiles.ts'
import type { Community, CommunityArmy, CommunityUnit } from './community.ts'
import { joinUnits } from './join.ts'

function official(name: string, faction: string): OfficialUnit {
  const context = faction === 'Warhammer Legends' ? 'legends' : 'standard'
  return {
    name,
    faction,
    context,
    points: 100,
    models: 1,
    bases: [],
    options: [],
    keywords: [],
    notes: [],
  }
}

function unit(name: string, more: Partial<CommunityUnit> = {}): CommunityUnit {
  return {
    linkId: name,
    warscrollId: name,
    name,
    variant: 'standard',
    variantOf: null,
    points: 100,
    seasons: ['2025-26', '2026-27'],
    legends: false,
    hero: false,
    unique: false,
    warmaster: false,
    size: 1,
    reinforceable: false,
    maxPerArmy: null,
    keywords: [],
    armyKeywords: [],
    auxiliaryAllowed: true,
    canBeGeneral: false,
    canLead: false,
    canJoinAs: [],
    regimentOptions: null,
    regimentGate: null,
    onlyWithLeaders: [],
    caps: [],
    requires: [],
    enhancementTables: [],
    allowed: null,
    ...more,
  }
}

function army(
  name: string,
  units: readonly CommunityUnit[],
  parentFaction: string | null = null,
): CommunityArmy {
  return {
    id: name,
    name,
    slug: name,
    kind: parentFaction === null ? 'faction' : 'army-of-renown',
    parentFaction,
    legends: false,
    file: `${name}.cat`,
    grandAlliance: 'ORDER',
    battleTraits: [],
    units,
    terrain: [],
    roles: [],
    enhancementTables: [],
    battleFormations: [],
    spellLores: [],
    prayerLores: [],
    manifestationLores: [],
    regimentsOfRenown: [],
    rosterRules: [],
    quotas: [],
    required: [],
    forceAvailableIn: [],
  }
}

function community(...armies: CommunityArmy[]): Community {
  return {
    revision: '1',
    cards: [],
    keywords: [],
    armies,
    warscrolls: [],
    renown: [],
    problems: [],
  }
}

function join(units: OfficialUnit[], ...armies: CommunityArmy[]) {
  return joinUnits({ units, renown: [], options: [] }, community(...armies))
}

describe('joining the two sources', () => {
  it('pairs units of one faction by name and keeps those that only the catalogue has', () => {
    const { factions } = join(
      [official("Neave's Companions", 'Sylvaneth')],
      army('Sylvaneth', [unit('Neave\u2019s Companions'), unit('Dryads')]),
    )
    const found = factions.get('Sylvaneth')?.map((one) => [one.id, one.official !== null])
    expect(found).toEqual([
      ['neaves-companions', true],
      ['dryads', false],
    ])
  })

  it('keeps a name apart in two factions', () => {
    const { factions } = join(
      [official('Kragnos', 'Kruleboyz')],
      army('Kruleboyz', [unit('Kragnos')]),
      army('Sons of Behemat', [unit('Kragnos')]),
    )
    expect(factions.get('Kruleboyz')?.[0]?.official).not.toBeNull()
    expect(factions.get('Sons of Behemat')?.[0]?.official).toBeNull()
  })

  it('finds the home of a Legends unit among the Legends units only', () => {
    const { factions } = join(
      [official('Kragnos', 'Warhammer Legends')],
      army('Kruleboyz', [unit('Kragnos')]),
      army('Bonesplitterz', [unit('Kragnos', { legends: true })]),
    )
    expect(factions.get('Bonesplitterz')?.[0]?.official?.context).toBe('legends')
    expect(factions.get('Kruleboyz')?.[0]?.official).toBeNull()
  })

  it('follows a rename of the overlay', () => {
    const { factions } = join(
      [official('Kurnoth Hunters with Greatscythes', 'Sylvaneth')],
      army('Sylvaneth', [unit('Kurnoth Hunters with Kurnoth Scythes')]),
    )
    expect(factions.get('Sylvaneth')?.[0]).toMatchObject({
      id: 'kurnoth-hunters-with-greatscythes',
      name: 'Kurnoth Hunters with Greatscythes',
    })
  })

  it('sets units aside that are only in an Army of Renown', () => {
    const { onlyInRenown } = join(
      [official('The Iron March Cogfort', 'Cities of Sigmar')],
      army('Cities of Sigmar', []),
      army('The Iron March', [unit('The Iron March Cogfort')], 'Cities of Sigmar'),
    )
    expect([...onlyInRenown.values()].map(({ name }) => name)).toEqual(['The Iron March Cogfort'])
  })

  it('stops at an official unit that the catalogue has nowhere', () => {
    expect(() => join([official('New Beast', 'Seraphon')], army('Seraphon', []))).toThrow(
      /New Beast/,
    )
  })
})
