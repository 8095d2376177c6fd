import { msg, type Message } from '../../text/t.ts'
import type { Army } from '../army.ts'
import type { TextExport, TreeExport } from './text-form.ts'
import { writeBbcode } from './write-bbcode.ts'
import { writeCsv } from './write-csv.ts'
import { lossesOf, type Loss, type Possessions } from './write-losses.ts'
import { writeMarkdown } from './write-markdown.ts'
import type { Outline } from './write-outline.ts'
import { writeShort } from './write-short.ts'

/** What a game knows that the ways to write its lists are made from. */
export interface ExportGame<A extends Army> {
  readonly outlineOf: (army: A) => Outline
  readonly possessionsOf: (army: A) => Possessions
  /** The portable form as plain data. */
  readonly portable: (army: A) => unknown
  /** What no text of this game has a place for. */
  readonly never: readonly Loss[]
  /** What stands behind the price of a unit where a text spells it out. */
  readonly word: string
}

/** Makes the ways in which lists of a game are written: `lacks` is what one of them has no place for besides. */
export interface ExportWays<A extends Army> {
  readonly text: (
    id: string,
    name: Message,
    write: (army: A) => string,
    lacks?: readonly Loss[],
  ) => TextExport<A>
  readonly markdown: () => TextExport<A>
  /** A line a unit; `headed`: under headings. */
  readonly short: (headed: boolean, lacks: readonly Loss[]) => TextExport<A>
  readonly bbcode: () => TextExport<A>
  readonly csv: (lacks?: readonly Loss[]) => TextExport<A>
  readonly json: (lacks: readonly Loss[]) => TextExport<A>
  readonly tree: (write: TreeExport<A>['write'], lacks: readonly Loss[]) => TreeExport<A>
}

/** As many characters as a message in a chat takes. */
const chatMost = 2000
/** No table of units has these. */
const notInTable: readonly Loss[] = ['name', 'limit', 'army', 'prices', 'legends', 'notes']

/** Ways to write the lists of a game; those that all games have are the same in each. */
export function exportWays<A extends Army>(game: ExportGame<A>): ExportWays<A> {
  const { outlineOf, possessionsOf, portable, never, word } = game
  const loses = (lacks: readonly Loss[]) => (army: A) => lossesOf(lacks, possessionsOf(army))
  const text: ExportWays<A>['text'] = (id, name, write, lacks = []) => ({
    id,
    name,
    extension: 'txt',
    type: 'text/plain',
    remarks: true,
    loses: loses([...never, ...lacks]),
    write,
  })
  return {
    text,
    markdown: () => ({
      ...text('markdown', msg('Discord (Markdown)'), (army) =>
        writeMarkdown(outlineOf(army), word),
      ),
      extension: 'md',
      type: 'text/markdown',
      most: chatMost,
    }),
    short: (headed, lacks) =>
      text('short', msg('Short'), (army) => writeShort(outlineOf(army), headed), lacks),
    bbcode: () =>
      text('bbcode', msg('Forum (BBCode)'), (army) => writeBbcode(outlineOf(army), word)),
    csv: (lacks = []) => ({
      id: 'csv',
      name: msg('Units as a table (CSV)'),
      extension: 'csv',
      type: 'text/csv',
      remarks: false,
      loses: loses([...notInTable, ...lacks]),
      write: (army) => writeCsv(outlineOf(army)),
    }),
    json: (lacks) => ({
      id: 'json',
      name: msg('Muster (JSON)'),
      extension: 'json',
      type: 'application/json',
      remarks: false,
      loses: loses(lacks),
      write: (army) => `${JSON.stringify(portable(army), null, 2)}\n`,
    }),
    tree: (write, lacks) => ({ loses: loses([...lacks, 'ids']), write }),
  }
}
