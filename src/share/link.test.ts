import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Roster } from '../engine/roster.ts'
import { readAll, readDataFile } from '../library/node-books.ts'
import type { AosData } from '../systems/aos4/schema.ts'
import { encodeLink, openLink, type LinkLoaders } from './link.ts'
import { anyRoster, group, numbered, roster, unit } from './testing-roster.ts'

const data = readAll()
const registry = readDataFile('ids') as readonly string[]

function loadersOf(data: AosData, names: readonly string[] = registry): LinkLoaders {
  return {
    base: async () => data,
    forRoster: async () => data,
    registry: async () => names,
  }
}

async function fragmentOf(roster: Roster, from: AosData = data): Promise<string> {
  const written = await encodeLink(roster, from)
  if (!written.ok) throw new Error(written.problem)
  return written.fragment
}

const open = async (fragment: string, from: LinkLoaders = loadersOf(data)) =>
  await openLink(fragment, from)

const usual = roster({
  name: 'Dinner with Bundo',
  groups: [
    group('regiment', [
      unit('tyrant', {
        marks: ['general'],
        picks: [{ slot: 'heroic-traits', id: 'dreaded-far-and-wide' }],
      }),
      unit('ironguts', { size: 1 }),
      unit('gluttons'),
      unit('leadbelchers'),
      unit('gnoblars'),
    ]),
    group('regiment', [
      unit('butcher', { picks: [{ slot: 'artefacts-of-power', id: 'rusty-grater' }] }),
      unit('hunters-with-sabrefangs'),
      unit('leadbelchers'),
      unit('gnoblars'),
    ]),
    group('regiment', [unit('bloodpelt-hunter'), unit('frost-sabres'), unit('icefall-yhetees')]),
    group('auxiliary', [unit('frost-sabres')]),
    group('renown', [unit('kraken-eater-mega-gargant')], 'bundo-whalebiter'),
  ],
  picks: [
    { slot: 'battle-formation', id: 'hunger-filled-tribe' },
    { slot: 'spell-lore', id: 'lore-of-gut-magic' },
    { slot: 'manifestation-lore', id: 'primal-energy' },
    { slot: 'terrain', id: 'great-mawpot' },
    { slot: 'card', id: 'siege-of-ashes' },
    { slot: 'card', id: 'flanking-firestorm' },
  ],
})

describe('a share link', () => {
  it('holds a usual list of 2,000 points in at most 120 characters that every address allows', async () => {
    const fragment = await fragmentOf(usual)
    expect(fragment).toMatch(/^1[\w-]+$/)
    expect(fragment.length).toBeLessThanOrEqual(120)
  })

  it('gives back every list of every army as it was', async () => {
    await fc.assert(
      fc.asyncProperty(anyRoster(data), async (roster) => {
        const opened = await open(await fragmentOf(roster))
        expect(opened).toEqual({ state: 'whole', roster: numbered(roster), notes: [] })
      }),
      { numRuns: 150 },
    )
  })

  it('says a Regiment of Renown of the printed composition by its name alone', async () => {
    const without = await fragmentOf({ ...usual, groups: usual.groups.slice(0, 4) })
    expect((await fragmentOf(usual)).length - without.length).toBeLessThanOrEqual(5)
  })

  it('keeps another composition of a Regiment of Renown', async () => {
    const units = [unit('mortisan-ossifector'), unit('mortek-guard', { size: 1 })]
    const changed = roster({ groups: [group('renown', units, 'enforcers-of-the-tithe')] })
    expect(await open(await fragmentOf(changed))).toMatchObject({ roster: changed })
  })

  it('packs long notes', async () => {
    const notes = 'Deploy the Gluttons on the left, behind the wood. '.repeat(40)
    const fragment = await fragmentOf({ ...usual, notes })
    expect(fragment.length).toBeLessThan(400)
    expect(await open(fragment)).toMatchObject({ state: 'whole', roster: { notes } })
  })

  it('survives what messengers do to it: spaces, line breaks, a full stop at the end', async () => {
    const fragment = await fragmentOf(usual)
    const broken = `#${fragment.slice(0, 30)}\r\n ${fragment.slice(30)}).`
    expect(await open(broken)).toMatchObject({ state: 'whole', roster: usual })
  })

  it('refuses a list whose notes no link could hold', async () => {
    const random = fc.sample(fc.string({ minLength: 18_000, maxLength: 18_000 }), 4)
    const units = random.map((note) => unit('gnoblars', { note }))
    const written = await encodeLink(roster({ groups: [group('regiment', units)] }), data)
    expect(written).toMatchObject({
      ok: false,
      problem: expect.stringContaining('Save it as a file'),
    })
  })
})

describe('a link with counted models, numbered wargear and a points version of its own', () => {
  const equipped = unit('gluttons', {
    models: { boss: 1, boyz: 9 },
    wargear: { '3.1': 2, '4.0': 9 },
  })
  const list = roster({
    prices: null,
    groups: [group('regiment', [unit('tyrant'), equipped, equipped, equipped, unit('gluttons')])],
  })

  it('gives them back', async () => {
    for (const prices of [null, 'v1.1', '2026-07-29']) {
      const opened = await open(await fragmentOf({ ...list, prices }))
      expect(opened).toEqual({ state: 'whole', roster: numbered({ ...list, prices }), notes: [] })
    }
  })

  it('says equipment once for units of a name that are equipped alike', async () => {
    const numbered = unit('gluttons', { size: 1, wargear: { '3.1': 2, '4.0': 9, '12.2': 1 } })
    const length = async (units: number) => {
      const gluttons = Array.from({ length: units }, () => numbered)
      return (await fragmentOf(roster({ groups: [group('regiment', gluttons)] }))).length
    }
    const [first, second, third] = [await length(1), await length(2), await length(3)]
    expect(third - second).toBeLessThan(6)
    expect(second - first).toBeLessThan(6)
  })
})

describe('a link that lost something', () => {
  it('says that it was cut short and shows the units before the cut', async () => {
    const fragment = await fragmentOf(usual)
    const opened = await open(fragment.slice(0, 70))
    expect(opened).toMatchObject({
      state: 'part',
      problem: expect.stringContaining('cut short'),
      roster: { name: 'Dinner with Bundo', faction: 'ogor-mawtribes' },
    })
    const units = opened.state === 'part' ? opened.roster.groups.flatMap(({ units }) => units) : []
    expect(units.length).toBeGreaterThan(4)
    const all = usual.groups.flatMap(({ units }) => units)
    expect(units).toEqual(all.slice(0, units.length))
  })

  it('opens in some form wherever it is cut, and never as whole', async () => {
    const fragment = await fragmentOf({ ...usual, notes: 'Bring dice' })
    for (let length = 0; length < fragment.length; length += 1) {
      const opened = await open(fragment.slice(0, length))
      expect(opened.state, `cut after ${length}`).not.toBe('whole')
      expect(opened).toHaveProperty('problem')
    }
  })

  it('opens in some form whatever character is changed, and never as whole', async () => {
    const fragment = await fragmentOf(usual)
    // the last character is half filling
    for (let at = 0; at < fragment.length - 1; at += 1) {
      const other = fragment[at] === 'A' ? 'B' : 'A'
      const opened = await open(`${fragment.slice(0, at)}${other}${fragment.slice(at + 1)}`)
      expect(opened.state, `changed at ${at}`).not.toBe('whole')
    }
  })

  it('keeps the regiments before a changed character', async () => {
    const fragment = await fragmentOf(usual)
    const at = 85
    const other = fragment[at] === 'A' ? 'B' : 'A'
    const opened = await open(`${fragment.slice(0, at)}${other}${fragment.slice(at + 1)}`)
    expect(opened).toMatchObject({ state: 'part', problem: expect.stringContaining('changed') })
    expect(opened.state === 'part' && opened.roster.groups[0]).toEqual(usual.groups[0])
  })

  it('gives words, not an exception, for any text at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
        const opened = await open(text)
        expect(['whole', 'part', 'none']).toContain(opened.state)
      }),
    )
  })

  it('says that nothing follows the #', async () => {
    expect(await open('')).toMatchObject({ state: 'none', problem: expect.stringContaining('#') })
  })

  it('is not unpacked beyond its bound', async () => {
    const bomb = await fragmentOf(roster({ groups: [group('regiment', notes(12, 19_000))] }))
    expect(bomb.length).toBeLessThan(2_000)
    expect(await open(bomb)).toMatchObject({ state: 'part', roster: { notes: '' } })
  })
})

function notes(units: number, length: number) {
  return Array.from({ length: units }, () => unit('gnoblars', { note: 'a'.repeat(length) }))
}

describe('a link of another time', () => {
  it('of a newer version says so and shows name and army', async () => {
    const fragment = await fragmentOf(usual)
    const opened = await open(`3${fragment.slice(1)}`)
    expect(opened).toMatchObject({
      state: 'part',
      problem: expect.stringContaining('newer Muster'),
      roster: { name: 'Dinner with Bundo', faction: 'ogor-mawtribes', groups: [] },
    })
  })

  it('finds a unit under the name that it has today', async () => {
    const fragment = await fragmentOf(usual)
    const renamed = without(['gnoblars'])
    const aliases = { ...data.aliases, ids: { gnoblars: 'gluttons' } }
    const opened = await open(fragment, loadersOf({ ...renamed, aliases }))
    expect(opened).toMatchObject({ state: 'whole' })
    const units = opened.state === 'whole' ? opened.roster.groups[0]?.units : []
    expect(units?.map(({ unit }) => unit)).toContain('gluttons')
    expect(units?.map(({ unit }) => unit)).not.toContain('gnoblars')
  })

  it('names a unit that was removed since by its last name', async () => {
    const fragment = await fragmentOf(usual)
    const opened = await open(fragment, loadersOf(without(['gnoblars', 'butcher'])))
    expect(opened).toMatchObject({ state: 'whole', roster: usual })
  })

  it('says that a number is newer than the data here, and keeps it when shared again', async () => {
    const fragment = await fragmentOf(usual)
    const old = without(['gnoblars'])
    const opened = await open(fragment, loadersOf(old, []))
    expect(opened).toMatchObject({ notes: [expect.stringContaining('newer than the data')] })
    if (opened.state === 'none') return
    expect(await fragmentOf(opened.roster, old)).toBe(fragment)
  })

  it('passes on why the data could not be loaded', async () => {
    const opened = await open(await fragmentOf(usual), { ...loadersOf(data), base: offline })
    expect(opened).toEqual({ state: 'none', problem: 'No connection.' })
  })
})

async function offline(): Promise<never> {
  return await Promise.reject(new Error('No connection.'))
}

/** The data after these units have left it. */
function without(units: readonly string[]): AosData {
  const books = [...data.books].map(([id, book]) => {
    const armies = book.armies.map((army) => ({
      ...army,
      units: army.units.filter(({ id }) => !units.includes(id)),
    }))
    return [id, { ...book, armies }] as const
  })
  return { ...data, books: new Map(books), index: null }
}
