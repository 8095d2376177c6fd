import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { Drop } from '../../engine/drop.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy } from './army.ts'
import { wh40k11 } from './index.ts'
import { sketched, type Sketch } from './testing.ts'

const data = readAllForty()
const boss = { id: 'boss', name: 'Warboss', warlord: true }

function army(units: NonNullable<Sketch['units']>): FortyArmy {
  return sketched(data, { units })
}

/** What comes of dropping the unit of this name on the group of that one, or beside all groups. */
function dropOn(list: FortyArmy, name: string, onto: string | null): Drop {
  const unit = list.everyone.find((one) => one.name === name)
  const group = list.everyone.find((one) => one.name === onto)?.group
  const found = wh40k11
    .drops(list, unit?.id ?? '')
    .find((drop) => drop.onto.group === group && (onto === null) === (group === undefined))
  if (!found) throw new Error(`${name} has nothing to do with ${onto ?? 'a place of its own'}.`)
  return found
}

const groupsAfter = (list: FortyArmy, { edit }: Drop) =>
  edit === null
    ? null
    : wh40k11.again(list, apply(list.roster, edit)).groups.map(({ name }) => name)

describe('a leader that is dragged', () => {
  it('joins the unit that it is dropped on', () => {
    const list = army([boss, 'Boyz', 'Gretchin'])
    const drop = dropOn(list, 'Warboss', 'Boyz')
    expect(drop).toMatchObject({ label: 'Attach Warboss to Boyz', reason: null, points: 0 })
    expect(groupsAfter(list, drop)).toEqual(['Warboss and Boyz', 'Gretchin'])
  })

  it('is joined with a unit that is dropped on it', () => {
    const list = army([boss, 'Boyz'])
    const drop = dropOn(list, 'Boyz', 'Warboss')
    expect(drop.label).toBe('Attach Warboss to Boyz')
    expect(groupsAfter(list, drop)).toEqual(['Warboss and Boyz'])
  })

  it('is refused by a unit that it may not join, and by one that has a leader', () => {
    const list = army([
      boss,
      'Gretchin',
      { name: 'Beastboss', attachedTo: 'b' },
      { id: 'b', name: 'Beast Snagga Boyz' },
    ])
    expect(dropOn(list, 'Warboss', 'Gretchin')).toMatchObject({
      edit: null,
      reason: 'not one that it may join',
    })
    const second = army([boss, { name: 'Warboss', attachedTo: 'b' }, { id: 'b', name: 'Boyz' }])
    expect(dropOn(second, 'Warboss', 'Boyz')).toMatchObject({
      edit: null,
      reason: 'has a leader already',
    })
  })

  it('moves from one unit to another, and leaves to stand alone', () => {
    const list = army([{ ...boss, attachedTo: 'b' }, { id: 'b', name: 'Boyz' }, 'Nobz'])
    expect(groupsAfter(list, dropOn(list, 'Warboss', 'Nobz'))).toEqual(['Warboss and Nobz', 'Boyz'])
    const out = dropOn(list, 'Warboss', null)
    expect(out).toMatchObject({ label: 'Let Warboss stand alone', reason: null })
    expect(groupsAfter(list, out)).toEqual(['Warboss', 'Boyz', 'Nobz'])
  })
})

describe('other units that are dragged', () => {
  it('say why two units do not join', () => {
    const list = army([boss, 'Boyz', 'Gretchin'])
    expect(dropOn(list, 'Boyz', 'Gretchin').reason).toBe('neither may join the other')
  })

  it('leave their leader behind, but no support unit, which cannot stand alone', () => {
    const led = army([{ ...boss, attachedTo: 'b' }, { id: 'b', name: 'Boyz' }, 'Gretchin'])
    expect(groupsAfter(led, dropOn(led, 'Boyz', null))).toEqual(['Warboss', 'Boyz', 'Gretchin'])
    expect(dropOn(led, 'Boyz', 'Gretchin').reason).toBe('others have joined Boyz')
    const helped = army([boss, { name: 'Painboy', attachedTo: 'b' }, { id: 'b', name: 'Boyz' }])
    expect(dropOn(helped, 'Painboy', null)).toMatchObject({
      edit: null,
      reason: expect.stringContaining('must join a unit'),
    })
  })

  it('that no list has lead nowhere', () => {
    expect(wh40k11.drops(army([boss, 'Boyz']), 'u99')).toEqual([])
  })
})
