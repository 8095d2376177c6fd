import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../../library/node-wh40k11.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAllForty()

const said = (sketch: Sketch) => {
  const army = sketched(data, sketch)
  return [army.size.name, ...findingsOf(army, 'M04').map(({ severity }) => severity)]
}

describe('battle sizes', () => {
  it.each([
    [{ limit: 500 }, ['Incursion', 'note']],
    [{ limit: 1000 }, ['Incursion']],
    [{ limit: 1250 }, ['Strike Force', 'note']],
    [{ limit: 1500 }, ['Strike Force', 'note']],
    [{ limit: 2000 }, ['Strike Force']],
    [{ limit: 2250 }, ['Strike Force', 'warning']],
    [{ limit: 3000 }, ['Strike Force', 'warning']],
    [{ limit: 1000, battleSize: 'Strike Force' }, ['Strike Force', 'note']],
    [{ limit: 2000, battleSize: 'Incursion' }, ['Incursion', 'warning']],
    [{ battleSize: 'Onslaught' }, ['Onslaught', 'warning']],
  ] satisfies [Sketch, string[]][])('%j', (sketch, expected) => {
    expect(said(sketch)).toEqual(expected)
  })

  it('give a small list of Strike Force its three copies, and a large one of Incursion two', () => {
    const three = { units: [{ name: 'Warboss', warlord: true }, 'Nobz', 'Nobz', 'Nobz'] }
    expect(broken(sketched(data, { ...three, limit: 1000, battleSize: 'Strike Force' }))).toEqual(
      [],
    )
    expect(broken(sketched(data, { ...three, battleSize: 'Incursion', limit: 2000 }))).toContain(
      'M03',
    )
  })
})

describe('units without a datasheet', () => {
  it.each([
    ['Aeldari', 'Clanblade'],
    ['Aeldari', 'Dragon Knights'],
    ['Aeldari', 'Leystalker'],
    ['Aeldari', 'Stonesinger'],
    ['Imperial Agents', 'X-101'],
  ])('%s: %s has a price, and the list says that no datasheet is known', (faction, name) => {
    const army = sketched(data, { faction, detachments: [], units: [name], points: 'v1.2' })
    expect(army.everyone[0]?.points).toBeGreaterThan(0)
    expect(findingsOf(army, 'M38').map(({ say }) => say)).toEqual([
      expect.stringContaining(`${name}: no datasheet is known`),
    ])
  })
})
