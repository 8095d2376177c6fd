import { tooLong } from '../../engine/text/lines-of.ts'
import { type RosterFile, readRosterFile, readRosterText } from '../roster-file/read-roster-file.ts'
import { isRefusal } from '../roster-file/refusal.ts'
import { treeList } from '../roster-file/tree-list.ts'
import { listsIn, type PastedList } from '../text/lists-in.ts'
import { listsInCsv, looksLikeCsv } from './csv-lists.ts'
import { withHeadings } from './headings.ts'

/** Something to check: a pasted text, or a file with its name. It may hold many lists. */
export interface CheckInput {
  /** `Pasted text`, or path and name of the file. */
  readonly source: string
  readonly content: string | Uint8Array
}

interface Origin {
  readonly source: string
  /** Empty where nothing names one. */
  readonly player: string
}

/** One list of an input before it is read, or why there is none. */
export type CheckPiece =
  | (Origin & { readonly kind: 'list'; readonly list: PastedList })
  | (Origin & { readonly kind: 'portable'; readonly text: string })
  | (Origin & { readonly kind: 'refused'; readonly problem: string; readonly text: string })

/** So many lists are checked in one go. */
export const mostChecked = 500

/** The player that a file is named after: `lists/Anna_Berg.txt` is Anna Berg's. */
export function playerOfFile(source: string): string {
  const name = source.split(/[\\/]/).at(-1) ?? ''
  return name
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/_+/g, ' ')
    .trim()
    .slice(0, 80)
}

function ofText(text: string, origin: Origin): readonly CheckPiece[] {
  const long = tooLong(text)
  if (long !== null)
    return [{ ...origin, kind: 'refused', problem: `Not read: ${long}.`, text: '' }]
  return withHeadings(listsIn(text)).map(({ list, player }) => ({
    ...origin,
    player: player === '' ? origin.player : player,
    kind: 'list',
    list,
  }))
}

function ofFile(file: RosterFile, origin: Origin): readonly CheckPiece[] {
  if (file.kind === 'portable') return [{ ...origin, kind: 'portable', text: file.text }]
  if (file.kind === 'text') return ofText(file.text, origin)
  const list = file.kind === 'tree' ? treeList(file.tree) : file
  if (!isRefusal(list)) return [{ ...origin, kind: 'list', list }]
  return [{ ...origin, kind: 'refused', problem: `${list.problem} ${list.advice}`, text: '' }]
}

/** A cell of a table holds whatever a file can hold. */
async function ofCsv(text: string, sure: boolean, source: string): Promise<CheckPiece[] | null> {
  const rows = listsInCsv(text, sure)
  if (!rows) return null
  const pieces: CheckPiece[] = []
  for (const { player, text: cell } of rows.slice(0, mostChecked)) {
    const origin = { source, player }
    const file = await readRosterText(cell)
    // a list in a row is that row's, whatever stands above it
    for (const piece of ofFile(file, origin)) {
      pieces.push({ ...piece, player: player === '' ? piece.player : player })
    }
  }
  return pieces
}

/**
 * Takes an input apart into its lists: those of a paste with the names above them, the rows of a table, one of a roster file.
 * Gives at least one piece, and no more than are checked in one go. Never throws.
 */
export async function piecesOf({ source, content }: CheckInput): Promise<readonly CheckPiece[]> {
  const isFile = typeof content !== 'string'
  const origin = { source, player: isFile ? playerOfFile(source) : '' }
  try {
    const file = isFile ? await readRosterFile(content, source) : await readRosterText(content)
    if (file.kind === 'text') {
      const sure = /\.(?:csv|tsv)$/i.test(source)
      const rows = sure || looksLikeCsv(file.text) ? await ofCsv(file.text, sure, source) : null
      if (rows && rows.length > 0) return rows.slice(0, mostChecked)
    }
    return ofFile(file, origin).slice(0, mostChecked)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return [{ ...origin, kind: 'refused', problem, text: '' }]
  }
}
