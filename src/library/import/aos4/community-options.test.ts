import { expect, it } from 'vitest'

import { slugOf } from '../names.ts'
import { communityOptions } from './community-options.ts'
import type { CommunityOption, CommunityUnit } from './community.ts'

const words = {
  idOf: slugOf,
  heroes: new Set<string>(),
  keywords: new Set(['SIGMARITE', 'WAR MACHINE', 'INFANTRY']),
}

function leader(more: Partial<CommunityUnit>): CommunityUnit {
  return {
    linkId: 'leader',
    warscrollId: 'leader',
    name: 'Leader',
    variant: 'standard',
    variantOf: null,
    points: 100,
    seasons: ['2026-27'],
    legends: false,
    hero: true,
    unique: false,
    warmaster: false,
    size: 1,
    reinforceable: false,
    maxPerArmy: null,
    keywords: [],
    armyKeywords: [],
    auxiliaryAllowed: true,
    canBeGeneral: true,
    canLead: true,
    canJoinAs: [],
    regimentOptions: [],
    regimentGate: null,
    onlyWithLeaders: [],
    caps: [],
    requires: [],
    enhancementTables: [],
    allowed: null,
    ...more,
  }
}

function option(ref: string, more: Partial<CommunityOption> = {}): CommunityOption {
  return {
    op: 'add',
    hero: false,
    kind: 'keyword',
    ref,
    helperCategory: true,
    members: [],
    ...more,
  }
}

it('a helper set without members means the keywords that its name is made of', () => {
  const regimentOptions = [
    option('Sigmarite War Machine'),
    option('Odd Set', { members: ['Cart'] }),
  ]
  expect(communityOptions(leader({ regimentOptions }), words)).toEqual([
    {
      kind: 'units',
      label: 'Any Sigmarite War Machine',
      select: { all: [{ keyword: 'SIGMARITE' }, { keyword: 'WAR MACHINE' }] },
    },
    { kind: 'units', label: 'Any Odd Set', select: { units: ['cart'] } },
  ])
})

it.each([
  ['!HERO & INFANTRY & !Hobgrot Slittaz', '0-1 Infantry that is not Hobgrot Slittaz'],
  ['!HERO & WAR MACHINE', '0-1 War Machine'],
  ['!Cart & CAVALRY & !Wagon', '0-1 Cavalry that is not Cart or Wagon'],
])('calls a limit on %s "%s"', (category, label) => {
  const caps = [{ category, members: ['Cart'], max: 1 }]
  expect(communityOptions(leader({ caps }), words)).toEqual([
    { kind: 'cap', label, select: { units: ['cart'] }, max: 1 },
  ])
})

it('writes keywords in names of helper sets as in a sentence', () => {
  const regimentOptions = [option('non-AELF', { members: ['Blood Sisters'] })]
  expect(communityOptions(leader({ regimentOptions }), words)?.[0]?.label).toBe('Any non-Aelf')
})

it('gives a role the name of the battle profiles', () => {
  const regimentOptions = [option('Isharaan Emmisary', { kind: 'role', hero: true })]
  expect(communityOptions(leader({ regimentOptions }), words)).toEqual([
    { kind: 'role', label: '0-1 Isharann Emissary', role: 'Isharann Emissary', max: 1 },
  ])
})
