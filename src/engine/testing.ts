import type { Army } from './army.ts'
import { ROSTER_SCHEMA, type Roster } from './roster.ts'

/** An army without units, for tests of what knows no game. */
export function emptyArmy(part: Partial<Roster>): Army {
  const roster: Roster = {
    schema: ROSTER_SCHEMA,
    system: 'game',
    name: '',
    notes: '',
    faction: 'faction',
    variant: null,
    season: 'now',
    prices: null,
    limit: 2000,
    legends: false,
    groups: [],
    picks: [],
    ...part,
  }
  return {
    roster,
    title: 'Faction',
    season: { id: 'now', name: 'Now', short: 'now' },
    prices: null,
    dataDate: '1 January 2026',
    groups: [],
    units: new Map(),
    slots: [],
    costs: [],
    points: 0,
    limit: roster.limit,
    about: [],
    tallies: [],
  }
}
