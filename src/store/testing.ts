import { type Roster, ROSTER_SCHEMA, type RosterUnit } from '../engine/roster.ts'
import { branchOfGiven, type Database, type Job, revOf } from './database.ts'
import { newList } from './new-list.ts'
import { PLAY, playName } from './play-name.ts'
import type { SavedList } from './saved-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'
import type { Channel } from './tabs.ts'

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

/**
 * A database in memory. `refuse` makes it fail as a full disk does. Tabs may share one: `database` is a connection of its own for
 * each that asks.
 */
export function memoryDatabase(records: readonly { readonly id: string }[] = []) {
  const stored = new Map<string, unknown>(records.map((record) => [record.id, record]))
  const steps = new Map<string, StoredStep>()
  const snapshots = new Map<string, Snapshot>()
  const kept = new Map<string, unknown>()
  const state = { refuse: false, writes: 0, birth: 'first' }
  const stepsOf = (list: string) => [...steps.values()].filter((step) => step.list === list)
  const snapshotsOf = (list: string) => [...snapshots.values()].filter((one) => one.list === list)
  const put = (job: Job) => {
    const { id, record, above, ...rest } = job
    const given = stepsOf(id).filter(({ at }) => at > (above ?? at))
    const branch = record && !job.sure ? branchOfGiven(job, given) : null
    if (branch) snapshots.set(branch.id, structuredClone(branch))
    if (record) stored.set(id, structuredClone(record))
    else stored.delete(id)
    if (!record) kept.delete(playName(id))
    for (const { at } of stepsOf(id)) if (!record || at > (above ?? at)) steps.delete(`${id} ${at}`)
    for (const one of record ? [] : snapshotsOf(id)) snapshots.delete(one.id)
    for (const step of rest.steps) steps.set(`${id} ${step.at}`, structuredClone(step))
    for (const one of rest.snapshots) snapshots.set(one.id, structuredClone(one))
  }
  const database: Database = {
    birth: state.birth,
    readAll: async () => [...stored.values()].map((record) => structuredClone(record)),
    read: async (id) => structuredClone(stored.get(id)),
    steps: async (list) => structuredClone(stepsOf(list)),
    snapshots: async (list) => structuredClone(snapshotsOf(list)),
    history: async () =>
      structuredClone({
        steps: [...steps.values()],
        snapshots: [...snapshots.values()],
        games: [...kept].flatMap(([name, value]) => (name.startsWith(PLAY) ? [value] : [])),
      }),
    countSnapshots: async () => snapshots.size,
    write: async (jobs, values = []) => {
      if (state.refuse) throw new DOMException('full', 'QuotaExceededError')
      state.writes += 1
      const met = jobs.filter(({ id, base }) => base !== null && revOf(stored.get(id)) !== base)
      for (const job of jobs) if (!met.includes(job)) put(job)
      for (const [name, value] of values) kept.set(name, structuredClone(value))
      return met.map(({ id }) => ({ id, record: structuredClone(stored.get(id)) }))
    },
    kept: async (name) => structuredClone(kept.get(name)),
    keep: async (name, value) => void kept.set(name, value),
  }
  return { database, stored, steps, snapshots, kept, state }
}

/** Channels of several tabs that hear each other, each message in a turn of its own. */
export function tabChannels(): () => Channel {
  const channels: Channel[] = []
  return () => {
    const own: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) {
          if (other !== own) queueMicrotask(() => other.onmessage?.({ data } as MessageEvent))
        }
      },
    }
    channels.push(own)
    return own
  }
}

/** A stored list of today's form. */
export function sampleList(part: Partial<SavedList> = {}): SavedList {
  return { ...newList(sampleRoster(), '2026-11-01T10:00:00.000Z'), ...part }
}
