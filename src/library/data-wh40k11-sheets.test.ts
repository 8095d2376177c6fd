import { describe, expect, it } from 'vitest'

import { loadoutOf } from '../engine/loadout.ts'
import type { SheetData } from '../systems/wh40k11/schema.ts'
import { readAllForty } from './node-wh40k11.ts'

const { books } = readAllForty()
const sheets = [...books.values()].flatMap((book) => book.sheets)

function sheet(id: string): SheetData {
  const found = sheets.find((one) => one.id === id)
  if (!found) throw new Error(`no sheet ${id}`)
  return found
}

/** What one model of a sheet of one carries, in words. */
function carried(id: string, choices: Readonly<Record<string, number>> = {}) {
  const own = sheet(id)
  const { totals, faults } = loadoutOf(own, { [own.models[0]?.id ?? '']: 1 }, choices)
  const items = totals.flatMap((count, item) => (count > 0 ? [`${count} ${own.items[item]}`] : []))
  return { items: items.join(', '), faults: faults.map(({ kind }) => kind) }
}

/** Items of which one model has one at most. */
function apart(id: string): readonly (readonly (string | undefined)[])[] {
  const { items, apart: sets = [] } = sheet(id)
  return sets.map((set) => set.map((item) => items[item]))
}

/** The choice of a sheet that gives these items, as lists call it. */
function choice(id: string, ...wanted: string[]): string {
  const own = sheet(id)
  const found = own.options.flatMap(({ n, to }) =>
    to.flatMap((set, at) =>
      set && set.map(([item]) => own.items[item]).join() === wanted.join() ? [`${n}.${at}`] : [],
    ),
  )
  if (!found[0]) throw new Error(`${id} has no choice of ${wanted.join(', ')}`)
  return found[0]
}

describe('loadouts', () => {
  it('name weapons and wargear of the sheet only', () => {
    const named = sheets
      .filter(({ source }) => source === 'app')
      .flatMap(({ id, items, weapons, abilities, loadout }) => {
        const known = new Set(weapons.map(({ item }) => item))
        const gear = abilities.map(({ name }) => name.replace(/ \(.*\)$|^The /g, '').toLowerCase())
        return loadout
          .flatMap((one) => one.items.map(([item]) => item))
          .filter((item) => !known.has(item))
          .map((item) => ({ at: `${id}: ${items[item]}`, name: items[item]?.toLowerCase() ?? '' }))
          .filter(({ name }) => !gear.includes(name))
      })
    expect(named.map(({ at }) => at)).toEqual([])
  })

  it('count what a model has several of', () => {
    expect(carried('adeptus-custodes/venerable-land-raider').items).toContain(
      '2 Godhammer lascannon',
    )
    expect(carried('orks/tankbustas').items).toContain('2 Rokkit pistol')
  })
})

describe('wargear choices', () => {
  it('give up all cannons of a Defiler at once', () => {
    const id = 'death-guard/defiler'
    const { items, faults } = carried(id, { [choice(id, 'Magma cutters')]: 1 })
    expect(items).toContain('2 Magma cutters')
    expect(items).not.toContain('Excruciator')
    expect(faults).toEqual([])
  })

  it('change each klaw of a Deff Dread', () => {
    const id = 'orks/deff-dread'
    const skorcha = choice(id, 'Skorcha')
    expect(carried(id, { [skorcha]: 2 })).toEqual({
      items: '2 Skorcha, 2 Big shoota, 1 Stompy feet',
      faults: [],
    })
    expect(carried(id, { [skorcha]: 3 }).faults).toHaveLength(1)
  })

  it('give a Helbrute a bolter for each fist', () => {
    const id = 'world-eaters/helbrute'
    const own = sheet(id)
    const fists = own.options.flatMap(({ n, to }) => {
      const at = to.findIndex(
        (set) => set?.length === 1 && own.items[set[0]?.[0] ?? -1] === 'Helbrute fist',
      )
      return at < 0 ? [] : [`${n}.${at}`]
    })
    const bolter = choice(id, 'Helbrute fist', 'Combi-bolter')
    const both = Object.fromEntries(fists.map((key) => [key, 1]))
    expect(carried(id, { ...both, [bolter]: 2 })).toEqual({
      items: expect.stringContaining('2 Combi-bolter'),
      faults: [],
    })
    expect(carried(id, { [fists[0] ?? '']: 1, [bolter]: 2 }).faults).toHaveLength(1)
  })

  it('keep apart what one model cannot have together', () => {
    expect(apart('astra-militarum/death-korps-of-krieg')).toEqual([
      ['Vox-caster', 'Death Korps Medi-pack'],
    ])
    expect(apart('space-marines/tactical-squad').flat()).toEqual(
      expect.arrayContaining(['Grav-pistol', 'Combi-weapon']),
    )
  })
})

describe('invulnerable saves', () => {
  it('have a star where they are against some attacks only', () => {
    const knight = sheet('imperial-knights/knight-crusader')
    expect(knight.stats.invulnerable).toBe('5+*')
    expect(knight.invulnerable).toEqual([{ value: '5+', against: 'ranged' }])
  })

  it('are one model’s where the datasheet says so', () => {
    const saves = sheet('astra-militarum/gaunts-ghosts').profiles?.map(
      ({ stats }) => stats.invulnerable,
    )
    expect(saves).toEqual(['5+', undefined])
  })

  it('have a condition behind every star', () => {
    const starred = sheets.filter(({ stats }) => stats.invulnerable?.endsWith('*'))
    expect(starred.length).toBeGreaterThan(50)
    expect(starred.filter(({ invulnerable }) => !invulnerable)).toEqual([])
  })
})

it('a stratagem has a phase', () => {
  const all = [...books.values()].flatMap(({ detachments }) =>
    detachments.flatMap(({ stratagems }) => stratagems),
  )
  expect(all.filter(({ phases }) => phases.length === 0)).toEqual([])
})
