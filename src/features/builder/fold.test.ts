import { describe, expect, it } from 'vitest'

import type { ArmyUnit } from '../../engine/army.ts'
import { foldCopies } from './fold.ts'

/** A unit with only what folding looks at. */
function unit(id: string, sheet: string, own: Partial<ArmyUnit['roster']> = {}): ArmyUnit {
  const bare = { size: 0, models: {}, marks: [], picks: [], wargear: {}, nickname: '', note: '' }
  const roster = { id, unit: sheet, role: 'member', ...bare, ...own }
  return { id, roster, leader: false, points: 75 } as unknown as ArmyUnit
}

/** The fourth of its kind costs more. */
const ledger = {
  units: new Map([['u9', { total: 85, carried: [] }]]),
  groups: new Map(),
}

const ids = (rows: ReturnType<typeof foldCopies>) =>
  rows.map(({ units }) => units.map((one) => one.id))

describe('copies in a group', () => {
  it('share the row of the first when they are alike', () => {
    const units = [unit('u1', 'boar'), unit('u2', 'wolf'), unit('u3', 'boar')]
    expect(ids(foldCopies(units, new Set(), ledger))).toEqual([['u1', 'u3'], ['u2']])
  })

  it('keep rows of their own when one has a note, a pick, another size or a fault', () => {
    const units = [
      unit('u1', 'boar'),
      unit('u2', 'boar', { note: 'painted' }),
      unit('u3', 'boar', { picks: [{ slot: 'artefacts', id: 'horn' }] }),
      unit('u4', 'boar', { size: 1 }),
      unit('u5', 'boar'),
    ]
    expect(ids(foldCopies(units, new Set(['u5']), ledger))).toEqual([
      ['u1'],
      ['u2'],
      ['u3'],
      ['u4'],
      ['u5'],
    ])
  })

  it('keep rows of their own when they cost more', () => {
    const units = [unit('u1', 'boar'), unit('u2', 'boar'), unit('u9', 'boar')]
    expect(ids(foldCopies(units, new Set(), ledger))).toEqual([['u1', 'u2'], ['u9']])
  })
})
