import { describe, expect, it } from 'vitest'

import { mergeBackup, readBackup } from './backup.ts'
import { makeBackup } from './make-backup.ts'
import type { SavedList } from './saved-list.ts'
import { sampleList, sampleRoster } from './testing.ts'

const list = (id: string, name: string): SavedList =>
  sampleList({ id, roster: sampleRoster({ name }) })

describe('a backup', () => {
  it('gives back every list, and those in the bin as such', () => {
    const binned = { ...list('b', 'Old'), removed: '2026-11-03T10:00:00.000Z' }
    const text = makeBackup({ lists: [list('a', 'Feast')], bin: [binned], damaged: [] }, 'now')
    expect(readBackup(text)).toEqual({ ok: true, lists: [list('a', 'Feast'), binned], damaged: [] })
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
  it('adds what is missing, leaves what is the same, puts what differs beside the present list', () => {
    const here = [list('a', 'Same'), list('b', 'Mine')]
    const backup = [list('a', 'Same'), list('b', 'Theirs'), list('c', 'New')]
    const { add, same, beside } = mergeBackup(here, backup, () => 'fresh')
    expect([same, beside]).toEqual([1, 1])
    expect(add.map(({ id, roster }) => [id, roster.name])).toEqual([
      ['fresh', 'Theirs (from backup)'],
      ['c', 'New'],
    ])
  })
})
