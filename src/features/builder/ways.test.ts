import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { Army } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { readAll } from '../../library/node-books.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { aos4 } from '../../systems/aos4/index.ts'
import { sketched as aosSketched } from '../../systems/aos4/testing.ts'
import { systemOf } from '../../systems/index.ts'
import { sketched as fortySketched } from '../../systems/wh40k11/testing.ts'
import { dropsOf, movedWords, waysOf } from './ways.ts'

function waysIn(army: Army, name: string) {
  const system = systemOf(army.roster.system)
  if (!system) throw new Error(`There is no game ${army.roster.system}.`)
  const unit = [...army.units.values()].find((one) => one.name === name)?.id ?? ''
  const ways = waysOf(army, unit, dropsOf(system, army, unit))
  expect(ways.filter((way) => way && !way.kept.said)).toEqual([])
  const labels = ways.map((way) => way?.label ?? 'here')
  const said = (at: number) => {
    const way = ways[at]
    return way ? movedWords(system, army, unit, ways, way) : ''
  }
  return { labels, said }
}

describe('the ways of a unit', () => {
  const regiments = aosSketched(readAll(), {
    regiments: ['*Tyrant', 'Butcher / Gluttons', 'Bloodpelt Hunter'],
    auxiliaries: 'Ironguts',
  })

  it('go through the regiments in their order, then to the auxiliary units', () => {
    const { labels, said } = waysIn(regiments, 'Gluttons')
    expect(labels).toEqual([
      'Move Gluttons to Tyrant (I)',
      'here',
      'Move Gluttons to Bloodpelt Hunter (III)',
      'Make Gluttons auxiliary',
    ])
    expect(said(0)).toMatch(/^Moved Gluttons to regiment I, Tyrant, 1 of 4\.$/i)
    expect(said(3)).toMatch(/^Moved Gluttons to auxiliary units, 4 of 4\.$/i)
  })

  it('leave out what refuses the unit', () => {
    const army = aosSketched(readAll(), {
      regiments: ['*Tyrant / Ironblaster', 'Bloodpelt Hunter', 'Butcher'],
    })
    expect(waysIn(army, 'Ironblaster').labels).not.toContain(
      'Move Ironblaster to Bloodpelt Hunter (II)',
    )
  })

  it('lead a leader onto the units that it may join, and off them again', () => {
    const data = readAllForty()
    const boss = { id: 'boss', name: 'Warboss', warlord: true }
    const alone = fortySketched(data, { units: [boss, 'Boyz', 'Gretchin', 'Nobz'] })
    const { labels, said } = waysIn(alone, 'Warboss')
    expect(labels).toEqual(['here', 'Attach Warboss to Boyz', 'Attach Warboss to Nobz'])
    expect(said(1)).toBe('Moved Warboss to Attached: Warboss and Boyz, 2 of 3.')
    const joined = fortySketched(data, {
      units: [
        { ...boss, attachedTo: 'b' },
        { id: 'b', name: 'Boyz' },
      ],
    })
    expect(waysIn(joined, 'Warboss').labels).toEqual(['here', 'Let Warboss stand alone'])
    expect(waysIn(joined, 'Warboss').said(1)).toBe('Moved Warboss to Characters, 2 of 2.')
  })

  it('are asked of the game once for each unit and state of the list', () => {
    let asked = 0
    const drops: typeof aos4.drops = (army, unit) => {
      asked += 1
      return aos4.drops(army, unit)
    }
    const game = { ...aos4, drops } as unknown as System
    const [butcher = '', gluttons = ''] = regiments.groups[1]?.units.map(({ id }) => id) ?? []
    const first = dropsOf(game, regiments, gluttons)
    expect(dropsOf(game, regiments, gluttons)).toBe(first)
    expect(asked).toBe(1)
    dropsOf(game, regiments, butcher)
    expect(asked).toBe(2)
    const edit = { kind: 'remove-unit', unit: butcher } as const
    dropsOf(game, aos4.again(regiments, apply(regiments.roster, edit)), gluttons)
    expect(asked).toBe(3)
  })

  it('are the one where it is for a unit that may go nowhere', () => {
    const army = aosSketched(readAll(), {
      regiments: ['*Tyrant'],
      renown: ['Bundo Whalebiter'],
    })
    expect(waysIn(army, 'Tyrant').labels).toEqual(['here'])
  })
})
