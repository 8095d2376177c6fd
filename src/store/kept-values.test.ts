import { describe, expect, it } from 'vitest'

import type { DatabaseEvents } from './database.ts'
import { createLists } from './lists.ts'
import { playName } from './play-name.ts'
import { memoryDatabase, sampleList, tabChannels } from './testing.ts'

const list = sampleList({ id: 'a' })
const name = playName('a')

/** A tab over a database in memory, which hears of what other tabs keep. */
async function tab(memory = memoryDatabase([list]), channel = tabChannels()) {
  const heard: (readonly string[] | null)[] = []
  const kept = createLists({
    open: async () => memory.database,
    channel: channel(),
    onKept: (names) => heard.push(names),
  })
  await kept.settled()
  return { ...kept, memory, heard }
}

describe('a value kept beside the lists', () => {
  it('is stored together with what changes in the same task, and other tabs hear of it', async () => {
    const memory = memoryDatabase([list])
    const channel = tabChannels()
    const other = await tab(memory, channel)
    const { keep, store, settled } = await tab(memory, channel)
    const before = memory.state.writes
    keep(name, { round: 1 })
    keep(name, { round: 2 })
    store.getState().edit('a', { kind: 'set-limit', limit: 1000 }, 'Limit')
    await settled()
    expect([memory.kept.get(name), memory.state.writes - before]).toEqual([{ round: 2 }, 1])
    expect(other.heard).toContainEqual([name])
  })

  it('that could not be stored is said, and stored with the next change as it is by then', async () => {
    const { keep, store, settled, memory } = await tab()
    memory.state.refuse = true
    keep(name, { round: 1 })
    await settled()
    expect(store.getState().problem).toMatch(/could not be saved/)
    memory.state.refuse = false
    store.getState().edit('a', { kind: 'set-limit', limit: 1000 }, 'Limit')
    await settled()
    expect([memory.kept.get(name), store.getState().problem]).toEqual([{ round: 1 }, null])
  })

  it('goes with its list when that is erased, and comes back with it', async () => {
    const { keep, store, settled, memory } = await tab()
    keep(name, { round: 3 })
    store.getState().remove('a')
    await settled()
    const [binned] = store.getState().bin
    store.getState().erase('a')
    await settled()
    expect(memory.kept.has(name)).toBe(false)
    if (binned) store.getState().add({ ...binned, removed: null })
    await settled()
    expect(memory.kept.get(name)).toEqual({ round: 3 })
  })

  it('goes into the new database where the browser has thrown the former one away', async () => {
    const former = memoryDatabase([list])
    const fresh = memoryDatabase()
    let told: DatabaseEvents | null = null
    let now = former.database
    const { keep, known, settled } = createLists({
      open: async (events) => {
        told = events
        return now
      },
      channel: null,
    })
    await settled()
    keep(name, { round: 3 })
    known.know(playName('b'), { round: 1 })
    await settled()
    now = { ...fresh.database, birth: 'second' }
    ;(told as DatabaseEvents | null)?.onLost()
    await settled()
    expect([...fresh.kept.keys()].toSorted()).toEqual([name, playName('b')])
  })
})
