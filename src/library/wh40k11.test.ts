import { describe, expect, it } from 'vitest'

import type { Roster } from '../engine/roster.ts'
import { wh40k11 } from '../systems/wh40k11/index.ts'
import type { FortyData } from '../systems/wh40k11/schema.ts'
import { readDataFileForty } from './node-wh40k11.ts'
import { fortyLoader } from './wh40k11.ts'

function loading(language = 'en') {
  const asked: string[] = []
  const loader = fortyLoader(
    async (name) => {
      asked.push(name)
      return await Promise.resolve(readDataFileForty(name))
    },
    () => language,
  )
  return { loader, asked }
}

const orks = (data: unknown, part: Partial<Roster> = {}): Roster => ({
  ...wh40k11.emptyRoster(
    { faction: 'orks', variant: null, limit: 2000, name: 'Boyz' },
    data as FortyData,
  ),
  ...part,
})

describe('loading Warhammer 40,000', () => {
  it('fetches the book of a faction and its page of the points, and nothing twice', async () => {
    const { loader, asked } = loading()
    const roster = orks(await loader.base())
    expect(loader.atHand(roster)).toBeNull()
    const data = (await loader.forRoster(roster)) as FortyData
    expect(asked.toSorted()).toEqual(
      ['aliases', 'core', 'manifest', 'orks', 'orks-legends', 'prices/v1.2/orks'].toSorted(),
    )
    await loader.forRoster(roster)
    expect(asked).toHaveLength(6)
    expect(loader.atHand(roster)).toBe(data)
    const army = wh40k11.resolve(roster, data)
    const units = wh40k11.places(army).find(({ kind }) => kind === 'units')
    expect(units && wh40k11.candidates(army, units.place).length).toBeGreaterThan(50)
  })

  it('fetches the points of the version that a list stays on', async () => {
    const { loader, asked } = loading()
    const roster = orks(await loader.base(), { prices: 'v1.0' })
    await loader.forRoster(roster)
    expect(asked).toContain('prices/v1.0/orks')
    expect(asked).not.toContain('prices/v1.2/orks')
  })

  it('fetches books for what may yet come into the list, and the index for what no book names', async () => {
    const { loader, asked } = loading()
    const roster = orks(await loader.base())
    await loader.forRoster(roster, ['necrons'])
    expect(asked).toEqual(expect.arrayContaining(['necrons', 'prices/v1.2/necrons']))
    expect(asked).not.toContain('index')
    await loader.forRoster({ ...roster, picks: [{ slot: 'detachment', id: 'gladius-task-force' }] })
    expect(asked).toContain('index')
  })

  it('fetches names only for a page in another language, and does without where there are none', async () => {
    const { loader, asked } = loading('de')
    const roster = orks(await loader.base(), {
      picks: [{ slot: 'detachment', id: 'taktikal-brigade' }],
    })
    const army = wh40k11.resolve(roster, (await loader.forRoster(roster)) as FortyData)
    expect(army.slots[0]?.picks[0]?.name).toBe('Taktika-Brigade')
    expect(asked.filter((name) => name.startsWith('names/'))).toEqual(['names/de'])
    expect((await loader.words())('Stealth')).toBe('Tarnung')

    const other = loading('xx').loader
    const same = wh40k11.resolve(roster, (await other.forRoster(roster)) as FortyData)
    expect(same.slots[0]?.picks[0]?.name).toBe('Taktikal Brigade')
    expect((await other.words())('Stealth')).toBe('Stealth')
  })
})
