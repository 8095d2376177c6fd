import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { takeChoice } from '../engine/loadout-edit.ts'
import type { Roster } from '../engine/roster.ts'
import { readAllForty, readDataFileForty } from '../library/node-wh40k11.ts'
import { wh40k11 } from '../systems/wh40k11/index.ts'
import { randomLists } from '../systems/wh40k11/testing-lists.ts'
import { sketched } from '../systems/wh40k11/testing.ts'
import { encodeLink, openLink } from './link.ts'
import { readPortable, toPortable } from './portable.ts'
import { numbered } from './testing-roster.ts'

const data = readAllForty()
/** Characters that a link has before its fragment, at most. */
const address = 40
const loaders = {
  base: async () => data,
  forRoster: async () => data,
  registry: async () => [],
}

async function fragmentOf(roster: Roster): Promise<string> {
  const written = await encodeLink(roster, data)
  if (!written.ok) throw new Error(written.problem)
  return written.fragment
}

/** 2,000 points of Orks: attached units, two detachments, three upgrades. */
const usual = sketched(data, {
  name: 'Waaagh at dawn',
  points: 'v1.2',
  detachments: ['Bully Boyz', 'More Dakka!'],
  forceDisposition: 'Purge the Foe',
  units: [
    { name: 'Ghazghkull Thraka', attachedTo: 'm', warlord: true },
    { id: 'm', name: 'Meganobz', models: 6 },
    { name: 'Warboss', attachedTo: 'n', enhancements: ["'Eadstompa"] },
    { name: 'Painboy', attachedTo: 'n' },
    { id: 'n', name: 'Nobz', models: 10 },
    { name: 'Nobz', models: 10 },
    'Nobz',
    { name: 'Boyz', models: 20, enhancements: ['Dead Shiny Shootas'] },
    { name: 'Boyz', enhancements: ['Dead Shiny Shootas'] },
    { name: 'Boyz', enhancements: ['Dead Shiny Shootas'] },
    'Boyz',
    'Trukk',
    'Trukk',
    'Battlewagon',
    'Kommandos',
    'Stormboyz',
  ],
}).roster

/** The same with the last choice of every option taken as often as it may be. */
function armed(roster: Roster): Roster {
  const { units } = wh40k11.resolve(roster, data)
  return {
    ...roster,
    groups: roster.groups.map((group) => ({
      ...group,
      units: group.units.map((unit) => {
        const { data: sheet, counts: models } = units.get(unit.id) ?? { data: null, counts: {} }
        if (!sheet) return unit
        const wargear = sheet.options.reduce(
          (taken, { n, to }) => takeChoice(sheet, models, taken, n, to.length - 1, 99),
          unit.wargear,
        )
        return { ...unit, wargear }
      }),
    })),
  }
}

describe('a share link of Warhammer 40,000', () => {
  it('holds a list of 2,000 points in under 200 characters', async () => {
    expect((await fragmentOf(usual)).length).toBeLessThan(200 - address)
  })

  it('holds it with every weapon chosen in under 350', async () => {
    const all = armed(usual)
    expect(all).not.toEqual(usual)
    expect((await fragmentOf(all)).length).toBeLessThan(350 - address)
    const opened = await openLink(await fragmentOf(all), loaders)
    expect(opened).toEqual({ state: 'whole', roster: numbered(all), notes: [] })
  })

  it('names what a later version of the data no longer has by the registry', async () => {
    const { manifest, core } = data
    const later = {
      ...data,
      manifest: { ...manifest, pages: manifest.pages.filter(({ id }) => id !== 'orks') },
      core: { ...core, dispositions: [] },
      books: new Map(),
      index: null,
    }
    const registry = readDataFileForty('ids') as readonly string[]
    const opened = await openLink(await fragmentOf(usual), {
      base: async () => later,
      forRoster: async () => later,
      registry: async () => registry,
    })
    expect(opened.state).not.toBe('none')
    if (opened.state === 'none') return
    expect(opened.roster.faction).toBe('orks')
    expect(opened.roster.picks).toEqual(usual.picks)
    expect(opened.notes).toEqual([])
  })

  it('holds as many units as a file may, each by itself', async () => {
    const units = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? 'Nobz' : 'Boyz'))
    const { roster } = sketched(data, { units })
    expect(roster.groups.length).toBe(300)
    const opened = await openLink(await fragmentOf(roster), loaders)
    expect(opened).toEqual({ state: 'whole', roster: numbered(roster), notes: [] })
  })

  it('takes words that mean something to the language as plain ids', async () => {
    const word = 'constructor'
    const pick = { slot: word, id: word }
    const groups = usual.groups.map((group) => ({
      ...group,
      units: group.units.map((unit) => ({
        ...unit,
        unit: word,
        models: { [word]: 3 },
        wargear: { [word]: 2 },
        picks: [pick, { slot: 'enhancement', id: word }],
      })),
    }))
    for (const faction of [usual.faction, word]) {
      const roster = { ...usual, faction, groups, picks: [pick] }
      const opened = await openLink(await fragmentOf(roster), loaders)
      expect(opened).toEqual({ state: 'whole', roster: numbered(roster), notes: [] })
      const army = wh40k11.resolve(roster, data)
      expect(army.everyone.map(({ name }) => name)).toEqual(army.everyone.map(() => 'Constructor'))
    }
  })

  it('gives back every list of every faction as it was', async () => {
    await fc.assert(
      fc.asyncProperty(randomLists(data), async (roster) => {
        const opened = await openLink(await fragmentOf(roster), loaders)
        expect(opened).toEqual({ state: 'whole', roster: numbered(roster), notes: [] })
      }),
      { numRuns: 150 },
    )
  })
})

/** What every unit has chosen, whatever the order that units and picks stand in. */
function chosenFor({ groups }: Roster): readonly string[] {
  return groups
    .flatMap(({ units }) => units)
    .map(({ unit, picks, models, wargear, marks }) => {
      const chosen = picks.map(({ slot, id }) => `${slot}: ${id}`).toSorted()
      return JSON.stringify([unit, chosen, models, wargear, marks])
    })
    .toSorted()
}

describe('the portable form of Warhammer 40,000', () => {
  it('judges every list as the roster that it was written from', () => {
    fc.assert(
      fc.property(randomLists(data), (roster) => {
        const read = readPortable(toPortable(roster, data), data)
        if (!read.ok) throw new Error(read.problem)
        const [army, again] = [roster, read.roster].map((one) => wh40k11.resolve(one, data))
        expect(again?.points).toBe(army?.points)
        expect(chosenFor(read.roster)).toEqual(chosenFor(roster))
      }),
      { numRuns: 150 },
    )
  })
})
