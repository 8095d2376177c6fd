import { describe, expect, it } from 'vitest'

import { backupText } from './backup-text.ts'
import { readBackup } from './backup.ts'
import { lists } from './lists.ts'
import { plays } from './plays.ts'
import { restoring } from './restoring.ts'
import { sampleSheet } from './testing-play.ts'
import { sampleList } from './testing.ts'

const sheet = sampleSheet()
const made = '2026-11-30T10:00:00.000Z'
const recordOf = (list: string) => plays.getState().plays.get(list)?.record
const note = (list: string, text: string) =>
  plays.getState().act(list, { kind: 'mark', entry: 'turn', mark: { note: text } }, sheet)

describe('a battle that is open', () => {
  it('takes steps, names them, takes them back and makes them again', async () => {
    const { open, act, undo, redo } = plays.getState()
    await open('a')
    expect(recordOf('a')).toBeNull()
    expect(act('a', { kind: 'unit', unit: 'u1', change: 'wound' }, sheet)).toBe(true)
    expect(act('a', { kind: 'unit', unit: 'gone', change: 'wound' }, sheet)).toBe(false)
    expect(recordOf('a')?.past.map(({ label }) => label)).toEqual(['1 wound: Unit u1'])
    undo('a')
    expect([recordOf('a')?.battle.units, recordOf('a')?.future.length]).toEqual([{}, 1])
    redo('a')
    expect(recordOf('a')?.battle.units['u1']?.damage).toBe(1)
  })

  it('counts the letters of a note as one step', async () => {
    const { open, act, undo } = plays.getState()
    await open('c')
    for (const text of ['B', 'Be', 'Before']) {
      act('c', { kind: 'mark', entry: 'turn', mark: { note: text } }, sheet, 'turn now')
    }
    expect(recordOf('c')?.past).toHaveLength(1)
    act('c', { kind: 'mark', entry: 'turn', mark: { note: 'After' } }, sheet, 'turn later')
    undo('c')
    expect(recordOf('c')?.battle.marks['turn']?.note).toBe('Before')
    undo('c')
    expect(recordOf('c')?.battle.marks).toEqual({})
  })

  it('is in the backup with its notes, and comes back with a list that is restored', async () => {
    lists.setState({ lists: [sampleList({ id: 'b' })], bin: [] })
    await plays.getState().open('b')
    note('b', 'Before the charge.')
    const text = await backupText(made)
    const read = readBackup(text)
    expect(read.ok && read.plays.get('b')?.battle.marks['turn']?.note).toBe('Before the charge.')

    lists.setState({ lists: [sampleList({ id: 'b' })], bin: [] })
    note('b', '')
    await restoring.getState().open('backup.json', text)
    await restoring.getState().apply()
    expect(recordOf('b')?.battle.marks['turn']?.note).toBe('Before the charge.')
  })
})
