import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import type { Edit } from '../../engine/edit.ts'
import { errors, validate } from '../../engine/validate.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy } from './army.ts'
import { wh40k11 } from './index.ts'
import { sketched } from './testing.ts'

const data = readAllForty()
const boss = { name: 'Warboss', warlord: true }

function candidate(army: FortyArmy, place: Parameters<typeof wh40k11.candidates>[1], name: string) {
  const found = wh40k11.candidates(army, place).find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not offered.`)
  return found
}

const after = (army: FortyArmy, edit: Parameters<typeof apply>[1]) =>
  wh40k11.again(army, apply(army.roster, edit))

const groupsOf = (army: FortyArmy) => army.groups.map(({ section, name }) => [section, name])

describe('a new unit', () => {
  const empty = wh40k11.resolve(
    wh40k11.emptyRoster({ faction: 'orks', variant: null, limit: 2000, name: '' }, data),
    data,
  )

  it('is the Warlord where there is none and it may be', () => {
    const army = after(empty, candidate(empty, { slot: 'unit' }, 'Warboss').edit)
    expect(army.warlords.map(({ name }) => name)).toEqual(['Warboss'])
  })

  it('takes the mark over where it must be the Warlord', () => {
    const army = sketched(data, {})
    const { status, edit } = candidate(army, { slot: 'unit' }, 'Ghazghkull Thraka')
    expect(status).toBe('fits')
    expect(after(army, edit).warlords.map(({ name }) => name)).toEqual(['Ghazghkull Thraka'])
  })

  it('that is a support unit joins the first unit with room, or says whom it could join', () => {
    const army = sketched(data, { units: [boss, 'Boyz'] })
    const { status, edit } = candidate(army, { slot: 'unit' }, 'Painboy')
    expect(status).toBe('fits')
    expect(groupsOf(after(army, edit))).toEqual([
      ['Attached units', 'Painboy and Boyz'],
      ['Characters', 'Warboss'],
    ])
    expect(candidate(sketched(data, {}), { slot: 'unit' }, 'Painboy')).toMatchObject({
      status: 'refused',
      rule: 'M16',
      reason: expect.stringContaining('Boyz'),
    })
  })

  it('costs more where it is one copy too dear, and is refused where it is one too many', () => {
    const army = sketched(data, { units: [boss, 'Boyz', 'Boyz', 'Boyz', 'Nobz', 'Nobz', 'Nobz'] })
    expect(candidate(army, { slot: 'unit' }, 'Boyz')).toMatchObject({ points: 85, taken: 3 })
    expect(candidate(army, { slot: 'unit' }, 'Nobz')).toMatchObject({
      status: 'refused',
      rule: 'M03',
      reason: 'The list has 4 units of Nobz; Strike Force allows 3 of a datasheet.',
    })
  })
})

describe('attaching', () => {
  const army = sketched(data, { units: [boss, 'Boyz', 'Trukk', 'Beastboss'] })

  it('works from the leader: units that it joins, the others with the reason', () => {
    const place = { unit: 'u1', slot: 'attach' }
    const joined = after(army, candidate(army, place, 'Boyz').edit)
    expect(groupsOf(joined)[0]).toEqual(['Attached units', 'Warboss and Boyz'])
    expect(joined.groups[0]?.points).toBe(160)
    expect(candidate(army, place, 'Trukk')).toMatchObject({ status: 'refused', rule: 'M17' })
    const apart = after(joined, candidate(joined, place, 'Boyz').edit)
    expect(groupsOf(apart)).toContainEqual(['Characters', 'Warboss'])
  })

  it('works from the unit: leaders of the list and new ones', () => {
    const group = army.units.get('u2')?.group ?? ''
    const offered = wh40k11.candidates(army, { group })
    const standing = offered.find(({ id }) => id === 'u1')
    expect(standing).toMatchObject({ status: 'fits', points: 0, tags: ['in the list'] })
    expect(offered.map(({ name }) => name)).toContain('Weirdboy')
    expect(offered.map(({ name }) => name)).not.toContain('Beastboss')
  })

  it('is offered as a move, and so is standing alone', () => {
    expect(wh40k11.moves(army, 'u1').map(({ label }) => label)).toEqual(['Attach Warboss to Boyz'])
    const [move] = wh40k11.moves(army, 'u1')
    const joined = move ? after(army, move.edit) : army
    expect(wh40k11.moves(joined, 'u1').map(({ label }) => label)).toEqual([
      'Let Warboss stand alone',
    ])
  })
})

describe('detachments', () => {
  it('count detachment points, bring their disposition and take it with them', () => {
    const army = sketched(data, { detachments: ['More Dakka!'] })
    const place = { slot: 'detachment' }
    expect(candidate(army, place, 'War Horde')).toMatchObject({ status: 'refused', rule: 'M06' })
    expect(candidate(army, place, 'Bully Boyz')).toMatchObject({
      status: 'fits',
      tags: ['2 DP', 'Purge the Foe'],
    })
    const none = after(army, candidate(army, place, 'More Dakka!').edit)
    const chosen = after(none, candidate(none, place, 'War Horde').edit)
    expect(chosen.slots.map(({ used, max, counts }) => [used, max, counts])).toEqual([
      [3, 3, 'DP'],
      [1, 1, ''],
      [1, 1, ''],
    ])
    expect(chosen.slots[1]?.picks.map(({ name }) => name)).toEqual(['Take and Hold'])
    const without = after(chosen, candidate(chosen, place, 'War Horde').edit)
    expect(without.roster.picks).toEqual([])
  })

  it('grant dispositions; the others are refused with the reason', () => {
    const army = sketched(data, { detachments: ['Bully Boyz', 'More Dakka!'] })
    const offered = wh40k11.candidates(army, { slot: 'force-disposition' })
    expect(offered.filter(({ status }) => status === 'fits').map(({ name }) => name)).toEqual([
      'Disruption',
      'Purge the Foe',
    ])
    expect(candidate(army, { slot: 'force-disposition' }, 'Take and Hold').reason).toBe(
      'No detachment of the list grants Take and Hold; it can be Purge the Foe or Disruption.',
    )
  })

  it('stand in for one another, with a disposition of their own where the chosen one goes', () => {
    const army = sketched(data, {
      detachments: ['Bully Boyz', 'More Dakka!'],
      forceDisposition: 'Purge the Foe',
    })
    const instead = (name: string, label: string) => {
      const ways = candidate(army, { slot: 'detachment' }, name).elsewhere()
      const edit = ways.find((way) => way.label === label)?.edit
      return edit && apply(army.roster, edit).picks.map(({ id }) => id)
    }
    const swapped = ['speedwaaagh', 'more-dakka', 'reconnaissance']
    expect(instead('Speedwaaagh!', 'Instead of Bully Boyz')?.toSorted()).toEqual(swapped.toSorted())
    const kept = ['bully-boyz', 'taktikal-brigade', 'purge-the-foe']
    expect(instead('Taktikal Brigade', 'Instead of More Dakka!')?.toSorted()).toEqual(
      kept.toSorted(),
    )
    expect(instead('War Horde', 'Instead of More Dakka!')).toBeUndefined()
  })

  it('stand in for the one of as many points first, and for all where that of none is enough', () => {
    const army = sketched(data, { detachments: ['Bully Boyz', 'More Dakka!'] })
    const labels = (name: string) =>
      candidate(army, { slot: 'detachment' }, name)
        .elsewhere()
        .map(({ label }) => label)
    expect(labels('Taktikal Brigade')).toEqual(['Instead of More Dakka!', 'Instead of Bully Boyz'])
    expect(labels('War Horde')).toEqual(['Instead of Bully Boyz and More Dakka!'])
    const [both] = candidate(army, { slot: 'detachment' }, 'War Horde').elsewhere()
    expect(both && after(army, both.edit).chosen.map(({ pick }) => pick.name)).toEqual([
      'War Horde',
    ])
    expect(candidate(army, { slot: 'detachment' }, 'War Horde').takes).toBe(3)
  })

  it('chosen twice lose one of the two, by remedy and by hand', () => {
    const army = sketched(data, {
      detachments: ['More Dakka!', 'More Dakka!', 'More Dakka!'],
      forceDisposition: 'Disruption',
    })
    const [finding] = errors(validate(wh40k11, army))
    expect(finding?.say).toMatch(/^More Dakka! is chosen 3 times/)
    const ways = finding?.fixes() ?? []
    expect(ways.map(({ label }) => label)).toEqual(['Take one More Dakka! away'])
    const names = (edit: Edit) => after(army, edit).chosen.map(({ pick }) => pick.name)
    const twice = ['More Dakka!', 'More Dakka!']
    expect(ways.map(({ edit }) => names(edit))).toEqual([twice])
    expect(names(candidate(army, { slot: 'detachment' }, 'More Dakka!').edit)).toEqual(twice)
  })

  it('over the budget go one at a time, with a disposition that is left', () => {
    const army = sketched(data, {
      battleSize: 'Incursion',
      detachments: ['Bully Boyz', 'More Dakka!'],
      forceDisposition: 'Disruption',
    })
    const [finding] = errors(validate(wh40k11, army))
    const left = (finding?.fixes() ?? []).map(({ label, edit }) => [
      label,
      ...after(army, edit).slots.flatMap(({ picks }) => picks.map(({ name }) => name)),
    ])
    expect(left).toEqual([
      ['Take Bully Boyz away', 'More Dakka!', 'Disruption', 'Incursion'],
      ['Take More Dakka! away', 'Bully Boyz', 'Purge the Foe', 'Incursion'],
    ])
  })

  it('make stratagems usable by what the list has', () => {
    const army = sketched(data, { detachments: ['Taktikal Brigade'], units: [boss, 'Boyz'] })
    const aids = wh40k11.turnAids(army)
    const usable = (name: string) => aids.find((one) => one.name === name)?.usable
    expect(usable('Command Re-roll')).toBe(true)
    expect(usable('On to da Next')).toBe(true)
    expect(usable('Taktikal Retreat')).toBe(false)
  })
})

describe('allies', () => {
  it('are offered by the rule that lets them in, at their own price', () => {
    const army = sketched(data, {
      faction: 'Adeptus Custodes',
      detachments: ['Talons of the Emperor'],
      units: [{ name: 'Shield-Captain', warlord: true }],
    })
    const place = wh40k11.places(army).find(({ title }) => title.includes('Freeblades'))?.place
    const { status, edit } = candidate(army, place ?? {}, 'Armiger Warglaive')
    expect(status).toBe('fits')
    const joined = after(army, edit)
    expect(groupsOf(joined)).toContainEqual(['Allied', 'Armiger Warglaive'])
    expect(errors(validate(wh40k11, joined))).toEqual([])
  })

  it('need their books, which the place names', () => {
    const lone = {
      ...data,
      books: new Map([...data.books].filter(([id]) => id === 'adeptus-custodes')),
    }
    const roster = wh40k11.emptyRoster(
      { faction: 'adeptus-custodes', variant: null, limit: 2000, name: '' },
      lone,
    )
    const army = wh40k11.resolve(roster, lone)
    expect(wh40k11.missingBooks(army, { slot: 'ally-freeblades' })).toEqual(['imperial-knights'])
    expect(wh40k11.missingBooks(army, { slot: 'unit' })).toEqual([])
  })
})
