import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import { errors, validate } from '../../engine/validate.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from './index.ts'
import { resolve } from './resolve.ts'
import { sketched } from './testing.ts'

const data = readAllForty()
const boss = { name: 'Warboss', warlord: true }
const orks = {
  detachments: ['Bully Boyz', 'More Dakka!'],
  forceDisposition: 'Purge the Foe',
  units: [{ ...boss, enhancements: ['Big Gob'] }, 'Boyz', 'Boyz', 'Warboss in Mega Armour'],
}

const brought = (sketch: Parameters<typeof sketched>[1], name: string) =>
  wh40k11.overview(sketched(data, sketch))?.picks.find((pick) => pick.name === name)

describe('what the detachments of a list bring', () => {
  it('has their enhancements with price, bearers, and the slots of those who have or may have them', () => {
    const gifts = brought(orks, 'Bully Boyz')?.gifts ?? []
    const shown = gifts.map(({ name, points, whom, held, places }) => [
      name,
      points,
      whom,
      held,
      places.map((one) => one.name),
    ])
    expect(shown).toContainEqual([
      'Big Gob',
      20,
      'Infantry Warboss',
      1,
      ['Warboss', 'Warboss in Mega Armour'],
    ])
    expect(shown).toContainEqual([
      'Tellyporta',
      25,
      'Warboss in Mega Armour',
      0,
      ['Warboss in Mega Armour'],
    ])
    expect(gifts[0]?.places[0]?.place).toEqual({ unit: 'u1', slot: 'enhancement' })
  })

  it('says of an Upgrade that several units may have it', () => {
    const dakka = brought(orks, 'More Dakka!')
    const shootas = dakka?.gifts.find(({ name }) => name === 'Dead Shiny Shootas')
    expect(shootas).toMatchObject({ tags: ['Upgrade'], max: 3 })
    expect(shootas?.places.map(({ name }) => name)).toContain('Boyz (2 of 2)')
    expect(dakka?.remarks).toEqual([
      'Dead Shiny Shootas is an Upgrade: up to 3 units, counts once.',
    ])
  })

  it('lets the disposition be chosen among those granted', () => {
    const army = sketched(data, orks)
    const grants = wh40k11.overview(army)?.picks.flatMap((pick) => pick.grants) ?? []
    expect(grants.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Purge the Foe', true],
      ['Disruption', false],
    ])
    const edit = grants[1]?.edit
    const after = edit ? resolve(apply(army.roster, edit), data) : army
    expect(after.slots[1]?.picks.map(({ name }) => name)).toEqual(['Disruption'])
    expect(errors(validate(wh40k11, after))).toEqual([])
  })

  it('names a detachment that no book has, and nothing more', () => {
    const army = sketched(data, {})
    const roster = {
      ...army.roster,
      picks: [{ slot: 'detachment', id: 'no-such-detachment' }],
    }
    expect(wh40k11.overview(resolve(roster, data))?.picks).toMatchObject([
      { name: 'No Such Detachment', used: 0, gifts: [], aids: [] },
    ])
  })

  it('is the same of a detachment that is only looked at, but that nothing of it can be chosen yet', () => {
    const army = sketched(data, orks)
    const details = wh40k11.details(army, 'detachment', 'war-horde')
    expect(details).toMatchObject({ name: 'War Horde', used: 3 })
    expect(details?.grants).toMatchObject([{ name: 'Take and Hold', chosen: false, edit: null }])
    expect(details?.aids.length).toBe(6)
    expect(wh40k11.details(army, 'force-disposition', 'disruption')).toBeNull()
  })
})

describe('the budget for detachments', () => {
  it('is what a detachment takes that may be over it alone, and no more for two', () => {
    const small = { limit: 1000, units: [boss] }
    const slot = (detachments: readonly string[]) =>
      sketched(data, { ...small, detachments: [...detachments] }).slots[0]
    expect(slot(['War Horde'])).toMatchObject({ used: 3, max: 3 })
    expect(slot(['More Dakka!'])).toMatchObject({ used: 1, max: 2 })
    expect(slot(['War Horde', 'More Dakka!'])).toMatchObject({ used: 4, max: 2 })
  })
})
