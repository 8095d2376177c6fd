import { describe, expect, it } from 'vitest'

import type { PricePageData, SheetData, UnitData } from '../systems/wh40k11/schema.ts'
import { readAllForty, readDataFileForty } from './node-wh40k11.ts'

const { manifest, core, books, prices, index } = readAllForty()
const pages = manifest.pages.map(({ id }) => id)
const allDetachments = [...books.values()].flatMap(({ detachments }) => detachments)
const sheets = new Map(
  [...books.values()].flatMap((book) => book.sheets.map((one) => [one.id, one])),
)

function book(id: string) {
  const found = books.get(id)
  if (!found) throw new Error(`no book ${id}`)
  return found
}

function page(version: string, id: string): PricePageData {
  const found = prices.get(version)?.pages.find((one) => one.id === id)
  if (!found) throw new Error(`no page ${id} in ${version}`)
  return found
}

function price(version: string, pageId: string, unit: string) {
  const found = page(version, pageId).units.find(({ id }) => id === unit)
  if (!found) throw new Error(`no ${unit} on ${pageId} in ${version}`)
  return found
}

function sizes(version: string, pageId: string, unit: string): readonly string[] {
  return price(version, pageId, unit).sizes.map(({ models, points }) => `${models} for ${points}`)
}

function unit(pageId: string, id: string): UnitData {
  const found = book(pageId).units.find((one) => one.id === id)
  if (!found) throw new Error(`no unit ${id} on ${pageId}`)
  return found
}

function sheet(id: string): SheetData {
  const found = sheets.get(id)
  if (!found) throw new Error(`no sheet ${id}`)
  return found
}

function ofSource(source: string): readonly SheetData[] {
  return [...sheets.values()].filter((one) => one.source === source)
}

function flagged(flag: string): readonly SheetData[] {
  return [...sheets.values()].filter(({ flags }) => flags?.some((one) => one === flag))
}

/** A Warboss and four units of ten Boyz, the fourth of which may cost more. */
function fourBoyz(version: string): number {
  const boyz = price(version, 'orks', 'boyz')
  const leader = price(version, 'orks', 'warboss').sizes[0]?.points ?? 0
  const extra = boyz.surcharge?.from === 4 ? boyz.surcharge.add : 0
  return leader + 4 * (boyz.sizes[0]?.points ?? 0) + extra
}

function detachment(version: string, pageId: string, id: string) {
  return page(version, pageId).detachments.find((one) => one.id === id)
}

/** How many detachments of a version have a tag. */
function tagged(version: string): number {
  const all = prices.get(version)?.pages.flatMap((one) => one.detachments) ?? []
  return new Set(all.flatMap(({ id, tag }) => (tag ? [id] : []))).size
}

/** Units of a version, and the second prices of those that have one. */
function entries(version: string): number {
  const units = prices.get(version)?.pages.flatMap((one) => one.units) ?? []
  return units.length + units.filter(({ ally }) => ally).length
}

describe('what the data covers', () => {
  it('has 30 pages, 1,809 entries in version 1.2 and 1,805 in 1.1, all but five with a datasheet', () => {
    expect(pages).toHaveLength(30)
    expect(manifest.prices.map(({ id }) => id)).toEqual(['v1.2', 'v1.1', 'v1.0'])
    expect(['v1.2', 'v1.1', 'v1.0'].map(entries)).toEqual([1809, 1805, 1805])
    const bare = pages.flatMap((id) => book(id).units.filter((one) => one.sheet === null))
    expect(bare.map(({ name }) => name).toSorted()).toEqual([
      'Clanblade',
      'Dragon Knights',
      'Leystalker',
      'Stonesinger',
      'X-101',
    ])
  })

  it('has 268 detachments, 913 enhancements of which 71 are Upgrades, 1,355 stratagems and ten core ones', () => {
    const enhancements = allDetachments.flatMap((one) => one.enhancements)
    expect(allDetachments).toHaveLength(268)
    expect(enhancements).toHaveLength(913)
    expect(new Set(enhancements.map(({ id }) => id)).size).toBe(913)
    expect(enhancements.filter(({ upgrade }) => upgrade)).toHaveLength(71)
    expect(allDetachments.flatMap(({ stratagems }) => stratagems)).toHaveLength(1355)
    expect(core.stratagems.map(({ name, cp }) => `${name} ${cp}`)).toHaveLength(10)
  })

  it('knows for every enhancement who may take it', () => {
    const unknown = allDetachments
      .flatMap((one) => one.enhancements)
      .filter(({ eligible }) => eligible.anyOf.length === 0 && !eligible.units)
    expect(unknown).toEqual([])
  })

  it('takes Legends datasheets from the community, 134 of them of the edition before and without choices', () => {
    expect(ofSource('community')).toHaveLength(203)
    expect(ofSource('tenth')).toHaveLength(134)
    expect(ofSource('tenth').flatMap(({ options }) => options)).toEqual([])
  })

  it('has at least 98 of 100 wargear options in structure', () => {
    const options = [...sheets.values()]
      .filter(({ source }) => source === 'app')
      .flatMap((one) => one.options)
    const free = options.filter((one) => one.free)
    expect(options.length).toBeGreaterThan(1340)
    expect(free.length / options.length).toBeLessThan(0.02)
  })
})

describe('the price books', () => {
  it('keep each version: Boyz, Nobz, Trukk and Stompa', () => {
    expect(sizes('v1.2', 'orks', 'boyz')).toEqual(sizes('v1.1', 'orks', 'boyz'))
    expect(sizes('v1.1', 'orks', 'boyz')).not.toEqual(sizes('v1.0', 'orks', 'boyz'))
    expect([fourBoyz('v1.0'), fourBoyz('v1.1'), fourBoyz('v1.2')]).toEqual([375, 395, 395])
  })

  it('price a unit by page, and some a second time as allies', () => {
    expect(sizes('v1.2', 'chaos-daemons', 'bloodletters')).toEqual(['10 for 110'])
    expect(sizes('v1.2', 'world-eaters', 'bloodletters')).toEqual(['10 for 90'])
    const inquisitor = price('v1.2', 'imperial-agents', 'inquisitor')
    expect([inquisitor.sizes[0]?.points, inquisitor.ally?.sizes[0]?.points]).toEqual([55, 65])
    expect(page('v1.2', 'imperial-agents').units.filter(({ ally }) => ally)).toHaveLength(29)
  })

  it('tell rows of the same number of models apart by kind, and price add-ons and items', () => {
    const six = price('v1.2', 'space-wolves', 'wolf-guard-headtakers').sizes.filter(
      ({ models }) => models === 6,
    )
    expect(six.map(({ points, kinds }) => [points, kinds])).toEqual([
      [115, { 'wolf-guard-headtakers': 3, 'hunting-wolves': 3 }],
      [170, { 'wolf-guard-headtakers': 6 }],
    ])
    expect(price('v1.2', 'space-wolves', 'outrider-squad').addons).toMatchObject([
      { points: 60, kind: 'invader-atv' },
    ])
    const [item] = price('v1.2', 'orks', 'battlewagon').wargear ?? []
    expect(item?.points).toBe(15)
    expect(sheet('orks/battlewagon').items[item?.item ?? -1]).toBe("'Ard Case")
  })

  it('hold detachment points, tags and which detachments there are, by page and version', () => {
    expect(detachment('v1.2', 'space-marines', 'stormlance-task-force')?.dp).toBe(3)
    expect(detachment('v1.2', 'blood-angels', 'stormlance-task-force')?.dp).toBe(2)
    expect(detachment('v1.0', 'orks', 'equatorial-hordes')).toBeUndefined()
    expect(detachment('v1.1', 'orks', 'equatorial-hordes')?.dp).toBe(1)
    expect(detachment('v1.2', 'orks', 'rollin-deff')?.tag).toBe('WAGONS')
    expect([tagged('v1.0'), tagged('v1.1'), tagged('v1.2')]).toEqual([57, 55, 55])
  })
})

describe('how the files fit together', () => {
  it('every unit of a page finds its datasheet in the books that the page needs', () => {
    for (const { id, needs, legends } of manifest.pages)
      for (const { sheet: wanted, legends: isLegends, name } of book(id).units) {
        if (wanted === null) continue
        const homes = [id, ...needs, ...(isLegends ? legends : [])]
        expect({
          id,
          name,
          found: sheets.has(wanted) && homes.includes(wanted.split('/')[0] ?? ''),
        }).toMatchObject({ found: true })
      }
  })

  it('every price, attach list and enhancement names what is there', () => {
    const enhancements = new Set(
      allDetachments.flatMap((one) => one.enhancements.map(({ id }) => id)),
    )
    const lost: string[] = []
    for (const id of pages) {
      const units = new Set(book(id).units.map((one) => one.id))
      for (const one of book(id).units)
        for (const target of one.joins ?? []) if (!units.has(target)) lost.push(`${id} ${target}`)
      for (const version of prices.keys()) {
        for (const one of page(version, id).units)
          if (!units.has(one.id)) lost.push(`${id} ${one.id}`)
        for (const one of page(version, id).detachments)
          for (const key of Object.keys(one.enhancements))
            if (!enhancements.has(key)) lost.push(`${id} ${key}`)
      }
    }
    expect(lost).toEqual([])
  })

  it('every loadout and option speaks of kinds and items of its sheet', () => {
    const wrong: string[] = []
    for (const one of sheets.values()) {
      const kinds = new Set(one.models.map(({ id }) => id))
      const items = [
        ...one.loadout.flatMap((entry) => entry.items),
        ...one.options.flatMap(({ from = [], to }) =>
          [...from, ...to.flatMap((each) => (each ? [each] : []))].flat(),
        ),
      ]
      const named = [
        ...one.loadout.flatMap((entry) => entry.kinds),
        ...one.options.flatMap(({ who = [], perOf = [] }) => [...who, ...perOf]),
        ...one.compositions.flat().map(({ kind }) => kind),
      ]
      const numbers = one.options.map(({ n }) => n)
      if (named.some((kind) => !kinds.has(kind))) wrong.push(`${one.id}: kind`)
      if (items.some(([item]) => one.items[item] === undefined)) wrong.push(`${one.id}: item`)
      if (one.weapons.some(({ item }) => one.items[item] === undefined))
        wrong.push(`${one.id}: weapon`)
      if (new Set(numbers).size < numbers.length) wrong.push(`${one.id}: number`)
    }
    expect(wrong).toEqual([])
  })

  it('every short number is that of the register', () => {
    const ids = readDataFileForty('ids') as readonly string[]
    expect(new Set(ids).size).toBe(ids.length)
    const numbered = [
      ...manifest.pages.map(({ id, n }) => [`page:${id}`, n]),
      ...manifest.prices.map(({ id, n }) => [`prices:${id}`, n]),
      ...(index?.units ?? []).map(({ id, n }) => [`unit:${id}`, n]),
      ...(index?.picks ?? []).map(({ slot, id, n }) => [`${slot}:${id}`, n]),
      ...core.allies.map(({ id, n }) => [`ally:${id}`, n]),
      ...core.battleSizes.map(({ id, n }) => [`battle-size:${id}`, n]),
      ...core.choosableKeywords.map(({ id, n }) => [`keyword:${id}`, n]),
    ] as const
    expect(numbered.filter(([entry, n]) => ids[Number(n)] !== entry)).toEqual([])
  })
})

it('has the units, attach lists and flags of the seed page: Ufthak Blackhawk joins Boyz or Nobz', () => {
  expect(unit('orks', 'ufthak-blackhawk')).toMatchObject({
    legends: true,
    role: 'leader',
    joins: ['boyz', 'nobz'],
  })
  const widened = allDetachments
    .flatMap((one) => one.enhancements)
    .filter(({ leaderTo, supportTo }) => leaderTo ?? supportTo)
  expect(widened).toHaveLength(13)
  expect(flagged('must-be-warlord')).toHaveLength(17)
  expect(flagged('cannot-be-warlord').map(({ name }) => name)).toContain('Sly Marbo')
})
