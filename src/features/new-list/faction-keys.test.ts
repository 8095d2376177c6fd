import { describe, expect, it } from 'vitest'

import type { ArmyChoice } from '../../engine/system.ts'
import { nextFaction } from './faction-keys.ts'

const factions = ['Aeldari', 'Drukhari', 'Orks', 'T’au Empire', 'Ynnari'].map(
  (name): ArmyChoice => ({
    faction: name,
    variant: null,
    name,
    alliance: 'Xenos',
    legends: false,
  }),
)
const press = (key: string, more: { readonly ctrlKey?: boolean } = {}) =>
  nextFaction({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, 'Orks', factions)

describe('the keys among the factions', () => {
  it('go on and back by either arrows, round the ends by Home and End', () => {
    expect([press('ArrowDown'), press('ArrowRight')]).toEqual([3, 3])
    expect([press('ArrowUp'), press('ArrowLeft')]).toEqual([1, 1])
    expect([press('Home'), press('End')]).toEqual([0, 4])
  })

  it('go to the next one that begins with a letter', () => {
    expect([press('y'), press('A'), press('t')]).toEqual([4, 0, 3])
  })

  it('leave other keys to others', () => {
    expect([press('Tab'), press('Enter'), press(' '), press('/'), press('q')]).toEqual(
      Array.from({ length: 5 }, () => null),
    )
    expect(press('a', { ctrlKey: true })).toBeNull()
  })
})
