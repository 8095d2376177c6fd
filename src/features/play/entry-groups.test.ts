import { describe, expect, it } from 'vitest'

import type { PlayEntry } from '../../engine/play.ts'
import { newBattle, type PlayAction, played } from '../../store/play-state.ts'
import { sampleEntry, sampleSheet } from '../../store/testing-play.ts'
import { countsByPhase, entriesOf, shownEntries } from './entry-groups.ts'

const sheet = sampleSheet({
  entries: [
    sampleEntry('mine', { per: 'turn' }),
    sampleEntry('theirs', { whose: 'enemy' }),
    sampleEntry('both', { whose: 'any', phases: ['hero phase', 'combat phase'] }),
    sampleEntry('any', { phases: [], whose: 'any' }),
    sampleEntry('passive', { phases: [], whose: 'any', passive: true }),
    sampleEntry('of u2', { who: [{ unit: 'u2', name: 'Unit u2' }] }),
    sampleEntry('of u3', { who: [{ unit: 'u3', name: 'Unit u3' }] }),
    sampleEntry('idle', { usable: false }),
  ],
})
const all = { turns: 'both', usable: false, hidden: false } as const

const ids = (items: readonly { readonly entry: PlayEntry }[]) => items.map(({ entry }) => entry.id)

/** What is shown of the hero phase of the first turn after these actions, by the names of its parts. */
function shown(view: Parameters<typeof entriesOf>[2]['view'] = all, ...actions: PlayAction[]) {
  const start = newBattle(sheet, '2026-11-30T10:00:00.000Z')
  const to = { round: 1, turn: 'your', phase: 'hero phase' } as const
  const battle = [{ kind: 'go', to } as const, ...actions].reduce(
    (state, action: PlayAction) => played(state, action, sheet),
    start,
  )
  const entries = shownEntries(sheet, battle)
  const parts = entriesOf(entries, 'hero phase', { sheet, battle, view })
  return {
    entries,
    pinned: ids(parts.pinned),
    now: ids(parts.now),
    other: ids(parts.other),
    anyTime: ids(parts.anyTime),
    always: ids(parts.always),
    hidden: parts.hidden,
  }
}

const lacks = (state: ReturnType<typeof shown>, id: string) =>
  state.entries.find(({ entry }) => entry.id === id)?.lacks

describe('the entries of a phase', () => {
  it('stand by whose turn they are for, apart from what is of any time and what is always on', () => {
    expect(shown()).toMatchObject({
      now: ['mine', 'both', 'of u2', 'of u3', 'idle'],
      other: ['theirs'],
      anyTime: ['any'],
      always: ['passive'],
    })
    const { entries } = shown()
    const counts = countsByPhase(entries, sheet, { turns: 'enemy' })
    expect([counts.get('hero phase'), counts.get('combat phase')]).toEqual([2, 1])
  })

  it('are narrowed to one side, and to what can be used now', () => {
    expect(shown({ ...all, turns: 'enemy' })).toMatchObject({ now: ['both'], other: ['theirs'] })
    const used = { kind: 'use', entry: 'mine', key: 'mine' } as const
    expect(shown({ ...all, usable: true }, used)).toMatchObject({
      now: ['both', 'of u2'],
      other: [],
      always: ['passive'],
    })
  })

  it('say why nobody can use them: nothing there, not set up, destroyed', () => {
    const lost = shown(all, { kind: 'unit', unit: 'u2', change: 'destroy' })
    expect([lacks(lost, 'idle'), lacks(lost, 'of u3'), lacks(lost, 'of u2')]).toEqual([
      'no unit for it',
      'not set up',
      'destroyed',
    ])
    expect(lacks(shown(), 'of u2')).toBe('')
  })

  it('come to the top when pinned, and go when hidden until those are asked for', () => {
    const pin = { kind: 'mark', entry: 'passive', mark: { pinned: true } } as const
    const hide = { kind: 'mark', entry: 'both', mark: { hidden: true } } as const
    expect(shown(all, pin, hide)).toMatchObject({ pinned: ['passive'], always: [], hidden: 1 })
    expect(shown(all, hide).now).not.toContain('both')
    expect(shown({ ...all, hidden: true }, hide).now).toContain('both')
  })
})
