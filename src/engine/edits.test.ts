import { describe, expect, it } from 'vitest'

import { apply } from './apply.ts'
import { diff } from './diff.ts'
import type { Edit } from './edit.ts'
import { deepFreeze } from './freeze.ts'
import { freshId, freshIds } from './fresh-id.ts'
import { inverse } from './inverse.ts'
import { ROSTER_SCHEMA, type Roster, type RosterUnit } from './roster.ts'

function unit(id: string, name: string, role = 'member'): RosterUnit {
  return {
    id,
    unit: name,
    role,
    size: 0,
    models: {},
    marks: role === 'leader' ? ['general'] : [],
    picks: [],
    wargear: {},
    nickname: '',
    note: '',
  }
}

const roster: Roster = deepFreeze({
  schema: ROSTER_SCHEMA,
  system: 'game',
  name: 'A list',
  notes: '',
  faction: 'ogres',
  variant: null,
  season: 'now',
  prices: null,
  limit: 2000,
  legends: false,
  groups: [
    { id: 'g1', kind: 'own', from: null, units: [unit('u1', 'boss', 'leader'), unit('u2', 'big')] },
    { id: 'g2', kind: 'own', from: null, units: [unit('u3', 'cook')] },
  ],
  picks: [{ slot: 'card', id: 'one' }],
})

const edits: readonly Edit[] = [
  { kind: 'set-name', name: 'Another' },
  { kind: 'set-notes', notes: 'For Sunday' },
  { kind: 'set-limit', limit: 1000 },
  { kind: 'set-season', season: 'then' },
  { kind: 'set-legends', legends: true },
  { kind: 'set-army', faction: 'trolls', variant: 'moors' },
  { kind: 'add-group', group: { id: 'g3', kind: 'own', from: null, units: [unit('u9', 'cat')] } },
  { kind: 'add-group', group: { id: 'g3', kind: 'own', from: null, units: [] }, at: 0 },
  { kind: 'remove-group', group: 'g1' },
  { kind: 'move-group', group: 'g2', to: 0 },
  { kind: 'add-unit', group: 'g1', unit: unit('u4', 'cat'), at: 1 },
  { kind: 'remove-unit', unit: 'u2' },
  { kind: 'remove-unit', unit: 'u3' },
  { kind: 'move-unit', unit: 'u2', group: 'g2', role: 'leader' },
  { kind: 'move-unit', unit: 'u3', group: 'g1', role: 'member', at: 0 },
  { kind: 'set-size', unit: 'u2', size: 1 },
  { kind: 'set-mark', mark: 'general', unit: 'u3' },
  { kind: 'set-mark', mark: 'general', unit: null },
  { kind: 'pick', slot: 'card', id: 'two' },
  { kind: 'pick', slot: 'card', id: 'two', instead: 'one' },
  { kind: 'pick', slot: 'table', id: 'axe', unit: 'u1' },
  { kind: 'unpick', slot: 'card', id: 'one' },
  { kind: 'set-wargear', unit: 'u2', item: 'Banner', count: 2 },
  { kind: 'set-nickname', unit: 'u2', nickname: 'Tiny' },
  { kind: 'set-note', unit: 'u2', note: 'Painted' },
  { kind: 'replace', roster: { ...roster, groups: [], picks: [] } },
]

const name = (edit: Edit) => JSON.stringify(edit).slice(0, 60)

describe('an edit', () => {
  it.each(edits.map((edit) => [name(edit), edit] as const))('%s changes the list', (_, edit) => {
    expect(apply(roster, edit)).not.toBe(roster)
  })

  it.each(edits.map((edit) => [name(edit), edit] as const))('%s is undone', (_, edit) => {
    const after = apply(roster, edit)
    expect(apply(after, inverse(roster, edit))).toEqual(roster)
  })

  it('that changes nothing gives the list itself', () => {
    const idle: readonly Edit[] = [
      { kind: 'set-name', name: 'A list' },
      { kind: 'remove-group', group: 'nowhere' },
      { kind: 'move-group', group: 'nowhere', to: 1 },
      { kind: 'add-unit', group: 'nowhere', unit: unit('u4', 'cat') },
      { kind: 'add-unit', group: 'g1', unit: unit('u3', 'cat') },
      { kind: 'add-group', group: { id: 'g1', kind: 'own', from: null, units: [] } },
      { kind: 'remove-unit', unit: 'nobody' },
      { kind: 'move-unit', unit: 'nobody', group: 'g1', role: 'member' },
      { kind: 'set-size', unit: 'nobody', size: 1 },
      { kind: 'set-mark', mark: 'general', unit: 'nobody' },
      { kind: 'pick', slot: 'card', id: 'one' },
      { kind: 'unpick', slot: 'card', id: 'three' },
      { kind: 'set-wargear', unit: 'u2', item: 'Banner', count: 0 },
    ]
    for (const edit of idle) expect(apply(roster, edit)).toBe(roster)
  })

  it('made of several is one step', () => {
    const all: Edit = {
      kind: 'all',
      edits: [edits[9] ?? { kind: 'all', edits: [] }, ...edits.slice(10, 12)],
    }
    expect(apply(apply(roster, all), inverse(roster, all))).toEqual(roster)
  })

  it('that takes a pick away takes one of two that are the same', () => {
    const card = { slot: 'card', id: 'one' }
    const twice = { ...roster, picks: [card, { slot: 'card', id: 'two' }, card] }
    const edit: Edit = { kind: 'unpick', ...card }
    const after = apply(twice, edit)
    expect(after.picks).toEqual(twice.picks.slice(0, 2))
    expect(apply(after, inverse(twice, edit))).toEqual(twice)
    expect(apply(after, edit).picks).toEqual([{ slot: 'card', id: 'two' }])
  })

  it('that takes the last unit of a group takes the group', () => {
    expect(apply(roster, { kind: 'remove-unit', unit: 'u3' }).groups.map((one) => one.id)).toEqual([
      'g1',
    ])
  })

  it('gives a mark to one unit only', () => {
    const after = apply(roster, { kind: 'set-mark', mark: 'general', unit: 'u3' })
    const marked = after.groups.flatMap((group) => group.units).filter((one) => one.marks.length)
    expect(marked.map((one) => one.id)).toEqual(['u3'])
  })
})

describe('the difference of two lists', () => {
  it('is nothing between equal ones', () => {
    expect(diff(roster, structuredClone(roster))).toEqual([])
  })

  it('is as small as what happened', () => {
    for (const edit of edits.slice(0, 6)) {
      expect(diff(roster, apply(roster, edit))).toEqual([edit])
    }
    const moved = apply(roster, { kind: 'set-size', unit: 'u2', size: 1 })
    expect(diff(roster, moved)).toEqual([{ kind: 'set-size', unit: 'u2', size: 1 }])
  })

  it('leads from any of these lists to any other', () => {
    const all = edits.map((edit) => apply(roster, edit))
    for (const one of all) {
      for (const other of all) expect(diff(one, other).reduce(apply, one)).toEqual(other)
    }
  })
})

describe('fresh ids', () => {
  it('come after all that the list has', () => {
    expect(freshId(roster, 'u')).toBe('u4')
    expect(freshId(roster, 'g')).toBe('g3')
    expect(freshIds(roster, 'u', 3)).toEqual(['u4', 'u5', 'u6'])
    expect(freshId({ ...roster, groups: [] }, 'u')).toBe('u1')
  })
})
