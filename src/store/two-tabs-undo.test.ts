import { describe, expect, it } from 'vitest'

import { createLists } from './lists.ts'
import { memoryDatabase, sampleList, tabChannels } from './testing.ts'

const limited = (limit: number) => ({ kind: 'set-limit', limit }) as const

/** Two tabs at one list. */
async function twoTabs() {
  const memory = memoryDatabase([sampleList({ id: 'feast' })])
  const channel = tabChannels()
  const tab = () => createLists({ open: async () => memory.database, channel: channel() })
  const [one, other] = [tab(), tab()]
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await one.settled()
      await other.settled()
    }
  }
  await settled()
  await one.store.getState().openHistory('feast')
  return { memory, one: one.store, other: other.store, settled }
}

const summary = {
  points: 10,
  limit: 1000,
  faults: 0,
  title: 'Ogor Mawtribes',
  game: 'AoS',
  units: 1,
  tally: '1 drop',
  parts: [],
} as const

describe('while another tab notes what a list comes to', () => {
  it('undo stays what it was, and so does what can be done again', async () => {
    const { memory, one, other, settled } = await twoTabs()
    one.getState().edit('feast', limited(1000), 'First')
    one.getState().edit('feast', limited(1500), 'Second')
    await settled()
    one.getState().undo('feast')
    await settled()
    other.getState().summarise('feast', summary)
    one.getState().undo('feast')
    await settled()
    expect(memory.stored.get('feast')).toMatchObject({ step: 0, roster: { limit: 2000 } })
    expect([...memory.steps.values()].map(({ label }) => label)).toEqual(['First', 'Second'])
    one.getState().redo('feast')
    one.getState().redo('feast')
    await settled()
    expect(memory.stored.get('feast')).toMatchObject({ step: 2, roster: { limit: 1500 } })
  })

  it('each new step stays a step of its own', async () => {
    const { memory, one, other, settled } = await twoTabs()
    other.getState().summarise('feast', summary)
    one.getState().edit('feast', limited(1000), 'First')
    one.getState().edit('feast', { kind: 'set-name', name: 'Banquet' }, 'Second')
    await settled()
    expect([...memory.steps.values()].map(({ label }) => label)).toEqual(['First', 'Second'])
    expect(memory.stored.get('feast')).toMatchObject({ step: 2, roster: { name: 'Banquet' } })
  })
})
