import { describe, expect, it } from 'vitest'

import type { Edit } from '../engine/edit.ts'
import { createLists } from './lists.ts'
import type { SavedList } from './saved-list.ts'
import { memoryDatabase, sampleList, sampleUnit, tabChannels } from './testing.ts'

const named = (name: string): Edit => ({ kind: 'set-name', name })
const limited = (limit: number): Edit => ({ kind: 'set-limit', limit })
const added = (id: string): Edit => ({ kind: 'add-unit', group: 'g1', unit: sampleUnit(id) })
const removed: Edit = { kind: 'remove-unit', unit: 'u1' }
const resized: Edit = { kind: 'set-size', unit: 'u1', size: 1 }

const unitsOf = ({ roster }: SavedList) =>
  roster.groups.flatMap(({ units }) => units.map(({ id }) => id))

/** Two tabs that have a list open, over one database. */
async function twoTabs(list: SavedList = sampleList({ id: 'feast' })) {
  const memory = memoryDatabase([list])
  const channel = tabChannels()
  const tab = () => {
    const { store, settled } = createLists({
      open: async () => memory.database,
      channel: channel(),
    })
    const { id } = list
    return {
      settled,
      now: () => store.getState(),
      all: () => store.getState().lists,
      list: () => store.getState().lists.find((one) => one.id === id) ?? list,
      edit: (edit: Edit, label: string = edit.kind) => store.getState().edit(id, edit, label),
      undo: () => store.getState().undo(id),
      open: () => store.getState().openHistory(id),
      labels: () => store.getState().history(id),
    }
  }
  const [one, other] = [tab(), tab()]
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await one.settled()
      await other.settled()
    }
  }
  await settled()
  await Promise.all([one.open(), other.open()])
  return { one, other, settled, ...memory }
}

describe('two tabs', () => {
  it('show each other’s edits, and either can take back what the other did', async () => {
    const { one, other, settled } = await twoTabs()
    one.edit(added('u2'), 'Add Tyrant')
    await settled()
    expect(unitsOf(other.list())).toEqual(['u1', 'u2'])
    expect(other.labels().undo?.label).toBe('Add Tyrant')
    expect([one, other].map((tab) => tab.now().foreign.get('feast'))).toEqual([undefined, 1])
    other.undo()
    await settled()
    expect([unitsOf(one.list()), one.labels().redo?.label]).toEqual([['u1'], 'Add Tyrant'])
  })

  it('merge edits made at the same moment', async () => {
    const { one, other, settled } = await twoTabs()
    one.edit(limited(1000))
    other.edit(named('Banquet'))
    await settled()
    for (const tab of [one, other]) {
      expect(tab.list().roster).toMatchObject({ name: 'Banquet', limit: 1000 })
      expect(tab.all()).toHaveLength(1)
    }
    one.undo()
    one.undo()
    expect(one.list().roster).toMatchObject({ name: 'Dinner', limit: 2000 })
  })

  it('both add a unit, and both are there', async () => {
    const { one, other, settled } = await twoTabs()
    one.edit(added('u2'))
    other.edit(added('u2'))
    await settled()
    expect(unitsOf(one.list())).toHaveLength(3)
    expect(unitsOf(other.list())).toEqual(unitsOf(one.list()))
  })

  it.each([
    ['name it differently', named('Banquet'), named('Snack')],
    ['edit what the other removes', resized, removed],
    ['remove what the other edits', removed, resized],
  ])('keep both lists when they %s', async (_, here, there) => {
    const { one, other, settled } = await twoTabs()
    one.edit(here)
    other.edit(there)
    await settled()
    expect(one.all()).toHaveLength(2)
    expect(other.all()).toHaveLength(2)
    const forks = [...one.now().forks.values(), ...other.now().forks.values()]
    expect(forks).toHaveLength(1)
    const [own] = one.all().filter(({ id }) => id === forks[0])
    expect(own?.roster.name).toContain('(this tab)')
  })

  it('keep a list that one erases for good while the other edits it', async () => {
    const binned = sampleList({ id: 'feast', removed: '2026-11-01T10:00:00.000Z' })
    const memory = memoryDatabase([binned])
    const channel = tabChannels()
    const open = { open: async () => memory.database, now: () => '2026-11-02T10:00:00.000Z' }
    const one = createLists({ ...open, channel: channel() })
    const other = createLists({ ...open, channel: channel() })
    await Promise.all([one.settled(), other.settled()])
    one.store.getState().erase('feast')
    other.store.getState().restore('feast')
    other.store.getState().edit('feast', named('Rescued'), 'Name')
    for (let turn = 0; turn < 5; turn += 1) await Promise.all([one.settled(), other.settled()])
    expect(other.store.getState().lists.map(({ roster }) => roster.name)).toEqual(['Rescued'])
    expect(one.store.getState().lists.map(({ roster }) => roster.name)).toEqual(['Rescued'])
    expect(memory.stored.size).toBe(1)
  })

  it('file a list each in its own way', async () => {
    const { one, other, settled } = await twoTabs()
    one.now().file(['feast'], { folder: 'Events', tags: ['one'] })
    other.now().file(['feast'], { pinned: true, tags: ['other'] })
    await settled()
    const filed = { folder: 'Events', pinned: true, tags: ['one', 'other'] }
    expect(one.list()).toMatchObject(filed)
    expect(other.list()).toMatchObject(filed)
  })
})
