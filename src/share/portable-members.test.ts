import { describe, expect, it } from 'vitest'

import { readAll } from '../library/node-books.ts'
import { readPortable, toPortable } from './portable.ts'
import { group, roster, unit } from './testing-roster.ts'

const data = readAll()

/** Two members of a ready-made regiment, alike in everything. */
function twins(over: Parameters<typeof unit>[1]) {
  const units = [unit('nurglings', over), unit('nurglings', over)]
  return roster({ groups: [group('renown', units, 'nurgles-gift')] })
}

function again(over: Parameters<typeof unit>[1]) {
  const read = readPortable(toPortable(twins(over), data), data)
  if (!read.ok) throw new Error(read.problem)
  return read.roster.groups.flatMap(({ units }) => units)
}

describe('members of a Regiment of Renown that are alike', () => {
  it('stand as one with a count', () => {
    expect(toPortable(twins({ size: 1 }), data)).toMatchObject({
      regimentsOfRenown: [{ units: [{ name: 'Nurglings', count: 2 }] }],
    })
    expect(again({ size: 1 }).map(({ size }) => size)).toEqual([1, 1])
  })

  it.each([
    ['an enhancement', { picks: [{ slot: 'artefacts-of-power', id: 'mastery-over-monsters' }] }],
    ['a name', { nickname: 'Old Snag' }],
    ['a note', { note: 'In front.' }],
    ['the mark of the general', { marks: ['general'] }],
  ])('keep what each of them has: %s', (_, over) => {
    expect(again(over)).toMatchObject([over, over])
  })
})
