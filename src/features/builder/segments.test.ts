import { describe, expect, it } from 'vitest'

import type { Army, ArmyGroup } from '../../engine/army.ts'
import { segmentsOf } from './segments.ts'

/** A group with only what the points rule looks at. */
function group(id: string, part: Partial<ArmyGroup>, leaders: readonly string[] = []): ArmyGroup {
  const bare = { numeral: 'I', section: '', spine: '', style: 'own', places: null, points: 100 }
  const units = leaders.map((name, at) => ({ id: `${id}-${at}`, name, leader: at === 0 }))
  return { id, name: 'All of them', ...bare, units, ...part } as unknown as ArmyGroup
}

const segments = (groups: readonly ArmyGroup[]) =>
  segmentsOf({ groups, units: new Map(), costs: [] } as unknown as Army, [], null).map(
    ({ label, numeral }) => [numeral, label],
  )

describe('parts of the points rule', () => {
  it('go by who leads them, with the numeral where the spine has one', () => {
    const places = { used: 1, max: 3 }
    expect(segments([group('g1', { places }, ['Tyrant', 'Ironguts'])])[0]).toEqual(['I', 'Tyrant'])
    const attached = group('g1', { section: 'Attached units', spine: 'Attached' }, ['Boss', 'Mob'])
    expect(segments([attached])[0]).toEqual(['', 'Boss'])
  })

  it('go by their own name when they came ready-made, and by their heading when they stand alone', () => {
    const ready = group('g1', { style: 'locked', name: 'The Company' }, ['Captain'])
    expect(segments([ready])[0]).toEqual(['I', 'The Company'])
    const alone = group('g2', { section: 'Dedicated Transports', spine: 'Transports' }, ['Truck'])
    expect(segments([alone])[0]).toEqual(['', 'Transports'])
  })
})
