import { beforeEach, describe, expect, it } from 'vitest'

import { lists } from './lists.ts'
import { makeBackup } from './make-backup.ts'
import { restoring } from './restoring.ts'
import type { SavedList } from './saved-list.ts'
import { takeFiles } from './take-in.ts'
import { sampleList, sampleRoster } from './testing.ts'

const backupOf = (...all: readonly SavedList[]) =>
  makeBackup({
    lists: { lists: all, bin: [], damaged: [] },
    steps: [],
    snapshots: [],
    games: [],
    settings: {},
    made: '2026-11-30T10:00:00.000Z',
  })

const named = (id: string, name: string) => sampleList({ id, roster: sampleRoster({ name }) })
const names = () => lists.getState().lists.map(({ roster }) => roster.name)

describe('a backup that is looked through', () => {
  beforeEach(() => lists.setState({ lists: [named('a', 'Mine'), named('b', 'Same')], bin: [] }))

  it('changes nothing until it is restored, and then replaces nothing unasked', async () => {
    const text = backupOf(named('a', 'Theirs'), named('b', 'Same'), named('c', 'New'))
    await restoring.getState().open('backup.json', text)
    expect(names()).toEqual(['Mine', 'Same'])
    const restored = await restoring.getState().apply()
    expect(names()).toEqual(['Mine', 'Same', 'Theirs (from backup)', 'New'])
    expect([restored.added.length, restored.changed.length]).toEqual([2, 0])
    expect(restoring.getState().now.state).toBe('none')
  })

  it('puts its contents into the present list where that is chosen, as a step with a snapshot', async () => {
    await restoring.getState().open('backup.json', backupOf(named('a', 'Theirs')))
    restoring.getState().choose(['a'], 'take')
    await restoring.getState().apply()
    expect(names()).toEqual(['Theirs', 'Same'])
    const [snapshot] = await lists.getState().snapshots('a')
    expect([snapshot?.kind, snapshot?.roster.name]).toEqual(['import', 'Mine'])
    lists.getState().undo('a')
    expect(names()).toEqual(['Mine', 'Same'])
  })

  it('leaves alone what is stored under the same id but cannot be read', async () => {
    const [why, where] = ['It is torn.', 'roster']
    const damaged = { id: 'c', name: 'New', problem: why, where, newer: false, raw: '', record: {} }
    lists.setState({ damaged: [damaged] })
    await restoring.getState().open('backup.json', backupOf(named('c', 'New')))
    const { added } = await restoring.getState().apply()
    expect(names()).toEqual(['Mine', 'Same', 'New'])
    expect([added.includes('c'), lists.getState().damaged]).toEqual([false, [damaged]])
    lists.setState({ damaged: [] })
  })

  it('that is none is refused by name, and nothing changes', async () => {
    await restoring.getState().open('holiday.json', '{"name":"x"}')
    expect(restoring.getState().now).toMatchObject({ state: 'refused', file: 'holiday.json' })
    expect(names()).toEqual(['Mine', 'Same'])
  })

  it('may be far larger than a list, and waits beside what else was dropped', async () => {
    const padded = `${backupOf(named('c', 'New'))}${' '.repeat(21_000_000)}`
    const { imported } = await takeFiles([
      new File([padded], 'large.json'),
      new File(['{"name":"x"}'], 'odd.json'),
    ])
    expect(imported.map(({ file, ok, backup }) => [file, ok, backup])).toEqual([
      ['large.json', true, true],
      ['odd.json', false, undefined],
    ])
    expect(restoring.getState().now).toMatchObject({ state: 'ready', file: 'large.json' })
  })
})
