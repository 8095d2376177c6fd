import { describe, expect, it } from 'vitest'

import { readBackup } from './backup.ts'
import type { DatabaseEvents } from './database.ts'
import { createLists } from './lists.ts'
import { makeBackup } from './make-backup.ts'
import type { Channel } from './tabs.ts'
import { memoryDatabase, sampleList, sampleRoster, sampleUnit } from './testing.ts'
import { toasts } from './toasts.ts'

async function opened(records: readonly { readonly id: string }[] = []) {
  const memory = memoryDatabase(records)
  const { store, settled } = createLists({ open: async () => memory.database, channel: null })
  await settled()
  return { ...memory, store, settled, now: () => store.getState() }
}

const named = (name: string) => ({ kind: 'set-name', name }) as const
const limited = (limit: number) => ({ kind: 'set-limit', limit }) as const
const failing = (name: string) => Promise.reject(new DOMException('it fails', name))
const saved = (id: string, roster: unknown) => ({
  id,
  roster,
  created: '2026-11-01T10:00:00.000Z',
  changed: '2026-11-02T10:00:00.000Z',
  removed: null,
  summary: null,
})

describe('saved lists', () => {
  it('are stored when they are made, and read by the next visit', async () => {
    const { now, settled, stored } = await opened()
    const id = now().create(sampleRoster())
    await settled()
    const next = await opened([...stored.values()] as { id: string }[])
    expect(next.now().lists.map(({ id, roster }) => [id, roster.name])).toEqual([[id, 'Dinner']])
  })

  it('write all changes of one task together', async () => {
    const { now, settled, state } = await opened()
    const id = now().create(sampleRoster())
    now().edit(id, limited(1000), 'Limit')
    now().edit(id, named('Feast'), 'Name')
    await settled()
    expect(state.writes).toBe(1)
  })

  it('keep a list made before the stored ones were read', async () => {
    const memory = memoryDatabase([saved('old', sampleRoster())])
    const { store, settled } = createLists({ open: async () => memory.database, channel: null })
    const id = store.getState().create(sampleRoster({ name: 'Early' }))
    await settled()
    expect(new Set(store.getState().lists.map((list) => list.id))).toEqual(new Set(['old', id]))
    expect([...memory.stored.keys()]).toContain(id)
  })

  it('take an edit back and make it again', async () => {
    const { now } = await opened()
    const id = now().create(sampleRoster())
    const limit = () => now().lists[0]?.roster.limit
    now().edit(id, limited(1000), 'Set the limit')
    expect([limit(), now().history(id).undo?.label]).toEqual([1000, 'Set the limit'])
    now().undo(id)
    expect([limit(), now().history(id).undo, now().history(id).redo?.label]).toEqual([
      2000,
      null,
      'Set the limit',
    ])
    now().redo(id)
    expect(limit()).toBe(1000)
  })

  it('count the letters of a name as one step', async () => {
    const { now } = await opened()
    const id = now().create(sampleRoster({ name: '' }))
    for (const name of ['F', 'Fe', 'Fea', 'Feast']) now().edit(id, named(name), `Call it ${name}`)
    expect(now().history(id).undo?.label).toBe('Call it Feast')
    now().undo(id)
    expect(now().lists[0]?.roster.name).toBe('')
  })

  it('grow no larger than the next visit reads, and say so', async () => {
    const { now, settled, stored } = await opened()
    const units = Array.from({ length: 300 }, (_, at) => sampleUnit(`u${at}`))
    const group = { id: 'g1', kind: 'regiment', from: null, units }
    const id = now().create(sampleRoster({ groups: [group] }))
    now().edit(id, { kind: 'add-unit', group: 'g1', unit: sampleUnit('u300') }, 'Add')
    expect(toasts.getState().toasts.at(-1)?.text).toContain('300 units at most')
    await settled()
    const next = await opened([...stored.values()] as { id: string }[])
    expect(next.now().lists[0]?.roster.groups[0]?.units).toHaveLength(300)
  })

  it('go to the bin and come back as they were', async () => {
    const { now, settled, stored } = await opened()
    const id = now().create(sampleRoster())
    now().remove(id)
    expect([now().lists.length, now().bin.length]).toEqual([0, 1])
    now().restore(id)
    expect([now().lists.length, now().bin.length]).toEqual([1, 0])
    now().erase(id)
    expect(now().lists).toHaveLength(1)
    now().remove(id)
    now().erase(id)
    await settled()
    expect(stored.size).toBe(0)
  })

  it('are copied under a name of their own', async () => {
    const { now } = await opened()
    const id = now().create(sampleRoster())
    now().duplicate(now().duplicate(id))
    expect(now().lists.map(({ roster }) => roster.name)).toEqual([
      'Dinner',
      'Dinner copy',
      'Dinner copy 2',
    ])
  })
})

describe('a stored record that cannot be read', () => {
  const broken = { ...sampleRoster(), groups: [{ id: 'g1', kind: 'regiment', from: null }] }

  it('is set aside with the place and its text, and the others open', async () => {
    const { now, stored, settled } = await opened([
      saved('good', sampleRoster()),
      saved('bad', broken),
    ])
    expect(now().lists.map(({ id }) => id)).toEqual(['good'])
    expect(now().damaged).toMatchObject([
      { id: 'bad', name: 'Dinner', where: 'groups[0].units', newer: false },
    ])
    expect(now().damaged[0]?.raw).toContain('"kind": "regiment"')
    await settled()
    expect(stored.get('bad')).toEqual(saved('bad', broken))
  })

  it('holding what no file can hold keeps neither the others nor a backup back', async () => {
    const circle: Record<string, unknown> = { id: 'circle', roster: { schema: 1n } }
    circle['self'] = circle
    const { now } = await opened([saved('good', sampleRoster()), circle as { id: string }])
    expect(now().lists.map(({ id }) => id)).toEqual(['good'])
    expect(now().damaged.map(({ id }) => id)).toEqual(['circle'])
    const content = { lists: now(), steps: [], snapshots: [], games: [], settings: {}, made: 'now' }
    expect(readBackup(makeBackup(content))).toMatchObject({ lists: [{ id: 'good' }] })
  })

  it('of a newer version is named as such and left alone', async () => {
    const { now } = await opened([saved('new', { ...sampleRoster(), schema: 99 })])
    expect(now().damaged).toMatchObject([{ id: 'new', newer: true }])
  })

  it('can be discarded, and put back', async () => {
    const { now, stored, settled } = await opened([saved('bad', broken)])
    const [damaged] = now().damaged
    now().discardDamaged('bad')
    await settled()
    expect([now().damaged.length, stored.size]).toEqual([0, 0])
    if (damaged) now().keepDamaged(damaged)
    await settled()
    expect([now().damaged.length, stored.size]).toEqual([1, 1])
  })
})

describe('storage that fails', () => {
  it('is said at once, keeps the change in the page and tries again with the next one', async () => {
    const { now, settled, state, stored } = await opened()
    state.refuse = true
    const first = now().create(sampleRoster())
    await settled()
    expect(now().problem).toContain('could not be saved')
    expect(now().lists).toHaveLength(1)
    state.refuse = false
    now().create(sampleRoster({ name: 'Second' }))
    await settled()
    expect(now().problem).toBeNull()
    expect([...stored.keys()]).toContain(first)
  })

  it('that cannot be opened leaves lists that work until the tab is closed', async () => {
    const { store, settled } = createLists({
      open: () => Promise.reject(new Error('private mode')),
      channel: null,
    })
    await settled()
    store.getState().create(sampleRoster())
    expect(store.getState()).toMatchObject({ ready: true, lists: [{}] })
    expect(store.getState().problem).toContain('does not let Muster save')
  })
})

describe('storage that does not open at once', () => {
  it('is tried again, and the lists are there', async () => {
    const { database } = memoryDatabase([sampleList({ id: 'feast' })])
    let opens = 0
    const open = async () => (++opens === 1 ? await failing('UnknownError') : database)
    const { store, settled } = createLists({ open, channel: null })
    await settled()
    expect(store.getState()).toMatchObject({ problem: null, lists: [{ id: 'feast' }] })
  })

  it('is tried again with the next change, which meets the lists that are stored', async () => {
    const { database, stored } = memoryDatabase([sampleList({ id: 'feast' })])
    let works = false
    const open = async () => (works ? database : await failing('UnknownError'))
    const { store, settled } = createLists({ open, channel: null })
    await settled()
    expect(store.getState()).toMatchObject({ ready: true, lists: [] })
    expect(store.getState().problem).toMatch(/not lost.*reload/)
    works = true
    const id = store.getState().create(sampleRoster())
    await settled()
    expect(
      store
        .getState()
        .lists.map((list) => list.id)
        .toSorted(),
    ).toEqual(['feast', id].toSorted())
    expect([store.getState().problem, stored.size]).toEqual([null, 2])
  })
})

describe('a connection to the storage that the browser closed', () => {
  it('is opened again, and nothing is lost', async () => {
    const { database, stored } = memoryDatabase()
    let opens = 0
    const open = async () =>
      ++opens === 1 ? { ...database, write: () => failing('InvalidStateError') } : database
    const { store, settled } = createLists({ open, channel: null })
    await settled()
    const id = store.getState().create(sampleRoster())
    await settled()
    expect([store.getState().problem, [...stored.keys()]]).toEqual([null, [id]])
  })

  it('by a newer version of the app says to reload', async () => {
    const { database } = memoryDatabase()
    let opens = 0
    const open = async () =>
      ++opens === 1
        ? { ...database, write: () => failing('InvalidStateError') }
        : await failing('VersionError')
    const { store, settled } = createLists({ open, channel: null })
    await settled()
    store.getState().create(sampleRoster())
    await settled()
    expect(store.getState().problem).toMatch(/newer version.*Reload/)
  })

  it('by a newer version says so at once, and when another tab writes', async () => {
    const { database } = memoryDatabase([sampleList({ id: 'feast' })])
    const events: DatabaseEvents[] = []
    const open = async (told: DatabaseEvents) =>
      events.push(told) === 1
        ? { ...database, read: () => failing('InvalidStateError') }
        : await failing('VersionError')
    const channel: Channel = { onmessage: null, postMessage: () => undefined }
    const { store, settled } = createLists({ open, channel })
    await settled()
    const newer = /newer version.*Reload/
    events[0]?.onOutdated()
    expect(store.getState().problem).toMatch(newer)
    channel.onmessage?.({ data: { kind: 'wrote', ids: ['feast'] } } as MessageEvent)
    await settled()
    expect(store.getState().problem).toMatch(newer)
  })
})
