import { describe, expect, it } from 'vitest'

import type { DatabaseEvents } from './database.ts'
import { createLists } from './lists.ts'
import { memoryDatabase, sampleList, sampleRoster, tabChannels } from './testing.ts'

const named = (name: string) => ({ kind: 'set-name', name }) as const
const limited = (limit: number) => ({ kind: 'set-limit', limit }) as const

/** Visits, one after another, of a browser that keeps what is stored. */
function browser(...records: { readonly id: string }[]) {
  const memory = memoryDatabase(records)
  let time = Date.parse('2026-11-10T10:00:00.000Z')
  const now = () => new Date((time += 1000)).toISOString()
  const visit = async () => {
    const { store, settled } = createLists({
      open: async () => memory.database,
      channel: null,
      now,
    })
    await settled()
    return { settled, now: () => store.getState() }
  }
  return { ...memory, visit, later: (days: number) => (time += days * 86_400_000) }
}

const feast = sampleList({ id: 'feast' })
const limitOf = ({ now }: { now: () => { lists: readonly { roster: { limit: number } }[] } }) =>
  now().lists[0]?.roster.limit

describe('undo', () => {
  it('goes back beyond the reload, over at least 200 steps, and forth again', async () => {
    const { visit } = browser(feast)
    const first = await visit()
    for (let step = 1; step <= 250; step += 1)
      first.now().edit('feast', limited(step), `Limit ${step}`)
    for (let step = 0; step < 10; step += 1) first.now().undo('feast')
    await first.settled()
    const next = await visit()
    await next.now().openHistory('feast')
    expect(next.now().history('feast')).toMatchObject({
      undo: { label: 'Limit 240' },
      redo: { label: 'Limit 241' },
    })
    for (let step = 0; step < 240; step += 1) next.now().undo('feast')
    expect([limitOf(next), next.now().history('feast').undo]).toEqual([2000, null])
    for (let step = 0; step < 250; step += 1) next.now().redo('feast')
    expect(limitOf(next)).toBe(250)
  })

  it('of typing that went over several edits is one step after a reload too', async () => {
    const { visit } = browser(feast)
    const first = await visit()
    for (const name of ['F', 'Fe', 'Fea']) first.now().edit('feast', named(name), `Name ${name}`)
    await first.settled()
    const next = await visit()
    await next.now().openHistory('feast')
    next.now().undo('feast')
    expect(next.now().lists[0]?.roster.name).toBe('Dinner')
  })

  it('keeps apart what was typed into one field with a pause between', async () => {
    const { visit, later } = browser(feast)
    const { now } = await visit()
    now().edit('feast', named('Lunch'), 'Name')
    later(1)
    now().edit('feast', named('Supper'), 'Name')
    now().undo('feast')
    expect(now().lists[0]?.roster.name).toBe('Lunch')
  })

  it('knows when each step was taken, beyond the reload and after going back and forth', async () => {
    const { visit } = browser(feast)
    const first = await visit()
    first.now().edit('feast', limited(1000), 'Limit')
    first.now().edit('feast', named('Banquet'), 'Name')
    await first.settled()
    const next = await visit()
    await next.now().openHistory('feast')
    const timesOf = () => {
      const { past = [], future = [] } = next.now().histories.get('feast') ?? {}
      return [...past, ...future.toReversed()].map(({ time }) => Date.parse(time ?? ''))
    }
    const times = timesOf()
    const [limit = 0, name = 0] = times
    expect(name - limit).toBeGreaterThan(0)
    next.now().undo('feast')
    expect(timesOf()).toEqual(times)
  })

  it('ends where a stored step is damaged, and the list is not affected', async () => {
    const { visit, steps } = browser(feast)
    const first = await visit()
    for (const limit of [1, 2, 3]) first.now().edit('feast', limited(limit), `Limit ${limit}`)
    await first.settled()
    steps.set('feast 2', { ...steps.get('feast 2'), back: [{ kind: 'replace' }] } as never)
    const next = await visit()
    await next.now().openHistory('feast')
    next.now().undo('feast')
    expect([limitOf(next), next.now().history('feast').undo]).toEqual([2, null])
  })

  it('that gives way to another edit leaves a snapshot of where it led', async () => {
    const { visit } = browser(feast)
    const { now } = await visit()
    now().edit('feast', limited(1000), 'Limit')
    now().undo('feast')
    now().edit('feast', named('Banquet'), 'Name')
    const snapshots = await now().snapshots('feast')
    expect(snapshots.find(({ kind }) => kind === 'branch')?.roster.limit).toBe(1000)
  })
})

describe('snapshots', () => {
  it('are taken once a visit, before its first edit, and outlive reloads', async () => {
    const { visit } = browser(feast)
    for (const limit of [1000, 1500]) {
      const { now, settled } = await visit()
      now().edit('feast', limited(limit), 'Limit')
      now().edit('feast', limited(limit + 1), 'Limit')
      await settled()
    }
    const { now } = await visit()
    const snapshots = await now().snapshots('feast')
    expect(snapshots.map(({ kind, roster }) => [kind, roster.limit])).toEqual([
      ['visit', 1001],
      ['visit', 2000],
    ])
  })

  it('are not taken of a list that this visit made', async () => {
    const { visit } = browser()
    const { now } = await visit()
    const id = now().create(sampleRoster())
    now().edit(id, limited(1000), 'Limit')
    expect(await now().snapshots(id)).toEqual([])
  })

  it('can be taken by hand, named anew, and restored as a step that can be undone', async () => {
    const { visit } = browser(feast)
    const { now } = await visit()
    now().takeSnapshot('feast', 'named', 'Before the event')
    now().edit('feast', limited(1000), 'Limit')
    const [, taken] = await now().snapshots('feast')
    if (!taken) throw new Error('No snapshot.')
    now().nameSnapshot(taken, 'Round one')
    now().restoreSnapshot(taken, 'Restore Round one')
    expect(now().lists[0]?.roster.limit).toBe(2000)
    const kinds = (await now().snapshots('feast')).map(({ kind, name }) => [kind, name])
    expect(kinds).toContainEqual(['named', 'Round one'])
    expect(kinds).toContainEqual(['restore', ''])
    now().undo('feast')
    expect(now().lists[0]?.roster.limit).toBe(1000)
  })
})

describe('the bin', () => {
  it('keeps a list for 90 days, and its history as long', async () => {
    const { visit, later, stored, snapshots } = browser(feast, sampleList({ id: 'other' }))
    const first = await visit()
    first.now().edit('feast', limited(1000), 'Limit')
    first.now().remove('feast')
    await first.settled()
    later(89)
    const second = await visit()
    expect(second.now().bin).toHaveLength(1)
    later(2)
    const third = await visit()
    third.now().edit('other', limited(1000), 'Limit')
    await third.settled()
    const fourth = await visit()
    expect([fourth.now().bin, [...stored.keys()]]).toEqual([[], ['other']])
    expect([...snapshots.values()].map(({ list }) => list)).toEqual(['other'])
  })

  it('is not emptied in a visit whose clock is years ahead', async () => {
    const { visit, later } = browser(feast, sampleList({ id: 'other' }))
    const first = await visit()
    first.now().remove('feast')
    await first.settled()
    later(3650)
    const second = await visit()
    expect(second.now().bin).toHaveLength(1)
    second.now().edit('other', limited(1000), 'Limit')
    await second.settled()
    later(-3649)
    expect((await visit()).now().bin).toHaveLength(1)
  })

  it('keeps a list that was deleted while the clock was years behind', async () => {
    const { visit, later } = browser(feast)
    later(-3650)
    const first = await visit()
    first.now().remove('feast')
    await first.settled()
    later(3655)
    const next = await visit()
    next.now().create(sampleRoster())
    await next.settled()
    expect((await visit()).now().bin).toHaveLength(1)
  })

  it('gives back what was erased by mistake, with all of its history', async () => {
    const { visit } = browser(feast)
    const first = await visit()
    first.now().edit('feast', limited(1000), 'Limit')
    first.now().remove('feast')
    const [binned] = first.now().bin
    first.now().erase('feast')
    await first.settled()
    expect(first.now().bin).toEqual([])
    if (binned) first.now().add(binned)
    await first.settled()
    const next = await visit()
    next.now().restore('feast')
    await next.now().openHistory('feast')
    expect(next.now().history('feast').undo?.label).toBe('Limit')
    expect(await next.now().snapshots('feast')).toHaveLength(1)
  })
})

describe('a database that the browser threw away while it was open', () => {
  it('is filled again with all that the page has', async () => {
    const memory = memoryDatabase([feast])
    const again = memoryDatabase()
    let lost: (() => void) | null = null
    let opens = 0
    const { store, settled } = createLists({
      open: async ({ onLost }) => {
        lost = onLost
        opens += 1
        return opens === 1 ? memory.database : { ...again.database, birth: 'second' }
      },
      channel: null,
    })
    await settled()
    await store.getState().openHistory('feast')
    store.getState().edit('feast', limited(1000), 'Limit')
    await settled()
    ;(lost as (() => void) | null)?.()
    await settled()
    expect([...again.stored.keys()]).toEqual(['feast'])
    expect([...again.steps.values()].map(({ label }) => label)).toEqual(['Limit'])
    expect(store.getState().problem).toBeNull()
  })

  it('keeps what two tabs have of it', async () => {
    const memory = memoryDatabase([feast])
    const again = memoryDatabase()
    const channel = tabChannels()
    const tab = () => {
      const lost: (() => void)[] = []
      const open = async ({ onLost }: DatabaseEvents) => {
        lost.push(onLost)
        return lost.length === 1 ? memory.database : { ...again.database, birth: 'second' }
      }
      return { ...createLists({ open, channel: channel() }), lost }
    }
    const [one, other] = [tab(), tab()]
    const settled = async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        await one.settled()
        await other.settled()
      }
    }
    await settled()
    one.store.getState().edit('feast', named('Banquet'), 'Name')
    other.store.getState().edit('feast', limited(1000), 'Limit')
    for (const { lost } of [one, other]) lost[0]?.()
    await settled()
    const text = JSON.stringify([...again.stored.values(), ...again.snapshots.values()])
    expect([text.includes('"Banquet'), text.includes('"limit":1000')]).toEqual([true, true])
    for (const { store } of [one, other]) expect(store.getState().problem).toBeNull()
  })
})
