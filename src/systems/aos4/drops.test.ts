import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { Drop } from '../../engine/drop.ts'
import { readAll } from '../../library/node-books.ts'
import type { AosArmy } from './army.ts'
import { aos4 } from './index.ts'
import { sketched } from './testing.ts'

const data = readAll()

/** What comes of dropping the unit of this name on the group of that one, or on a place beside the groups. */
function dropOn(list: AosArmy, name: string, onto: string): Drop {
  const unit = list.everyone.find((one) => one.name === name)
  const group = list.groups.find((one) => one.name === onto)?.id
  const found = aos4
    .drops(list, unit?.id ?? '')
    .find((drop) => (group === undefined ? drop.onto.slot === onto : drop.onto.group === group))
  if (!found) throw new Error(`${name} has nothing to do with ${onto}.`)
  return found
}

const groupsAfter = (list: AosArmy, { edit }: Drop) =>
  edit === null
    ? null
    : aos4
        .again(list, apply(list.roster, edit))
        .groups.map(({ units }) => units.map(({ name }) => name))

describe('a unit that is dragged', () => {
  const list = sketched(data, {
    regiments: ['*Tyrant / Gluttons / Ironblaster', 'Butcher', 'Bloodpelt Hunter'],
    renown: ['Bundo Whalebiter'],
  })

  it('moves to another regiment that takes it', () => {
    const drop = dropOn(list, 'Gluttons', 'Butcher')
    expect(drop).toMatchObject({ label: 'Move Gluttons to Butcher (II)', reason: null, points: 0 })
    expect(groupsAfter(list, drop)?.slice(0, 2)).toEqual([
      ['Tyrant', 'Ironblaster'],
      ['Butcher', 'Gluttons'],
    ])
  })

  it('is refused with the reason by a leader who may not have it and by a Regiment of Renown', () => {
    const drop = dropOn(list, 'Ironblaster', 'Bloodpelt Hunter')
    expect(drop.edit).toBeNull()
    expect(drop.reason).toMatch(/Ironblaster/)
    expect(dropOn(list, 'Gluttons', 'Bundo Whalebiter').reason).toMatch(/units of its own/)
  })

  it('becomes auxiliary, at the price of the surcharge', () => {
    const drop = dropOn(list, 'Gluttons', 'auxiliary')
    expect(drop).toMatchObject({ reason: null, points: 0 })
    const one = sketched(data, { regiments: ['*Tyrant / Gluttons'], auxiliaries: 'Ironguts' })
    expect(dropOn(one, 'Gluttons', 'Auxiliary units').points).toBeGreaterThan(0)
  })

  it('leads a regiment of its own where it can', () => {
    const heroes = sketched(data, {
      regiments: ['*Tyrant / Ironguts', 'Butcher / Slaughtermaster'],
    })
    const drop = dropOn(heroes, 'Slaughtermaster', 'regiment')
    expect(drop.label).toBe('Let Slaughtermaster lead regiment III')
  })

  it('does not leave a regiment without its leader', () => {
    expect(dropOn(list, 'Tyrant', 'Butcher').edit).toBeNull()
  })

  it('of a Regiment of Renown stays where it is', () => {
    const [member] = list.renowns[0]?.units ?? []
    expect(member && aos4.drops(list, member.id)).toEqual([])
  })
})
