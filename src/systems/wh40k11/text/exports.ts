import type { TextExport, TreeExport } from '../../../engine/text/text-form.ts'
import { writeBbcode } from '../../../engine/text/write-bbcode.ts'
import { writeCsv } from '../../../engine/text/write-csv.ts'
import { lossesOf, type Loss } from '../../../engine/text/write-losses.ts'
import { writeMarkdown } from '../../../engine/text/write-markdown.ts'
import { writeShort } from '../../../engine/text/write-short.ts'
import type { FortyArmy } from '../army.ts'
import { writePortable } from '../portable-write.ts'
import { writeApp } from './write-app.ts'
import { writeNewRecruit } from './write-new-recruit.ts'
import { outlineOf } from './write-outline.ts'
import { possessionsOf } from './write-possessions.ts'
import { writeTree } from './write-tree.ts'
import { writeWtcCompact } from './write-wtc-compact.ts'

type FortyExport = TextExport<FortyArmy>

/** What no text has a place for. */
const never: readonly Loss[] = [
  'unknown',
  'oddWargear',
  'allies',
  'prices',
  'legends',
  'notes',
  'nicknames',
  'unitNotes',
]

function text(
  id: string,
  name: string,
  write: FortyExport['write'],
  lacks: readonly Loss[] = [],
): FortyExport {
  return {
    id,
    name,
    extension: 'txt',
    type: 'text/plain',
    remarks: true,
    loses: (army) => lossesOf([...never, ...lacks], possessionsOf(army)),
    write,
  }
}

const markdown = text('markdown', 'Discord (Markdown)', (army) =>
  writeMarkdown(outlineOf(army), 'points'),
)

/** The ways in which lists of Warhammer 40,000 are written for others. */
export const fortyExports: readonly FortyExport[] = [
  text('app', 'Official app', writeApp),
  text('new-recruit', 'New Recruit', writeNewRecruit, ['name', 'limit']),
  text('wtc-compact', 'WTC-compact', writeWtcCompact, ['name', 'limit', 'parts']),
  { ...markdown, extension: 'md', type: 'text/markdown', most: 2000 },
  text('short', 'Short', (army) => writeShort(outlineOf(army), false), ['wargear', 'parts']),
  text('bbcode', 'Forum (BBCode)', (army) => writeBbcode(outlineOf(army), 'points')),
  {
    id: 'csv',
    name: 'Units as a table (CSV)',
    extension: 'csv',
    type: 'text/csv',
    remarks: false,
    loses: (army) =>
      lossesOf(['name', 'limit', 'army', 'prices', 'legends', 'notes'], possessionsOf(army)),
    write: (army) => writeCsv(outlineOf(army)),
  },
  {
    id: 'json',
    name: 'Muster (JSON)',
    extension: 'json',
    type: 'application/json',
    remarks: false,
    loses: () => [],
    write: ({ roster, data }) => `${JSON.stringify(writePortable(roster, data), null, 2)}\n`,
  },
]

/** How such a list is written as a roster file. */
export const fortyTree: TreeExport<FortyArmy> = {
  loses: (army) =>
    lossesOf(
      ['unknown', 'groups', 'oddWargear', 'allies', 'prices', 'legends'],
      possessionsOf(army),
    ),
  write: writeTree,
}
