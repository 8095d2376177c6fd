import { exportWays } from '../../../engine/text/export-ways.ts'
import type { TextExport } from '../../../engine/text/text-form.ts'
import { msg } from '../../../text/t.ts'
import type { AosArmy } from '../army.ts'
import { writePortable } from '../portable-write.ts'
import { writeApp } from './write-app.ts'
import { writeNewRecruit } from './write-new-recruit.ts'
import { outlineOf } from './write-outline.ts'
import { possessionsOf } from './write-possessions.ts'
import { writeTree } from './write-tree.ts'

const ways = exportWays<AosArmy>({
  outlineOf: (army) => outlineOf(army),
  possessionsOf,
  portable: ({ roster, data }) => writePortable(roster, data),
  never: [
    'unknown',
    'leaders',
    'oddWargear',
    'prices',
    'legends',
    'notes',
    'nicknames',
    'unitNotes',
  ],
  word: '',
})

/** The ways in which Age of Sigmar lists are written for others. */
export const aosExports: readonly TextExport<AosArmy>[] = [
  ways.text('app', msg('Official app'), writeApp),
  ways.text('new-recruit', msg('New Recruit'), writeNewRecruit, ['limit']),
  ways.markdown(),
  ways.short(true, ['wargear']),
  ways.bbcode(),
  ways.csv(['leaders']),
  ways.json(['several']),
]

/** How such a list is written as a roster file. */
export const aosTree = ways.tree(writeTree, [
  'unknown',
  'leaders',
  'oddWargear',
  'prices',
  'legends',
])
