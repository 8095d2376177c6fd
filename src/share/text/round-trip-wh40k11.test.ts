import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Roster } from '../../engine/roster.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy, FortyUnit } from '../../systems/wh40k11/army.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { randomLists } from '../../systems/wh40k11/testing-lists.ts'
import { readPortable } from '../portable.ts'
import { readRosterFile } from '../roster-file/read-roster-file.ts'
import { treeList } from '../roster-file/tree-list.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { losesOf, writeList } from './write.ts'

const data = readAllForty()
const names = fc.constantFrom(
  'Waaagh at dawn',
  'Round 3/5',
  'A (2nd) try',
  'Khârn & co',
  'Strike Force',
  'CHARACTERS',
  '[b]**Big** `one`[/b]',
  '',
)

/** Random lists without what no book has: no text can say what that is. */
const lists = fc
  .tuple(randomLists(data), names, fc.boolean())
  .map(([roster, name, words]): Roster => {
    const army = wh40k11.resolve(roster, data)
    const known = (id: string) => army.units.get(id)?.known === true
    return {
      ...roster,
      name,
      notes: words ? 'Bring dice.\n\nAnd 2 < 3 & more.' : '',
      picks: roster.picks.filter(
        ({ slot, id }) => slot !== 'detachment' || id !== 'no-such-detachment',
      ),
      groups: roster.groups
        .map((group) => ({
          ...group,
          units: group.units
            .filter(({ id }) => known(id))
            .map((unit, at) =>
              words && at === 0
                ? {
                    ...unit,
                    nickname: 'Old <Snag> & Sons \u{1F469}\u200D\u{1F680}',
                    note: 'Holds\nthe "middle"',
                  }
                : unit,
            ),
        }))
        .filter(({ units }) => units.length > 0),
    }
  })

/** What a way to write lists says that it loses of a list. */
interface Lost {
  readonly groups: boolean
  readonly name: boolean
  readonly limit: boolean
  readonly parts: boolean
  readonly allies: boolean
  readonly wargear: boolean
  readonly notes: boolean
  readonly unitWords: boolean
}

function lostBy(army: FortyArmy, id: string): Lost {
  const loses = losesOf(army, id)
  return {
    groups: loses.includes('which units belong together'),
    // one of those that are together becomes the one that the others join
    parts: ['whether a unit joins as Leader or Support', 'that a group has no unit to join'].some(
      (loss) => loses.includes(loss),
    ),
    name: loses.some((loss) => loss.startsWith('the name of the list')),
    notes: loses.includes('your notes'),
    unitWords: loses.includes('your notes on units'),
    limit: loses.includes('the points limit'),
    wargear: loses.includes('models and wargear'),
    allies: loses.includes('by which rule an ally is in the list'),
  }
}

const inOrder = (words: readonly string[]) => words.toSorted((a, b) => a.localeCompare(b))

function unitOf({ roster, counts, loadout, models, part }: FortyUnit, lost: Lost) {
  const kept = roster.picks.filter(({ slot }) => slot !== 'ally' || !lost.allies)
  const picks = inOrder(kept.map(({ slot, id }) => `${slot} ${id}`))
  return JSON.stringify([
    roster.unit,
    lost.groups || lost.parts ? '' : part,
    ...(lost.unitWords ? [] : [roster.nickname, roster.note]),
    roster.marks,
    picks,
    ...(lost.wargear
      ? []
      : [
          inOrder(Object.entries(counts).map(([kind, count]) => `${kind} ${count}`)),
          models,
          loadout().totals,
        ]),
  ])
}

/** What a list comes to, whatever the order in which it stands. */
function contents(army: FortyArmy, lost: Lost) {
  const { roster, groups, size, limit } = army
  const units = groups.map((group) => group.units.map((unit) => unitOf(unit, lost)).toSorted())
  return {
    // a list without a name goes by that of its army
    name: lost.name || roster.name === '' ? army.title : roster.name,
    faction: roster.faction,
    notes: lost.notes ? '' : roster.notes,
    picks: inOrder(
      roster.picks
        .filter(({ slot }) => slot !== 'battle-size')
        .map(({ slot, id }) => `${slot} ${id}`),
    ),
    ...(lost.limit ? {} : { size: size.id, limit }),
    groups: inOrder(lost.groups ? units.flat() : units.map((one) => one.join())),
  }
}

async function readBack(roster: Roster, id: string): Promise<Roster> {
  const written = await writeList(wh40k11.resolve(roster, data), id, { faults: true })
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
  const texts = unread.map(({ line, status }) => `${status} ${list.lines[line]?.text}`)
  if (texts.length > 0) throw new Error(`${list.found.format.id}: ${texts.join('\n')}\n${written}`)
  return read.roster
}

const ways = ['app', 'new-recruit', 'wtc-compact', 'markdown', 'short', 'bbcode', 'json', 'rosz']

describe('a list of Warhammer 40,000 written and read again', () => {
  it.each(ways)('is the same but for what it says that it loses: %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(lists, async (roster) => {
        const again = await readBack(roster, id)
        const lost = lostBy(wh40k11.resolve(roster, data), id)
        const [before, after] = [roster, again].map((one) =>
          contents(wh40k11.resolve(one, data), lost),
        )
        expect(after).toEqual(before)
      }),
      { numRuns: Number(process.env['RUNS'] ?? 60) },
    )
  })
})
