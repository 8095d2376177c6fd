import { readdirSync, readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import { blocksOf, type Block } from '../../engine/blocks.ts'
import type { Roster } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { validate } from '../../engine/validate.ts'
import { readAll } from '../../library/node-books.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { readPortable } from '../../share/portable.ts'
import { randomLists } from '../../systems/aos4/testing-lists.ts'
import { systemOf } from '../../systems/index.ts'
import { randomLists as randomFortyLists } from '../../systems/wh40k11/testing-lists.ts'
import { pointsOfRow, rowsOf } from './block-rows.ts'
import { faultyUnits } from './faulty.ts'

const share = `${import.meta.dirname}/../../share`

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

/** The figures above the foot of a block, as the roster shows them. */
function figures(army: Army, system: System, { groups }: Block): readonly number[] {
  if (groups[0]?.style === 'locked') return groups.map(({ points }) => points)
  const { rows, sides } = rowsOf(army, groups, faultyUnits(validate(system, army)))
  return [...rows.map(pointsOfRow), ...sides.map(({ points }) => points)]
}

/** A block whose figures do not add up to its sum, in words. */
function wrongSums(roster: Roster, data: unknown): readonly string[] {
  const system = systemOf(roster.system)
  if (!system) throw new Error(`There is no game ${roster.system}.`)
  const army = system.resolve(roster, data)
  const blocks = blocksOf(army)
  const chosen = army.slots.flatMap(({ picks }) => picks.map(({ points }) => points))
  const wrong = blocks.flatMap((block) => {
    const shown = figures(army, system, block)
    return sum(shown) === block.points ? [] : [`${shown.join(' + ')} is not ${block.points}`]
  })
  const all = sum(blocks.map(({ points }) => points)) + sum(chosen)
  return all === army.points ? wrong : [...wrong, `${all} is not ${army.points}`]
}

const games = [
  { folder: 'cases', data: readAll(), lists: randomLists(readAll()) },
  { folder: 'cases-wh40k11', data: readAllForty(), lists: randomFortyLists(readAllForty()) },
]

describe.each(games)('rows of the lists in $folder', ({ folder, data, lists }) => {
  const cases = readdirSync(`${share}/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) =>
        JSON.parse(readFileSync(`${share}/${folder}/${file}`, 'utf8')) as readonly {
          readonly title: string
          readonly list: unknown
        }[],
    )

  it.each(cases)('add up to the sum of their block, and these to the total: $title', ({ list }) => {
    const read = readPortable(list, data)
    if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
    expect(wrongSums(read.roster, data)).toEqual([])
  })

  it('add up in lists of every faction, legal or not', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        expect(wrongSums(roster, data)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
