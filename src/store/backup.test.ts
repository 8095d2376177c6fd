import { describe, expect, it } from 'vitest'

import { readBackup } from './backup.ts'
import { makeBackup } from './make-backup.ts'
import { planRestore } from './restore-plan.ts'
import type { SavedList } from './saved-list.ts'
import { snapshotOf } from './snapshot.ts'
import { stepBetween } from './stored-step.ts'
import { sampleList, sampleRoster } from './testing.ts'

const list = (id: string, name: string): SavedList =>
  sampleList({ id, roster: sampleRoster({ name }) })

const head = { label: 'Rename', typing: null, time: '2026-11-03T10:00:00.000Z' }
const nothing = { steps: [], snapshots: [] }
const made = '2026-11-30T10:00:00.000Z'

describe('a backup', () => {
  it('gives back every list with its history, those in the bin as such, and the settings', () => {
    const feast = { ...list('a', 'Feast'), step: 1 }
    const binned = { ...list('b', 'Old'), removed: '2026-11-03T10:00:00.000Z' }
    const from = sampleRoster({ name: 'Before' })
    const steps = [stepBetween(from, feast.roster, { ...head, list: 'a', at: 1 })]
    const snapshots = [snapshotOf({ ...feast, roster: from }, 'named', head.time, 'Round one')]
    const lists = { lists: [feast], bin: [binned], damaged: [] }
    const settings = { theme: 'dark' }
    const content = { lists, steps, snapshots, games: [], settings, made }
    const read = readBackup(makeBackup(content))
    expect(read).toEqual({
      ok: true,
      made,
      lists: [feast, binned],
      damaged: [],
      history: new Map([['a', { steps, snapshots }]]),
      plays: new Map(),
      settings,
    })
  })

  it('of the first version, which had lists alone, still opens', () => {
    const { id, roster, created, changed } = list('a', 'Feast')
    const old = { id, roster, created, changed, removed: null, summary: null }
    const text = JSON.stringify({ format: 'muster-backup', version: 1, lists: [old] })
    expect(readBackup(text)).toMatchObject({ ok: true, lists: [{ id: 'a' }], settings: {} })
  })

  it('with one broken list gives the others', () => {
    const text = JSON.stringify({
      format: 'muster-backup',
      version: 1,
      lists: [{ id: 'x', roster: 3 }, list('a', 'Feast')],
    })
    expect(readBackup(text)).toMatchObject({
      ok: true,
      lists: [{ id: 'a' }],
      damaged: [{ id: 'x' }],
    })
  })

  it.each([
    ['cut off', '{"format":"muster-backup","li'],
    ['of something else', '{"name":"x"}'],
    ['that is null', 'null'],
    ['of a newer version', '{"format":"muster-backup","version":9,"lists":[]}'],
  ])('%s is refused with a sentence', (_, text) => {
    expect(readBackup(text)).toMatchObject({ ok: false, problem: expect.stringMatching(/\.$/) })
  })
})

describe('restoring a backup', () => {
  const before = sampleRoster({ name: 'Before' })
  const after = sampleRoster({ name: 'After' })
  const steps = [stepBetween(before, after, { ...head, list: 'a', at: 1 })]
  const later = sampleList({ id: 'a', roster: after, step: 1 })
  const earlier = sampleList({ id: 'a', roster: before })
  const history = { steps, snapshots: [] }

  it.each([
    ['that is not here', [], later, nothing, 'new', 'add'],
    ['that is here as it is', [later], later, nothing, 'same', 'skip'],
    ['that lies in the bin', [{ ...later, removed: made }], later, nothing, 'binned', 'unbin'],
    ['that went on from the one here', [earlier], later, nothing, 'newer', 'take'],
    ['that the one here went on from', [later], earlier, history, 'older', 'skip'],
    ['that changed both here and there', [list('a', 'Mine')], later, nothing, 'conflict', 'add'],
  ])('knows a list %s', (_, here, there, stored, kind, choice) => {
    const backup = { lists: [there], history: new Map([['a', { steps, snapshots: [] }]]) }
    const [row] = planRestore(here, backup, () => stored)
    expect([row?.kind, row?.choices[0]]).toEqual([kind, choice])
  })
})
