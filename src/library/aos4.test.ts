import { describe, expect, it } from 'vitest'

import { aos4 } from '../systems/aos4/index.ts'
import type { AosData } from '../systems/aos4/schema.ts'
import { aos4Loader } from './aos4.ts'
import { readAll, readDataFile } from './node-books.ts'

function opened() {
  const asked: string[] = []
  const loader = aos4Loader(async (name) => {
    asked.push(name)
    return readDataFile(name)
  })
  return { asked, loader }
}

const empty = aos4.emptyRoster(
  { faction: 'ogor-mawtribes', variant: null, limit: 2000, name: '' },
  readAll(),
)

describe('the data of Age of Sigmar', () => {
  it('comes book by book, and each file once', async () => {
    const { asked, loader } = opened()
    const base = (await loader.base()) as AosData
    expect(base.books.size).toBe(0)
    expect(loader.atHand(empty)).toBeNull()
    await Promise.all([loader.forRoster(empty), loader.forRoster(empty)])
    expect(asked.filter((name) => name === 'ogor-mawtribes')).toHaveLength(1)
    expect(asked).not.toContain('index')
    expect((loader.atHand(empty) as AosData).books.has('ogor-mawtribes')).toBe(true)
  })

  it('brings the index only for a roster that names what its books lack', async () => {
    const { asked, loader } = opened()
    const strange = { ...empty, picks: [{ slot: 'terrain', id: 'no-such-thing' }] }
    await loader.forRoster(empty)
    expect(loader.atHand(strange)).toBeNull()
    const data = (await loader.forRoster(strange)) as AosData
    expect(asked).toContain('index')
    expect(data.index).not.toBeNull()
  })

  it('keeps books that load at the same time', async () => {
    const { loader } = opened()
    await Promise.all([loader.forRoster(empty), loader.forRoster({ ...empty, faction: 'skaven' })])
    const data = (await loader.base()) as AosData
    expect([...data.books.keys()].toSorted()).toEqual(['ogor-mawtribes', 'skaven'])
  })

  it('says of an error which file does not fit its format, and where', async () => {
    const crash = new Error('Cannot read properties of undefined')
    const damaged = aos4Loader(async (name) =>
      name === 'ogor-mawtribes' ? { format: 1, id: name, armies: [] } : readDataFile(name),
    )
    await damaged.forRoster(empty).catch(() => null)
    expect(await damaged.explain(crash)).toMatchObject({
      message: expect.stringContaining('data/aos4/ogor-mawtribes.json: '),
    })

    const { loader } = opened()
    await loader.forRoster(empty)
    expect(await loader.explain(crash)).toBe(crash)
  })
})
