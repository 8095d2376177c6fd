import { expect, it } from 'vitest'

import { lists } from './lists.ts'
import { moveCopy, moveList } from './points-move.ts'
import { sampleRoster } from './testing.ts'

const now = () => lists.getState()
const old = { prices: 'v1', season: 'last' }
const next = { prices: 'v2', season: 'now' }
const on = (id: string) => now().lists.find((list) => list.id === id)?.roster

it('a move is one step of undo, and what was before is kept as a snapshot', async () => {
  const id = now().create(sampleRoster(old))
  moveList(id, next, 'Move to v2')
  expect(on(id)).toMatchObject(next)
  expect(now().history(id).undo?.label).toBe('Move to v2')
  const [snapshot] = await now().snapshots(id)
  expect(snapshot).toMatchObject({ kind: 'points', roster: old })
  now().undo(id)
  expect(on(id)).toMatchObject(old)
})

it('a moved copy leaves the list as it is', () => {
  const id = now().create(sampleRoster(old))
  const copy = moveCopy(id, next, 'Move to v2')
  expect(copy).not.toBe(id)
  expect(on(id)).toMatchObject(old)
  expect(on(copy)).toMatchObject(next)
})

it('declined points are remembered with the list, which is no edit', () => {
  const id = now().create(sampleRoster(old))
  now().decline(id, 'v2 now')
  expect(now().lists.find((list) => list.id === id)?.declined).toBe('v2 now')
  expect(now().history(id).undo).toBeNull()
})
