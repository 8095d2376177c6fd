import { describe, expect, test } from 'vitest'

import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import { phaseBlocks } from './phase-blocks.ts'

const entry = (name: string, more: Partial<PlayEntry> = {}): PlayEntry => ({
  id: name,
  name,
  from: 'Test',
  kind: 'ability',
  who: [],
  cost: null,
  value: null,
  passive: false,
  reaction: false,
  phases: [],
  whose: 'any',
  limit: null,
  per: null,
  each: false,
  usable: true,
  text: null,
  ...more,
})

const sheetOf = (...entries: readonly PlayEntry[]) =>
  ({ entries, units: [], rounds: 5, phases: [], counters: [] }) satisfies PlaySheet

const blocksOf = (...entries: readonly PlayEntry[]) =>
  phaseBlocks(sheetOf(...entries), ['move', 'shoot', 'fight']).map(({ title, lines }) => [
    title,
    lines.map(({ entry: { name }, see }) => (see ? `${name}, see ${see}` : name)),
  ])

describe('a list by phase', () => {
  test('goes from what is used at any time through the turn to what always holds', () => {
    expect(
      blocksOf(
        entry('Hard', { passive: true }),
        entry('Hit', { phases: ['fight'] }),
        entry('Again'),
        entry('Run', { phases: ['move'] }),
        entry('Odd', { phases: ['breakfast'] }),
      ),
    ).toEqual([
      ['Any phase', ['Again']],
      ['Move', ['Run']],
      ['Fight', ['Hit']],
      ['Breakfast', ['Odd']],
      ['Always', ['Hard']],
    ])
  })

  test('says in full once what is used in several phases', () => {
    expect(blocksOf(entry('Aim', { phases: ['fight', 'shoot'] }))).toEqual([
      ['Shoot', ['Aim']],
      ['Fight', ['Aim, see Shoot']],
    ])
  })

  test('has one’s own turn before that of the enemy, and nothing that the list has no use for', () => {
    expect(
      blocksOf(
        entry('Theirs', { phases: ['move'], whose: 'enemy' }),
        entry('Mine', { phases: ['move'], whose: 'your' }),
        entry('Nobody’s', { phases: ['move'], usable: false }),
      ),
    ).toEqual([['Move', ['Mine', 'Theirs']]])
  })
})
