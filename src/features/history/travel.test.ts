import { beforeEach, describe, expect, it } from 'vitest'

import { lists } from '../../store/lists.ts'
import { sampleRoster } from '../../store/testing.ts'
import { toasts } from '../../store/toasts.ts'
import { stageState } from './states.ts'
import { openCopy, restore, travel } from './travel.ts'

const limited = (limit: number) => ({ kind: 'set-limit', limit }) as const
const said = () => toasts.getState().toasts.map(({ text }) => text)
const takeItBack = () => toasts.getState().toasts.at(-1)?.action?.onAction()

describe('from the history of a list', () => {
  let id = ''
  const list = () => lists.getState().lists.find((one) => one.id === id)
  beforeEach(() => {
    toasts.setState({ toasts: [] })
    id = lists.getState().create(sampleRoster())
    for (const limit of [1000, 1500, 2500]) lists.getState().edit(id, limited(limit), `To ${limit}`)
  })

  it('a state is as many undos or redos away as it takes, and so is the way back', () => {
    travel(id, 1)
    expect([list()?.roster.limit, said()]).toEqual([1000, ['2 steps taken back']])
    takeItBack()
    expect(list()?.roster.limit).toBe(2500)
    travel(id, 0)
    travel(id, 2)
    expect([list()?.roster.limit, said()]).toEqual([1500, ['2 steps made again']])
    expect(lists.getState().history(id)).toMatchObject({
      undo: { label: 'To 1500' },
      redo: { label: 'To 2500' },
    })
  })

  it('a state that is not there is gone to as far as there are steps', () => {
    travel(id, -7)
    expect(list()?.roster.limit).toBe(2000)
    travel(id, 99)
    expect(list()?.roster.limit).toBe(2500)
  })

  it('a state comes back as a new step, after what is there now was kept', async () => {
    const roster = sampleRoster({ limit: 500 })
    const time = new Date(2026, 10, 10, 10).toISOString()
    const stage = { number: 1, label: 'Add Tyrant', time, roster, when: 'past' } as const
    restore(id, stageState(stage, { now: new Date() }))
    expect(list()?.roster.limit).toBe(500)
    expect(lists.getState().history(id).undo?.label).toBe('Restore add Tyrant, 10 Nov 2026, 10:00')
    const [kept] = await lists.getState().snapshots(id)
    expect([kept?.kind, kept?.roster.limit]).toEqual(['restore', 2500])
    takeItBack()
    expect(list()?.roster.limit).toBe(2500)
  })

  it('a state becomes a list of its own, filed as the list is', () => {
    lists.getState().file([id], { folder: 'Events', tags: ['doubles'] })
    const roster = sampleRoster({ name: 'Feast', limit: 500 })
    const state = { ref: '', title: '', about: '', roster, snapshot: null, stage: null }
    const copy = openCopy(id, state)
    const made = lists.getState().lists.find((one) => one.id === copy)
    expect(made).toMatchObject({ folder: 'Events', tags: ['doubles'], step: 0 })
    expect(made?.roster).toMatchObject({ name: 'Feast copy', limit: 500 })
    expect(list()?.roster.limit).toBe(2500)
  })
})
