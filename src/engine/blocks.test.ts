import { describe, expect, it } from 'vitest'

import type { ArmyGroup } from './army.ts'
import { blocksOf } from './blocks.ts'

const group = (id: string, section: string, units: number, points: number): ArmyGroup =>
  ({ id, section, units: Array.from({ length: units }), points, places: null }) as never

describe('blocks of the roster', () => {
  it('puts lone units of a heading together and leaves joined ones apart', () => {
    const groups = [
      group('g1', 'Attached units', 2, 200),
      group('g2', 'Battleline', 1, 75),
      group('g3', 'Battleline', 1, 85),
      group('g4', 'Other', 1, 50),
    ]
    const shown = blocksOf({ groups }).map(({ id, section, points, groups: each }) => [
      id,
      section,
      each.length,
      points,
    ])
    expect(shown).toEqual([
      ['g1', '', 1, 200],
      ['g2', 'Battleline', 2, 160],
      ['g4', 'Other', 1, 50],
    ])
  })

  it('leaves groups without headings as they are', () => {
    const groups = [group('g1', '', 1, 100), group('g2', '', 1, 100)]
    expect(blocksOf({ groups }).map(({ id }) => id)).toEqual(['g1', 'g2'])
  })
})
