import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { readPortableList } from './portable-read.ts'
import { portableList } from './schema-portable.ts'

const data = readAllForty()
const list = { game: 'wh40k11', faction: 'Orks', detachments: [], units: [] }
const read = (over: object) => readPortableList({ ...list, ...over }, data)

describe('a portable list of Warhammer 40,000', () => {
  it.each([
    ['a faction that nobody knows', { faction: 'Orcs and Goblins' }, 'faction'],
    ['a battle size that nobody knows', { battleSize: 'Apocalypse' }, 'battleSize'],
    ['a points version that nobody knows', { points: 'v0.9' }, 'points'],
    ['models that are no number', { units: [{ name: 'Boyz', models: 'ten' }] }, 'units[0].models'],
    ['a unit without a name', { units: [{ models: 10 }] }, 'units[0].name'],
    ['units that are no list', { units: 'Boyz' }, 'units'],
  ])('is refused with its place: %s', (_, over, where) => {
    expect(read(over)).toMatchObject({ ok: false, where })
  })

  it('keeps what nobody knows, with a note that says where and what comes near', () => {
    const result = read({
      detachments: ['War Hord'],
      units: ['Boyzz', { name: 'Boyz', attachedTo: 'nobody', colour: 'green' }],
    })
    expect(result).toMatchObject({
      ok: true,
      notes: [
        'units[1].colour is not part of this form and was left out.',
        expect.stringContaining('no detachment is called "War Hord". Did you mean "War Horde"'),
        'units[0]: no unit is called "Boyzz". Did you mean "Boyz"?',
        'units[1].attachedTo: no unit here is called "nobody".',
      ],
    })
  })

  it('reads a circle of attachments as units that stand alone', () => {
    const result = read({
      units: [
        { id: 'a', name: 'Warboss', attachedTo: 'b' },
        { id: 'b', name: 'Boyz', attachedTo: 'a' },
      ],
    })
    expect(result.ok && result.roster.groups.map(({ units }) => units.length)).toEqual([1, 1])
  })

  it('is of the battle size that it names, whatever its limit', () => {
    expect(read({ battleSize: 'Strike Force', limit: 1000 })).toMatchObject({
      roster: { limit: 1000, picks: [{ slot: 'battle-size', id: 'strike-force' }] },
      notes: [],
    })
    expect(read({ limit: 1000 })).toMatchObject({ roster: { limit: 1000, picks: [] } })
    expect(read({ battleSize: 'Incursion' })).toMatchObject({ roster: { limit: 1000, picks: [] } })
  })

  it('may hold anything at all without an exception', () => {
    const anything = fc.record({
      ...Object.fromEntries(Object.entries(list).map(([key, value]) => [key, fc.constant(value)])),
      units: fc.array(fc.record({ name: fc.string(), models: fc.anything(), ally: fc.anything() })),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anything), (value) => {
        expect(typeof readPortableList(value, data).ok).toBe('boolean')
      }),
    )
  })

  it('has a JSON Schema that is what the code reads', async () => {
    const schema = {
      title: 'Muster: portable list for Warhammer 40,000',
      ...z.toJSONSchema(portableList, { io: 'input' }),
    }
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      '../../../public/portable-list-wh40k11.schema.json',
    )
  })
})
