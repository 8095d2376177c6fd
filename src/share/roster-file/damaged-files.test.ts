import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { deflate } from '../deflate.ts'
import { readRosterFile, readRosterText } from './read-roster-file.ts'
import { bytesOf, rosterJson, rosXml, wordsOf } from './testing-files.ts'
import { kruleboyz } from './testing-rosters.ts'
import { zipOf } from './zip-write.ts'

describe('reading a roster file never throws', () => {
  const xml = rosXml(kruleboyz)

  it('whatever bytes come', async () => {
    const starts = [
      [],
      [0x50, 0x4b, 3, 4],
      [0x1f, 0x8b],
      [...bytesOf('<roster>')],
      [...bytesOf('{"a":')],
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 300 }),
        async (start, rest) => {
          const file = await readRosterFile(Uint8Array.from([...start, ...rest]), 'x')
          expect(['text', 'portable', 'tree', 'refused']).toContain(file.kind)
        },
      ),
    )
  })

  it('whatever became of a roster on its way', async () => {
    const zipped = zipOf([{ name: 'a.ros', bytes: bytesOf(xml), packed: await deflate(xml) }])
    const json = bytesOf(JSON.stringify(rosterJson(kruleboyz)))
    const places = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 })
    const property = fc.asyncProperty(
      fc.constantFrom(bytesOf(xml), zipped, json),
      places,
      fc.option(fc.nat()),
      async (bytes, changes, cut) => {
        const damaged = Uint8Array.from(cut === null ? bytes : bytes.slice(0, cut % bytes.length))
        for (const [place, byte] of changes) {
          if (damaged.length > 0) damaged[place % damaged.length] = byte
        }
        const file = await readRosterFile(damaged, 'x.rosz')
        expect(wordsOf(file)).toMatch(/\w{3}/)
      },
    )
    await fc.assert(property, { numRuns: 150 })
  })

  it('whatever values stand in a roster', async () => {
    const odd = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.constant([]), fc.object())
    const selection = fc.record({
      name: odd,
      number: odd,
      type: odd,
      costs: odd,
      selections: odd,
      group: odd,
    })
    const property = fc.asyncProperty(fc.array(selection), odd, async (selections, limit) => {
      const roster = { name: limit, costLimits: limit, forces: [{ selections }] }
      const file = await readRosterText(JSON.stringify({ roster }), 'a.json')
      expect(file.kind).toBe('tree')
    })
    await fc.assert(property)
  })
})
