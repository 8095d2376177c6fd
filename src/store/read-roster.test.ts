import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { ROSTER_SCHEMA } from '../engine/roster.ts'
import { BOUNDS, tooLargeWords } from './bounds.ts'
import { readRoster } from './read-roster.ts'
import { stepUp } from './steps.ts'
import { sampleRoster, sampleUnit } from './testing.ts'

const group = (id: string, units = [sampleUnit('u1')]) => ({ id, kind: 'a', from: null, units })
const alone = (at: number) => group(`g${at}`, [sampleUnit(`u${at}`)])

describe('the gate for rosters', () => {
  it('lets a roster through as it is, without what the schema does not name', () => {
    const value: unknown = JSON.parse(JSON.stringify({ ...sampleRoster(), extra: 1 }))
    expect(readRoster(value)).toEqual({ ok: true, roster: sampleRoster() })
  })

  it.each([
    ['nothing', null, 'schema'],
    ['a text', 'garbage', 'schema'],
    ['an array', [], 'schema'],
    ['a roster without a version', { ...sampleRoster(), schema: undefined }, 'schema'],
    ['a name that is a number', { ...sampleRoster(), name: 7 }, 'name'],
    ['a limit below zero', { ...sampleRoster(), limit: -5 }, 'limit'],
    ['an id with markup', { ...sampleRoster(), faction: '<b>' }, 'faction'],
    [
      'an id that every object has',
      { ...sampleRoster(), groups: [group('g1', [sampleUnit('constructor')])] },
      'groups[0]',
    ],
    ['a broken unit', { ...sampleRoster(), groups: [group('g1', [{} as never])] }, 'groups[0]'],
    ['a name without end', { ...sampleRoster(), name: 'x'.repeat(5000) }, 'name'],
    [
      'too many groups',
      { ...sampleRoster(), groups: Array.from({ length: 301 }, (_, at) => group(`g${at}`, [])) },
      'groups',
    ],
    [
      'too many units',
      {
        ...sampleRoster(),
        groups: [0, 1].map((at) =>
          group(
            `g${at}`,
            Array.from({ length: 200 }, (_, unit) => sampleUnit(`u${at}-${unit}`)),
          ),
        ),
      },
      'groups',
    ],
    ['one id for two units', { ...sampleRoster(), groups: [group('g1'), group('g2')] }, 'groups'],
  ])('refuses %s and says where', (_, value, where) => {
    expect(readRoster(value)).toMatchObject({
      ok: false,
      where: expect.stringContaining(where),
      problem: expect.stringMatching(/^[“A-Z].+\.$/),
    })
  })

  it('lets as many units through as a list may have, each in a group of its own', () => {
    const groups = Array.from({ length: BOUNDS.units }, (_, at) => alone(at))
    const roster = sampleRoster({ groups })
    expect(readRoster(roster)).toEqual({ ok: true, roster })
    expect(tooLargeWords(roster)).toBeNull()
  })

  it('says in words what is wrong', () => {
    expect(readRoster({ ...sampleRoster(), limit: 'many' })).toMatchObject({
      problem: '“limit” must be a number.',
    })
  })
})

describe('a list saved under schema 1', () => {
  const saved: unknown = JSON.parse(
    readFileSync(new URL('fixtures/roster-1.json', import.meta.url), 'utf8'),
  )

  it('opens with the newest points and the usual number of models', () => {
    const read = readRoster(saved)
    expect(read).toMatchObject({
      ok: true,
      roster: { schema: ROSTER_SCHEMA, name: 'Dinner with Bundo', prices: null, limit: 2000 },
    })
    const units = read.ok ? read.roster.groups.flatMap((one) => one.units) : []
    expect(units.map((one) => [one.unit, one.size, one.models])).toEqual([
      ['tyrant', 0, {}],
      ['ironguts', 1, {}],
      ['gnoblars', 0, {}],
    ])
  })
})

describe('steps up', () => {
  const steps = [
    (roster: object) => ({ ...roster, b: 2 }),
    (roster: object) => ({ ...roster, c: 3 }),
  ]

  it('lead from any older version through each step to the present one', () => {
    expect(stepUp({ schema: 1 }, steps, 3)).toEqual({ ok: true, value: { schema: 3, b: 2, c: 3 } })
    expect(stepUp({ schema: 2 }, steps, 3)).toEqual({ ok: true, value: { schema: 3, c: 3 } })
    expect(stepUp({ schema: 3 }, steps, 3)).toEqual({ ok: true, value: { schema: 3 } })
  })

  it('leave a newer version alone', () => {
    expect(stepUp({ schema: 4 }, steps, 3)).toMatchObject({ ok: false, newer: true })
  })
})
