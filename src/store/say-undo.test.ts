import { beforeEach, describe, expect, it } from 'vitest'

import { lists } from './lists.ts'
import { sayUndo } from './say-undo.ts'
import { sampleRoster } from './testing.ts'
import { toasts } from './toasts.ts'

const limited = (limit: number) => ({ kind: 'set-limit', limit }) as const
const said = () => toasts.getState().toasts

describe('a message with Undo', () => {
  let id = ''
  beforeEach(() => {
    toasts.setState({ toasts: [] })
    id = lists.getState().create(sampleRoster())
    lists.getState().edit(id, limited(1000), 'Limit')
    sayUndo(id, 'Limit set.')
  })

  it('takes back what it speaks of', () => {
    said()[0]?.action?.onAction()
    expect(lists.getState().lists.find((list) => list.id === id)?.roster.limit).toBe(2000)
    expect(said()).toEqual([])
  })

  it('goes with the next step, which its Undo would take back instead', () => {
    lists.getState().edit(id, limited(500), 'Limit')
    expect(said()).toEqual([])
  })

  it('stays when another list changes, and when nothing but the way it is filed does', () => {
    lists.getState().create(sampleRoster())
    lists.getState().file([id], { pinned: true })
    expect(said().map(({ text }) => text)).toEqual(['Limit set.'])
  })
})
