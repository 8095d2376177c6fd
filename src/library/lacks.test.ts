import { expect, it } from 'vitest'

import { lacksOf, onNewest } from '../engine/lacks.ts'
import type { Roster } from '../engine/roster.ts'
import type { System } from '../engine/system.ts'
import { systems } from '../systems/index.ts'
import { readGame } from './node-games.ts'

function empty(system: System, part: Partial<Roster> = {}) {
  const data = readGame(system.id)
  const [first] = system.armies(data)
  const choice = { faction: first?.faction ?? '', variant: null, limit: 2000, name: '' }
  return { data, roster: { ...system.emptyRoster(choice, data), ...part } }
}

it.each(systems)('$words.shortGame: a new list stays on what the data has', (system) => {
  const { data, roster } = empty(system)
  expect(roster.prices).toBe(system.priceBooks(data)[0]?.id)
  expect(lacksOf(system, roster, data)).toEqual([])
  expect(onNewest(system, roster, data)).toEqual(roster)
})

it.each(systems)('$words.shortGame: points, season and army can be gone', (system) => {
  const gone = { prices: 'v0.9', season: '1998', faction: 'squats' }
  const { data, roster } = empty(system, gone)
  expect(lacksOf(system, roster, data)).toEqual([
    { what: 'army', id: 'squats' },
    { what: 'points', id: 'v0.9' },
    { what: 'season', id: '1998' },
  ])
  expect(onNewest(system, roster, data)).toMatchObject({
    faction: 'squats',
    prices: system.priceBooks(data)[0]?.id,
    season: system.seasons[0]?.id,
  })
})

it.each(systems)('$words.shortGame: every army on offer is known', (system) => {
  const { data, roster } = empty(system)
  const unknown = system
    .armies(data)
    .filter(({ faction, variant }) => !system.knows({ ...roster, faction, variant }, data))
  expect(unknown).toEqual([])
})
