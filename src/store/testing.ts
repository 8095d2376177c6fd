import { type Roster, ROSTER_SCHEMA, type RosterUnit } from '../engine/roster.ts'
import type { Database } from './database.ts'

/** A roster for tests of the store, which knows no game. */
export function sampleRoster(part: Partial<Roster> = {}): Roster {
  return {
    schema: ROSTER_SCHEMA,
    system: 'game',
    name: 'Dinner',
    notes: '',
    faction: 'ogors',
    variant: null,
    season: 'now',
    prices: null,
    limit: 2000,
    legends: false,
    groups: [{ id: 'g1', kind: 'regiment', from: null, units: [sampleUnit('u1')] }],
    picks: [],
    ...part,
  }
}

/** A unit for tests of the store. */
export function sampleUnit(id: string): RosterUnit {
  return {
    id,
    unit: 'tyrant',
    role: 'leader',
    size: 0,
    models: {},
    marks: [],
    picks: [],
    wargear: {},
    nickname: '',
    note: '',
  }
}

/** A database in memory. `refuse` makes it fail as a full disk does. */
export function memoryDatabase(records: readonly { readonly id: string }[] = []) {
  const stored = new Map<string, unknown>(records.map((record) => [record.id, record]))
  const state = { refuse: false, writes: 0 }
  const database: Database = {
    readAll: async () => [...stored.values()],
    read: async (id) => stored.get(id),
    write: async (changes) => {
      if (state.refuse) throw new Error('full')
      state.writes += 1
      for (const { id, record } of changes) {
        if (record) stored.set(id, structuredClone(record))
        else stored.delete(id)
      }
    },
  }
  return { database, stored, state }
}
