import { describe, expect, it } from 'vitest'

import { alikeUnits } from './alike.ts'
import type { ArmyUnit } from './army.ts'
import { emptyArmy } from './testing.ts'

const unit = (id: string, name: string, note = ''): ArmyUnit =>
  ({
    id,
    name,
    part: '',
    leader: false,
    models: 10,
    marks: [],
    roster: { unit: name, nickname: '', note, wargear: {}, picks: [], models: {} },
  }) as never

const units = [
  unit('u1', 'Boyz'),
  unit('u2', 'Nobz'),
  unit('u3', 'Boyz'),
  unit('u4', 'Boyz', 'left'),
]

const costs = units.map(({ id }) => ({ at: { unit: id }, kind: 'unit', label: id, points: 75 }))
const army = { ...emptyArmy({}), costs }

const idsOf = (found: ReturnType<typeof alikeUnits>) =>
  found.map((alike) => alike.units.map(({ id }) => id))

describe('units that differ in nothing', () => {
  it('stand together at the place of the first; a note sets one apart', () => {
    const found = alikeUnits(army, units, () => '')
    expect(idsOf(found)).toEqual([['u1', 'u3'], ['u2'], ['u4']])
    expect(found[0]?.points).toBe(75)
  })

  it('are set apart by what they cost and by what is wrong with them', () => {
    const dear = costs.map((line, at) => (at === 2 ? { ...line, points: 85 } : line))
    expect(idsOf(alikeUnits({ ...army, costs: dear }, units, () => ''))[0]).toEqual(['u1'])
    const found = alikeUnits(army, units, ({ id }) => (id === 'u3' ? '4th of 3' : ''))
    expect(idsOf(found)[0]).toEqual(['u1'])
  })
})
