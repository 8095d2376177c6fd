import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { readAll } from '../library/node-books.ts'
import { portableList } from '../systems/aos4/schema-portable.ts'
import { readPortable, toPortable } from './portable.ts'
import { judge } from './report.ts'
import { anyRoster, numbered } from './testing-roster.ts'

const data = readAll()

const minimal = { game: 'aos4', faction: 'Ogor Mawtribes', limit: 2000, regiments: [] }

function read(over: Record<string, unknown>) {
  return readPortable({ ...minimal, ...over }, data)
}

function rosterOf(over: Record<string, unknown>) {
  const result = read(over)
  if (!result.ok) throw new Error(`${result.where}: ${result.problem}`)
  return result.roster
}

function unitsOf(over: Record<string, unknown>) {
  return rosterOf(over).groups.flatMap(({ units }) => units)
}

const leadBy = (name: string) => ({ regiments: [{ leader: name }] })

describe('the portable form', () => {
  it('gives back every list of every army as it was', () => {
    fc.assert(
      fc.property(anyRoster(data), (roster) => {
        const text = JSON.stringify(toPortable(roster, data))
        const again = readPortable(text, data)
        expect(again).toMatchObject({ ok: true, notes: [] })
        if (!again.ok) return
        const bySlot = (picks: typeof roster.picks) =>
          picks.toSorted((a, b) => `${a.slot}:${a.id}`.localeCompare(`${b.slot}:${b.id}`))
        const { picks, ...rest } = numbered(roster)
        const { picks: pickedAgain, ...restAgain } = again.roster
        expect(restAgain).toEqual(rest)
        const single = (one: typeof picks) =>
          bySlot(one).filter(
            ({ slot }, place, all) =>
              slot === 'terrain' || slot === 'card' || all[place - 1]?.slot !== slot,
          )
        expect(pickedAgain.map(({ slot }) => slot).toSorted()).toEqual(
          single(picks).map(({ slot }) => slot),
        )
        for (const pick of pickedAgain) expect(picks).toContainEqual(pick)
      }),
      { numRuns: 150 },
    )
  })

  it('writes names, and a plain unit as its name alone', () => {
    const list = {
      ...minimal,
      name: 'Dinner',
      regiments: [{ leader: { name: 'Tyrant', general: true }, units: ['Gluttons', 'Ironguts'] }],
      regimentsOfRenown: ['Bundo Whalebiter'],
    }
    expect(toPortable(rosterOf(list), data)).toEqual({ ...list, season: '2026-27' })
  })

  it.each([
    ['another case', 'TYRANT ON GLUTTHORN', 'tyrant-on-glutthorn'],
    ['a typographic apostrophe', 'Neave’s Companions', 'neaves-companions'],
    ['no punctuation', 'Kragnos the End of Empires', 'kragnos-the-end-of-empires'],
    [
      'the season before',
      'Scourge of Aqshy: Huskard on Thundertusk',
      'huskard-on-thundertusk-scourge-of-aqshy',
    ],
    [
      'the season before without a colon',
      'scourge of aqshy Huskard on Thundertusk',
      'huskard-on-thundertusk-scourge-of-aqshy',
    ],
    [
      'the season behind',
      'Huskard on Thundertusk (Scourge of Aqshy)',
      'huskard-on-thundertusk-scourge-of-aqshy',
    ],
  ])('knows a unit by %s', (_, name, id) => {
    expect(unitsOf(leadBy(name))[0]?.unit).toBe(id)
  })

  it('knows a unit by a name that it had before', () => {
    const names = [{ kind: 'unit' as const, name: 'Ogor Boss', id: 'tyrant' }]
    const aliases = { ...data.aliases, names }
    const result = readPortable({ ...minimal, ...leadBy('ogor boss') }, { ...data, aliases })
    expect(result.ok && result.roster.groups[0]?.units[0]?.unit).toBe('tyrant')
  })

  it('takes a faction with a mark of Legends, and its Army of Renown', () => {
    expect(rosterOf({ faction: 'Bonesplitterz [LEGENDS]' }).faction).toBe('bonesplitterz')
    expect(rosterOf({ armyOfRenown: 'the roving maw' })).toMatchObject({
      faction: 'ogor-mawtribes',
      variant: 'the-roving-maw',
    })
  })

  it('keeps what only a judge may refuse: two generals, a leader who leads nobody, no leader', () => {
    const regiments = [
      { leader: { name: 'Tyrant', general: true } },
      { leader: { name: 'Gnoblars', general: true } },
      { units: ['Gluttons'] },
    ]
    const units = unitsOf({ regiments })
    expect(units.map(({ role }) => role)).toEqual(['leader', 'leader', 'member'])
    expect(units.filter(({ marks }) => marks.includes('general'))).toHaveLength(2)
  })

  it('takes the printed units of a Regiment of Renown unless others are given', () => {
    const printed = unitsOf({ regimentsOfRenown: ['Enforcers of the Tithe'] })
    expect(printed.map(({ unit }) => unit)).toEqual([
      'mortisan-ossifector',
      'gothizzar-harvester',
      'mortek-guard',
      'mortek-guard',
    ])
    const units = [
      { name: 'Mortisan Ossifector', general: true, enhancements: ['Trophy Rack'] },
      { name: 'Mortek Guard', count: 3, reinforced: true },
    ]
    const given = unitsOf({ regimentsOfRenown: [{ name: 'Enforcers of the Tithe', units }] })
    expect(given.map(({ unit, size }) => [unit, size])).toEqual([
      ['mortisan-ossifector', 0],
      ['mortek-guard', 1],
      ['mortek-guard', 1],
      ['mortek-guard', 1],
    ])
    expect(given[0]).toMatchObject({ marks: ['general'], picks: [{ id: 'trophy-rack' }] })
  })

  it('leaves a lore where it was written, for the judge to find it in the wrong place', () => {
    const picks = rosterOf({ spellLore: 'Lore of the Everwinter' }).picks
    expect(picks).toEqual([{ slot: 'spell-lore', id: 'lore-of-the-everwinter' }])
  })
})

describe('a portable list with something unknown', () => {
  it('keeps an unknown unit by its name and says which one may be meant', () => {
    const result = read({ regiments: [{ leader: 'Tyrent', units: ['Ironguttz', 'Warp Dynamo'] }] })
    expect(result).toMatchObject({
      ok: true,
      notes: [
        'regiments[0].leader: no unit is called "Tyrent". Did you mean "Tyrant"?',
        'regiments[0].units[0]: no unit is called "Ironguttz". Did you mean "Ironguts"?',
        'regiments[0].units[1]: no unit is called "Warp Dynamo".',
      ],
      roster: {
        groups: [{ units: [{ unit: 'tyrent' }, { unit: 'ironguttz' }, { unit: 'warp-dynamo' }] }],
      },
    })
  })

  it('takes words that mean something to the language as plain names', () => {
    const names = ['constructor', '__proto__', 'toString']
    const given = { auxiliaries: names, regimentsOfRenown: names, battleFormation: 'constructor' }
    const list = rosterOf({ ...leadBy('constructor'), ...given })
    expect(judge(list, data)).toMatchObject({ legal: false })
    expect(toPortable(list, data)).toMatchObject({ battleFormation: 'Constructor' })
  })

  it('keeps a unit of another army with its own id', () => {
    expect(unitsOf(leadBy('Grey Seer'))[0]?.unit).toBe('grey-seer')
    expect(read(leadBy('Grey Seer'))).toMatchObject({ notes: [] })
  })

  it('notes keys that the form does not have', () => {
    const regiments = [{ leader: { name: 'Tyrant', colour: 'red' }, banner: 1 }]
    expect(read({ author: 'me', regiments })).toMatchObject({
      ok: true,
      notes: [
        'author is not part of this form and was left out.',
        'regiments[0].banner is not part of this form and was left out.',
        'regiments[0].leader.colour is not part of this form and was left out.',
      ],
    })
  })

  it('refuses an army that nobody knows, with the nearest names', () => {
    expect(read({ faction: 'Ogre Mawtribes' })).toEqual({
      ok: false,
      where: 'faction',
      problem: 'no faction is called "Ogre Mawtribes". Did you mean "Ogor Mawtribes"?',
    })
    expect(read({ faction: 'Skaven', armyOfRenown: 'The Roving Maw' })).toMatchObject({
      ok: false,
      where: 'armyOfRenown',
      problem: expect.stringContaining('Ogor Mawtribes'),
    })
  })
})

describe('the JSON Schema of the portable form', () => {
  it('is what the code reads', async () => {
    const schema = {
      title: 'Muster: portable list for Age of Sigmar',
      ...z.toJSONSchema(portableList, { io: 'input' }),
    }
    const text = `${JSON.stringify(schema, null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../../public/portable-list.schema.json')
  })
})
