import { describe, expect, it } from 'vitest'

import { folded, namesApart, numbered } from './play-entries.ts'
import type { PlayEntry } from './play.ts'

const entry = (id: string, units: readonly string[], rest: Partial<PlayEntry> = {}): PlayEntry => ({
  id,
  name: id,
  from: 'Sheet',
  kind: 'ability',
  who: units.map((unit) => ({ unit, name: unit })),
  cost: null,
  value: null,
  passive: false,
  reaction: false,
  phases: [],
  whose: 'any',
  limit: null,
  per: null,
  each: false,
  usable: true,
  text: null,
  ...rest,
})

describe('entries of a play sheet', () => {
  it('that units share are one with all their units, in the order they first come', () => {
    const all = folded([entry('a', ['u1']), entry('b', ['u1']), entry('a', ['u2', 'u1'])])
    expect(all.map(({ id, who }) => [id, who.map(({ unit }) => unit)])).toEqual([
      ['a', ['u1', 'u2']],
      ['b', ['u1']],
    ])
  })

  it('that the whole army has too are the whole army’s, and usable where any of them is', () => {
    const [one] = folded([entry('a', ['u1'], { usable: false }), entry('a', [])])
    expect(one).toMatchObject({ who: [], usable: true })
  })

  it('of one name in one source keep ids of their own', () => {
    const ids = numbered([entry('a', []), entry('a', []), entry('b', [])]).map(({ id }) => id)
    expect(ids).toEqual(['a', 'a:2', 'b'])
  })
})

const unit = (id: string, name: string, nickname = '') => ({ id, name, roster: { nickname } })

it('units of one name have numbers, and one with a nickname goes by it', () => {
  const names = namesApart([
    unit('u1', 'Boyz'),
    unit('u2', 'Warboss'),
    unit('u3', 'Boyz', 'Da Ladz'),
    unit('u4', 'Boyz'),
  ])
  expect([...names.values()]).toEqual(['Boyz 1', 'Warboss', 'Da Ladz', 'Boyz 2'])
})
