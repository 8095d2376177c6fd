import { describe, expect, it } from 'vitest'

import type { Database } from './database.ts'
import { createLists } from './lists.ts'
import { memoryDatabase, sampleList } from './testing.ts'

const feast = sampleList({ id: 'feast' })
const limited = (limit: number) => ({ kind: 'set-limit', limit }) as const
const turns = () => new Promise((done) => setTimeout(done))

describe('an edit made while the one before is being written', () => {
  it('is on its way at once, so that a page that dies then has lost neither', async () => {
    const memory = memoryDatabase([feast])
    const sent: number[] = []
    const write: Database['write'] = async (jobs) => {
      sent.push(...jobs.map(({ steps }) => steps.length))
      return await new Promise(() => undefined)
    }
    const open = async () => ({ ...memory.database, write })
    const { store, settled } = createLists({ open, channel: null })
    await settled()
    store.getState().edit('feast', limited(1000), 'Limit')
    await turns()
    store.getState().edit('feast', limited(1500), 'Limit')
    await turns()
    expect(sent).toEqual([1, 1])
  })

  it('that fails with it is written whole by the next one', async () => {
    const memory = memoryDatabase([feast])
    const { store, settled } = createLists({ open: async () => memory.database, channel: null })
    await settled()
    await store.getState().openHistory('feast')
    memory.state.refuse = true
    store.getState().edit('feast', limited(1000), 'First')
    await turns()
    store.getState().edit('feast', limited(1500), 'Second')
    await settled()
    memory.state.refuse = false
    store.getState().undo('feast')
    await settled()
    expect(memory.stored.get('feast')).toMatchObject({ step: 1, roster: { limit: 1000 } })
    expect([...memory.steps.values()].map(({ label }) => label)).toEqual(['First', 'Second'])
    expect(store.getState().problem).toBeNull()
  })
})
