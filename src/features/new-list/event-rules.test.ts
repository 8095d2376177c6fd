import { describe, expect, it } from 'vitest'

import type { System } from '../../engine/system.ts'
import type { EventPreset } from '../../store/presets.ts'
import { editsFor, seasonOf, sizeIn } from './event-rules.ts'

// only what these ask of a game
const game = {
  id: 'game',
  sizes: [1000, 2000],
  seasons: [{ id: 'now', name: 'Now' }],
  priceBooks: () => [{ id: 'v2', name: 'v2', date: '2026-08-01' }],
} as unknown as System

const event = (part: Partial<EventPreset>): EventPreset => ({
  id: 'e',
  name: 'League',
  limit: null,
  legends: null,
  seasons: {},
  prices: {},
  ...part,
})

describe('a new list for an event', () => {
  it('has one of the usual sizes, or the event’s own', () => {
    expect(sizeIn(game, 2000)).toEqual({ limit: 2000, otherLimit: '' })
    expect(sizeIn(game, 1250)).toEqual({ limit: 'other', otherLimit: '1250' })
  })

  it('has season and points that the data has, and leaves alone what the event leaves open', () => {
    expect(editsFor(game, null, event({}))).toEqual([])
    expect(seasonOf(game, event({}))).toBeNull()
    const full = event({ legends: true, seasons: { game: 'now' }, prices: { game: 'v2' } })
    expect(seasonOf(game, full)).toBe('now')
    expect(editsFor(game, null, full)).toEqual([
      { kind: 'set-legends', legends: true },
      { kind: 'set-prices', prices: 'v2' },
    ])
    const old = event({ seasons: { game: 'then' }, prices: { game: 'v1' } })
    expect(seasonOf(game, old)).toBeNull()
    expect(editsFor(game, null, old)).toEqual([])
  })
})
