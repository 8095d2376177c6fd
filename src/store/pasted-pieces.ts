import { tooLong } from '../engine/text/lines-of.ts'
import { listsInCsv, looksLikeCsv } from '../share/check/csv-lists.ts'
import { FILE_BOUNDS, megabytes } from '../share/roster-file/bounds.ts'
import {
  readRosterFile,
  readRosterText,
  type RosterFile,
} from '../share/roster-file/read-roster-file.ts'
import { isRefusal, refuse, type Refusal } from '../share/roster-file/refusal.ts'
import { treeList } from '../share/roster-file/tree-list.ts'
import { listsIn, mostLists, type PastedList } from '../share/text/lists-in.ts'
import { t } from '../text/t.ts'

/** One list of what was pasted or opened, not read yet. */
export interface ListSource {
  /** Name of the file, or of the player in a table; empty for what was pasted. */
  readonly from: string
  readonly pasted: PastedList
  /** A roster file says itself what it is: no other format can be asked for. */
  readonly file: boolean
}

/** What a text or a file holds: lists in words, a list or backup in Muster's own JSON, or nothing that is read. */
export type Piece =
  | { readonly kind: 'list'; readonly source: ListSource }
  | { readonly kind: 'portable'; readonly from: string; readonly text: string }
  | (Refusal & {
      readonly from: string
      /** Only a part of it was refused. */
      readonly partly?: true
    })

/** Takes a pasted text apart. Never throws; what is refused says why. */
export async function piecesOfText(text: string): Promise<readonly Piece[]> {
  return await withTables(await readRosterText(text), '')
}

/** The same for a file, which is known by its bytes and not by its name. */
export async function piecesOfFile(file: File): Promise<readonly Piece[]> {
  if (file.size > FILE_BOUNDS.unpacked) {
    const most = megabytes(FILE_BOUNDS.unpacked)
    const problem = t('This file has {size}; at most {most} are read.', {
      size: megabytes(file.size),
      most,
    })
    return [{ ...refuse(problem, t('Choose a smaller file.')), from: file.name }]
  }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) {
    const advice = t('Choose it again; of a folder, choose the files in it.')
    return [{ ...refuse(t('It could not be read.'), advice), from: file.name }]
  }
  return await withTables(await readRosterFile(new Uint8Array(bytes), file.name), file.name)
}

/** Lists in one table beyond this are for the checker. */
const mostRows = 500

/** What is said of the lists that are not read, as there are too many of them. */
function tooMany(where: 'table' | 'text', most: number, beyond: number, from: string): Piece {
  const problem =
    where === 'table'
      ? t(
          '{beyond, plural, one {The last list of this table was} other {The last # lists of this table were}} left out: {most, number} are read at once.',
          { beyond, most },
        )
      : t(
          '{beyond, plural, one {The last list of this text was} other {The last # lists of this text were}} left out: {most, number} are read at once.',
          { beyond, most },
        )
  return { ...refuse(problem, t('Import them by themselves.')), from, partly: true }
}

/** A cell of a table of lists holds whatever a text can hold; the name beside it says whose it is. */
async function withTables(read: RosterFile, from: string): Promise<readonly Piece[]> {
  if (read.kind !== 'text' || tooLong(read.text) !== null) return pieces(read, from)
  const table = /\.csv$/i.test(from)
  if (!table && !looksLikeCsv(read.text)) return pieces(read, from)
  const rows = listsInCsv(read.text, table)
  if (!rows || rows.length === 0) return pieces(read, from)
  const found: Piece[] = []
  for (const { player, text } of rows.slice(0, mostRows)) {
    found.push(...pieces(await readRosterText(text), player || from))
  }
  const beyond = rows.length - mostRows
  return beyond > 0 ? [...found, tooMany('table', mostRows, beyond, from)] : found
}

function pieces(read: RosterFile, from: string): readonly Piece[] {
  if (read.kind === 'refused') return [{ ...read, from }]
  if (read.kind === 'portable') return [{ kind: 'portable', from, text: read.text }]
  if (read.kind === 'tree') {
    const pasted = treeList(read.tree)
    if (isRefusal(pasted)) return [{ ...pasted, from }]
    return [{ kind: 'list', source: { from, pasted, file: true } }]
  }
  const long = tooLong(read.text)
  if (long !== null) {
    const problem = `${long.charAt(0).toUpperCase()}${long.slice(1)}.`
    return [{ ...refuse(problem, t('Paste fewer lists at once.')), from }]
  }
  return listsIn(read.text).map((pasted) =>
    pasted.beyond === undefined
      ? { kind: 'list', source: { from, pasted, file: false } }
      : tooMany('text', mostLists, pasted.beyond, from),
  )
}
