import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Roster, RosterPick, RosterUnit } from '../../engine/roster.ts'
import { readAll } from '../../library/node-books.ts'
import { aos4 } from '../../systems/aos4/index.ts'
import { randomLists } from '../../systems/aos4/testing-lists.ts'
import { readPortable, toPortable } from '../portable.ts'
import { readRosterFile } from '../roster-file/read-roster-file.ts'
import { treeList } from '../roster-file/tree-list.ts'
import { anyRoster } from '../testing-roster.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { losesOf, writeList } from './write.ts'

const data = readAll()
const names = fc.constantFrom(
  'Dinner at noon',
  'Round 3/5',
  'A (2nd) try',
  'Côte & co',
  'x 1990/2000 pts',
  'Regiment 1',
  '[b]**Big** `one`[/b]',
  '',
)

/** The same thing is chosen once; no screen offers it again. */
function once(picks: readonly RosterPick[]): readonly RosterPick[] {
  return picks.filter(({ slot, id }, at) => {
    return picks.findIndex((one) => one.slot === slot && one.id === id) === at
  })
}

/** None of something is as good as nothing. */
function some(wargear: RosterUnit['wargear']): RosterUnit['wargear'] {
  return Object.fromEntries(Object.entries(wargear).filter(([, count]) => count > 0))
}

/** Random lists without units that no book has: no text can say what these are. */
const lists = fc
  .tuple(fc.oneof(randomLists(data), anyRoster(data)), names)
  .map(([roster, name]): Roster => {
    const { units } = aos4.resolve(roster, data)
    const known = (id: string) => {
      const unit = units.get(id)
      return unit !== undefined && (unit.known || unit.home.length > 0)
    }
    return {
      ...roster,
      name,
      notes: roster.notes === '' ? '' : 'Bring dice.\n\nAnd 2 < 3 & more.',
      picks: once(roster.picks),
      groups: roster.groups
        .map((group) => ({
          ...group,
          units: group.units
            .filter(({ id }) => known(id))
            .map((unit) => ({
              ...unit,
              picks: once(unit.picks),
              wargear: some(unit.wargear),
              nickname: unit.nickname === '' ? '' : 'Old <Snag> & Sons',
              note: unit.note === '' ? '' : 'Holds\nthe "middle"',
            })),
        }))
        .filter(({ units }) => units.length > 0),
    }
  })

/** Fields of the portable form, of the list or of its units, that are gone with what a way to write it loses. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'the points limit': ['limit'],
  'models and wargear': ['wargear'],
  'the points version': ['points'],
  'whether Legends are allowed': ['legends'],
  'your notes': ['notes'],
  'your names for units': ['nickname'],
  'your notes on units': ['note'],
  'wargear that the datasheet lacks': ['wargear'],
}

function without(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, gone))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .filter(([key]) => !gone.has(key))
    .map(([key, part]) => [key, without(part, gone)])
  // a unit with nothing but its name is its name
  const [only] = kept
  return kept.length === 1 && only?.[0] === 'name' ? only[1] : Object.fromEntries(kept)
}

/** A list in the portable form, without what a way to write it says that it loses. */
function contents(roster: Roster, loses: readonly string[]): unknown {
  const { title } = aos4.resolve(roster, data)
  // a list without a name goes by that of its army in a file
  const named = roster.name !== '' && !loses.some((loss) => loss.startsWith('the name of the list'))
  const list = { ...toPortable(roster, data), name: named ? roster.name : title }
  // that of the data is as good as none
  const newest = roster.prices === data.manifest.version ? ['points'] : []
  return without(list, new Set([...newest, ...loses.flatMap((loss) => fields[loss] ?? [])]))
}

async function readBack(roster: Roster, id: string, loses: readonly string[]): Promise<Roster> {
  const written = await writeList(aos4.resolve(roster, data), id, { faults: true })
  if (id === 'json') {
    const read = readPortable(written, data)
    if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
    return read.roster
  }
  if (typeof written !== 'string') {
    const file = await readRosterFile(written, 'list.rosz')
    if (file.kind !== 'tree') throw new Error(`read as ${file.kind}`)
    const list = treeList(file.tree)
    if ('kind' in list || !list.found) throw new Error('no list in the file')
    return readText(list.lines, list.found, data).roster
  }
  const found = listsIn(written)
  const [list] = found
  if (found.length !== 1 || !list?.found) throw new Error(`${found.length} lists\n${written}`)
  const read = readText(list.lines, list.found, data)
  const unread = read.readings.filter(({ status }) => status === 'unread' || status === 'near')
  const odd = loses.includes('wargear that the datasheet lacks') ? /\b\d+x / : null
  const texts = unread
    .map(({ line, status }) => `${status} ${list.lines[line]?.text}`)
    .filter((words) => odd?.test(words) !== true)
  if (texts.length > 0) throw new Error(`${list.found.format.id}: ${texts.join('\n')}\n${written}`)
  return read.roster
}

const ways = ['app', 'new-recruit', 'markdown', 'short', 'bbcode', 'json', 'rosz']

describe('a list of Age of Sigmar written and read again', () => {
  it.each(ways)('is the same but for what it says that it loses: %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(lists, async (roster) => {
        const army = aos4.resolve(roster, data)
        const loses = losesOf(army, id)
        const again = await readBack(roster, id, loses)
        expect(contents(again, loses)).toEqual(contents(roster, loses))
      }),
      { numRuns: Number(process.env['RUNS'] ?? 60) },
    )
  })
})
