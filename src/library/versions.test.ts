import { describe, expect, it } from 'vitest'

import { systems } from '../systems/index.ts'
import { readGame } from './node-games.ts'
import { behind } from './versions.ts'

describe('what the data has that is newer', () => {
  it.each(systems)('$words.shortGame: is the same as its data says', (system) => {
    const books = system.priceBooks(readGame(system.id))
    const [season] = system.seasons
    const on = { system: system.id, prices: books[0]?.id ?? '', season: season?.id ?? '' }
    expect(behind(on)).toBeNull()
    for (const { id } of books.slice(1)) {
      expect(behind({ ...on, prices: id })).toMatchObject({ what: 'points' })
    }
    for (const { id } of system.seasons.slice(1)) {
      expect(behind({ ...on, season: id })).toMatchObject({ on: id, what: 'season' })
    }
  })

  it('is told in short, for versions that are gone too', () => {
    const forty = { system: 'wh40k11', season: 'edition-11' }
    expect(behind({ ...forty, prices: 'v1.1' })?.on).toBe('v1.1')
    expect(behind({ ...forty, prices: 'v0.9' })?.on).toBe('v0.9')
    const aos = { system: 'aos4', season: '2026-27', prices: '2025-12-10' }
    expect(behind(aos)?.on).toBe('10 Dec 2025')
  })

  it('is nothing for a list that names no points yet, or is of no game known here', () => {
    expect(behind({ system: 'wh40k11', season: 'edition-11', prices: null })).toBeNull()
    expect(behind({ system: 'chess', season: '1', prices: 'a' })).toBeNull()
  })
})
