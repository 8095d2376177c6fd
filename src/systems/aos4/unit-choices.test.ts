import { describe, expect, it } from 'vitest'

import { preview } from '../../engine/preview.ts'
import { readAll } from '../../library/node-books.ts'
import { aos4 } from './index.ts'
import { sketched } from './testing.ts'

const data = readAll()
const army = sketched(data, { regiments: ['*Tyrant / Gluttons'] })
const unitCalled = (name: string) => [...army.units.values()].find((unit) => unit.name === name)

describe('the choices of a unit', () => {
  it('are its size and what its models carry', () => {
    const unit = unitCalled('Gluttons')
    const { sizes, wargear, kinds } = aos4.unitChoices(army, unit?.id ?? '')
    expect(sizes.map(({ column, now }) => [column, now])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(kinds).toEqual([])
    expect(wargear.every(({ title, choices }) => title !== '' && choices.length > 0)).toBe(true)
    const reinforce = sizes[1]?.edit
    const after = reinforce && preview(aos4, army, reinforce).army
    expect(after?.units.get(unit?.id ?? '')?.points).toBe(sizes[1]?.points)
  })

  it('are no sizes where there is one, and no copies are counted', () => {
    const choices = aos4.unitChoices(army, unitCalled('Tyrant')?.id ?? '')
    expect(choices).toMatchObject({ sizes: [], pays: null, copies: null, joining: [] })
  })

  it('are none for a unit that is not in the list', () => {
    expect(aos4.unitChoices(army, 'nobody')).toMatchObject({ sizes: [], kinds: [], wargear: [] })
  })
})
