import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { UnitState } from './play-battle.ts'
import { befallen, standingOf } from './play-units.ts'
import { sampleFigures } from './testing-play.ts'

const wound = (count: number, wounds: number, times: number) => {
  const unit = sampleFigures('u', count, wounds)
  let state: UnitState | undefined
  for (let time = 0; time < times; time += 1) {
    state = befallen(unit, state, 'wound') ?? state
  }
  return standingOf(unit, state)
}

describe('a unit', () => {
  it('loses a model for each time that damage reaches its health', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 200 }),
        (count, wounds, times) => {
          const { models, damage, destroyed } = wound(count, wounds, times)
          const slain = Math.min(Math.floor(times / wounds), count)
          expect(models).toBe(count - slain)
          expect(destroyed).toBe(slain === count)
          expect(damage).toBe(destroyed ? 0 : times % wounds)
        },
      ),
    )
  })

  it('of several kinds loses them in their order, and gets the last back first', () => {
    const unit = {
      ...sampleFigures('u', 2, 1),
      models: [
        { name: 'Boy', count: 2, wounds: 1 },
        { name: 'Nob', count: 1, wounds: 2 },
      ],
    }
    const left = (state: UnitState | null) =>
      standingOf(unit, state ?? undefined).kinds.map((kind) => kind.left)
    const one = befallen(unit, undefined, 'wound')
    const two = befallen(unit, one ?? undefined, 'wound')
    expect([left(one), left(two)]).toEqual([
      [1, 1],
      [0, 1],
    ])
    const hurt = befallen(unit, two ?? undefined, 'wound')
    expect(standingOf(unit, hurt ?? undefined)).toMatchObject({ models: 1, damage: 1, wounds: 1 })
    expect(left(befallen(unit, hurt ?? undefined, 'regain'))).toEqual([1, 1])
    expect(left(befallen(unit, undefined, 'lose', 'Nob'))).toEqual([2, 0])
  })

  it('that was called destroyed comes back as it was, one that fell comes back whole', () => {
    const unit = sampleFigures('u', 3, 2)
    const hurt = befallen(unit, undefined, 'wound') ?? undefined
    const down = befallen(unit, hurt, 'destroy') ?? undefined
    expect(standingOf(unit, down)).toMatchObject({ destroyed: true })
    const back = befallen(unit, down, 'return') ?? undefined
    expect(standingOf(unit, back)).toMatchObject({ models: 3, damage: 1, destroyed: false })
    expect(wound(3, 2, 6).destroyed).toBe(true)
  })

  it('that comes later is away until it is set up', () => {
    const unit = { ...sampleFigures('u', 1, 7), later: true }
    expect(standingOf(unit, undefined).away).toBe(true)
    const set = befallen(unit, undefined, 'set-up') ?? undefined
    expect(standingOf(unit, set).away).toBe(false)
    expect(standingOf(unit, befallen(unit, set, 'take-off') ?? undefined).away).toBe(true)
  })

  it('that the list has smaller now has lost no more than it has', () => {
    const hurt = befallen(sampleFigures('u', 10, 3), undefined, 'lose') ?? undefined
    const state = hurt && { ...hurt, lost: { Model: 8 }, damage: 2 }
    expect(standingOf(sampleFigures('u', 5, 2), state)).toMatchObject({
      models: 0,
      destroyed: true,
    })
    expect(standingOf(sampleFigures('u', 10, 2), state)).toMatchObject({ models: 2, damage: 1 })
  })
})
