import { exportWays } from '../../../engine/text/export-ways.ts'
import type { TextExport } from '../../../engine/text/text-form.ts'
import { msg } from '../../../text/t.ts'
import type { FortyArmy } from '../army.ts'
import { writePortable } from '../portable-write.ts'
import { writeApp } from './write-app.ts'
import { writeNewRecruit } from './write-new-recruit.ts'
import { outlineOf } from './write-outline.ts'
import { possessionsOf } from './write-possessions.ts'
import { writeTree } from './write-tree.ts'
import { writeWtcCompact } from './write-wtc-compact.ts'

const ways = exportWays<FortyArmy>({
  outlineOf: (army) => outlineOf(army),
  possessionsOf,
  portable: ({ roster, data }) => writePortable(roster, data),
  never: [
    'unknown',
    'joined',
    'oddWargear',
    'allies',
    'prices',
    'legends',
    'notes',
    'nicknames',
    'unitNotes',
  ],
  word: 'points',
})

/** The ways in which lists of Warhammer 40,000 are written for others. */
export const fortyExports: readonly TextExport<FortyArmy>[] = [
  ways.text('app', msg('Official app'), writeApp),
  ways.text('new-recruit', msg('New Recruit'), writeNewRecruit, ['name', 'limit']),
  ways.text('wtc-compact', msg('WTC-compact'), writeWtcCompact, ['name', 'limit', 'parts']),
  ways.markdown(),
  ways.short(false, ['wargear', 'parts']),
  ways.bbcode(),
  ways.csv(['allies']),
  ways.json(['several', 'parts', 'joined']),
]

/** How such a list is written as a roster file. */
export const fortyTree = ways.tree(writeTree, [
  'unknown',
  'groups',
  'oddWargear',
  'allies',
  'prices',
  'legends',
])
