import type { Id, Roster } from './roster.ts'
import type { System } from './system.ts'

/** Something that a list names and the data does not have. */
export interface Lack {
  readonly what: 'game' | 'army' | 'points' | 'season'
  readonly id: Id
}

/**
 * What a list stays on that the data no longer has: its army, its points version, its season. Worked out with anything else it
 * would be another list, without its owner having asked for it.
 */
export function lacksOf(system: System, roster: Roster, data: unknown): readonly Lack[] {
  const { faction, variant, prices, season } = roster
  const priced = prices === null || system.priceBooks(data).some(({ id }) => id === prices)
  return [
    ...lack('army', variant ?? faction, system.knows(roster, data)),
    ...lack('points', prices ?? '', priced),
    ...lack(
      'season',
      season,
      system.seasons.some(({ id }) => id === season),
    ),
  ]
}

const lack = (what: Lack['what'], id: Id, has: boolean): readonly Lack[] =>
  has ? [] : [{ what, id }]

/** The same list on the newest points and season that the data has, of what it lacks; its own army stays. */
export function onNewest(system: System, roster: Roster, data: unknown): Roster {
  const lacked = new Set(lacksOf(system, roster, data).map(({ what }) => what))
  return {
    ...roster,
    prices: lacked.has('points') ? (system.priceBooks(data)[0]?.id ?? null) : roster.prices,
    season: lacked.has('season') ? (system.seasons[0]?.id ?? roster.season) : roster.season,
  }
}
