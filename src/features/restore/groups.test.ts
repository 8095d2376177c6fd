import { describe, expect, it } from 'vitest'

import type { RestoreKind, RestoreRow } from '../../store/restore-plan.ts'
import { sampleList } from '../../store/testing.ts'
import { choiceOfAll, countTaken, groupsOf, restoredWords } from './groups.ts'

const row = (id: string, kind: RestoreKind, choices: RestoreRow['choices']): RestoreRow => {
  const list = sampleList({ id })
  return { id, kind, choices, there: list, here: kind === 'new' ? null : list }
}

const rows = [
  row('same', 'same', ['skip']),
  row('new', 'new', ['add', 'skip']),
  row('other', 'new', ['add', 'skip']),
  row('newer', 'newer', ['take', 'add', 'skip']),
  row('bin', 'binned', ['unbin', 'skip']),
]

describe('the lists of a backup', () => {
  it('stand in groups, those that ask for a decision before those that do not', () => {
    const groups = groupsOf(rows).map(({ title, rows: all }) => [title, all.length])
    expect(groups).toEqual([
      ['Newer in the backup', 1],
      ['New', 2],
      ['In the bin here', 1],
      ['The same', 1],
    ])
  })

  it('have one choice together only while none differs', () => {
    const fresh = rows.filter(({ kind }) => kind === 'new')
    expect(choiceOfAll(fresh, new Map())).toBe('add')
    expect(choiceOfAll(fresh, new Map([['other', 'skip']]))).toBeNull()
  })

  it('are counted before and told after, each by what became of it', () => {
    expect(countTaken(rows, new Map())).toBe(4)
    const chosen = new Map([['other', 'skip']] as const)
    expect(countTaken(rows, chosen)).toBe(3)
    expect(restoredWords(rows, chosen)).toBe(
      '1 list restored, 1 replaced, 1 out of the bin, 1 already here, 1 left out.',
    )
    expect(restoredWords(rows.slice(0, 2), new Map())).toBe('1 list restored, 1 already here.')
    expect(restoredWords(rows.slice(4), new Map())).toBe('1 list out of the bin.')
  })
})
