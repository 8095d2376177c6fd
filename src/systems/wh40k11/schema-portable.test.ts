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
    const circle = 'the attachments lead in a circle; the unit stands alone here.'
    expect(result).toMatchObject({
      notes: [`units[0].attachedTo: ${circle}`, `units[1].attachedTo: ${circle}`],
    })
    expect(read({ units: [{ id: 'a', name: 'Warboss', attachedTo: 'a' }] })).toMatchObject({
      notes: [`units[0].attachedTo: ${circle}`],
    })
  })

  it('notes an id that two units have, and an ally that is none', () => {
    const result = read({
      units: [
        { id: 'a', name: 'Boyz' },
        { id: 'a', name: 'Nobz', ally: 'Imperial Agents' },
        { name: 'Warboss', attachedTo: 'a' },
      ],
    })
    expect(result).toMatchObject({
      notes: [
        'units[1].ally: no rule makes Nobz an ally here.',
        'units[1].id: an earlier unit has the id "a", too; what is attached to it joins that one.',
      ],
    })
    expect(result.ok && result.roster.groups[0]?.units.length).toBe(2)
  })

  it('counts models by names that mean something to the language', () => {
    const result = read({ units: [{ name: 'Boyz', models: { constructor: 2, toString: 1 } }] })
    expect(result.ok && result.roster.groups[0]?.units[0]?.models).toEqual({
      constructor: 2,
      tostring: 1,
    })
  })

  it.each([
    [{ name: 'Boyz', models: 'ten' }, 'expected a number or an object in braces, found text'],
    [{ name: 'Boyz', models: 2.5 }, 'expected a whole number or an object in braces, found 2.5'],
    [{ name: 'Boyz', ally: 7 }, 'expected true or false or text, found a number'],
    [null, 'expected a name or an object with a "name", found null'],
  ])('says what may stand in place of %j', (unit, problem) => {
    expect(read({ units: [unit] })).toMatchObject({ ok: false, problem })
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
