import { tooLong } from '../../engine/text/lines-of.ts'
import { t } from '../../text/t.ts'
import { type RosterFile, readRosterFile, readRosterText } from '../roster-file/read-roster-file.ts'
import { isRefusal } from '../roster-file/refusal.ts'
import { treeList } from '../roster-file/tree-list.ts'
import { listsIn, type PastedList } from '../text/lists-in.ts'
import { looksLikeCsv, rowsInCsv } from './csv-lists.ts'
import { withHeadings } from './headings.ts'
import { type LinkPart, partsAtLinks } from './links.ts'
import { storedLists } from './stored-lists.ts'

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

/** One list of an input before it is read, or why there is none. `stored`: as Muster keeps it. */
export type CheckPiece = Origin &
  (
    | { readonly kind: 'list'; readonly list: PastedList }
    | { readonly kind: 'portable'; readonly text: string }
    | { readonly kind: 'stored'; readonly roster: unknown }
    | (Pick<LinkPart, 'kind' | 'fragment' | 'besides'> & { readonly text: string })
    | {
        readonly kind: 'refused'
        readonly problem: string
        readonly text: string
        /** Where it stands for many: so many lists are left out. */
        readonly lists?: number
      }
  )

/** So many lists are checked in one go. */
export const mostChecked = 500

/** File names that say nothing of a player: `list.txt`, `message (2).txt`. */
const anyFile =
  /^(?:(?:my |new |army|army ?)?(?:lists?|roster|liste|text|document|untitled|message|export|download|image|scan|unbenannt)|army)?[-_.\s()\d]*$/i

const withoutEnding = (name: string) =>
  name
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/_+/g, ' ')
    .trim()
    .slice(0, 80)

/**
 * The player that a file is named after: `lists/Anna_Berg.txt` is Anna Berg's, and so is `Anna_Berg/list.txt`. Empty where the
 * name says nothing.
 */
export function playerOfFile(source: string): string {
  const [folder = '', name = ''] = ['', ...source.split(/[\\/]/)].slice(-2)
  // Muster's own name for a file of all lists
  if (/^muster-lists-[\d-]+\.json$/i.test(name)) return ''
  const own = withoutEnding(name)
  if (!anyFile.test(own)) return own
  return anyFile.test(folder) ? '' : withoutEnding(folder)
}

const refusedAs = (origin: Origin, problem: string) =>
  ({ ...origin, kind: 'refused', problem, text: '' }) as const

/** Lists in words. What stands there several times beside others may be the list of several players. */
function ofWords(text: string, origin: Origin): readonly CheckPiece[] {
  const lists = withHeadings(listsIn(text))
  return lists.flatMap(({ list, player }): readonly CheckPiece[] => {
    if (list.beyond !== undefined) {
      const problem = t(
        '{count, plural, one {# more list of this text was} other {# more lists of this text were}} not read: it has too many.',
        { count: list.beyond },
      )
      return [{ ...refusedAs(origin, problem), lists: list.beyond }]
    }
    const piece: CheckPiece = { ...origin, player: player || origin.player, kind: 'list', list }
    const { times } = list
    if (times === 1 || lists.length === 1 || player !== '') return [piece]
    return Array.from({ length: times }, () => ({ ...piece, list: { ...list, times: 1 } }))
  })
}

async function ofLink(part: LinkPart, origin: Origin): Promise<readonly CheckPiece[]> {
  const { link: text, fragment, besides, ours } = part
  const own = { ...origin, player: part.player || origin.player }
  if (ours) return [{ ...own, kind: 'link', text, fragment, besides }]
  const file = await readRosterText(text)
  // a link that holds no list after all must not be taken apart for ever
  if (file.kind === 'text') return [refusedAs(own, t('There is no list in this link.'))]
  return await ofFile(file, own)
}

async function ofText(text: string, origin: Origin): Promise<readonly CheckPiece[]> {
  const long = tooLong(text)
  if (long !== null) return [refusedAs(origin, t('Not read: {why}.', { why: long }))]
  const parts = partsAtLinks(text, (words) => listsIn(words).some(({ found }) => found !== null))
  if (!parts) return ofWords(text, origin)
  const pieces: CheckPiece[] = []
  for (const part of parts) {
    if (part.kind === 'words') pieces.push(...ofWords(part.text, origin))
    else pieces.push(...(await ofLink(part, origin)))
  }
  return pieces
}

async function ofFile(file: RosterFile, origin: Origin): Promise<readonly CheckPiece[]> {
  if (file.kind === 'portable') {
    const stored = storedLists(file.text)
    if (!stored) return [{ ...origin, kind: 'portable', text: file.text }]
    if (stored.length === 0) return [refusedAs(origin, t('There is no list in this backup.'))]
    return stored.map((roster) => ({ ...origin, kind: 'stored', roster }))
  }
  if (file.kind === 'text') return await ofText(file.text, origin)
  const list = file.kind === 'tree' ? treeList(file.tree) : file
  if (!isRefusal(list)) return [{ ...origin, kind: 'list', list }]
  return [refusedAs(origin, `${list.problem} ${list.advice}`)]
}

/** A cell of a table holds whatever a file can hold. */
async function ofCsv(text: string, sure: boolean, source: string): Promise<CheckPiece[] | null> {
  const rows = rowsInCsv(text, sure)
  if (!rows) return null
  const pieces: CheckPiece[] = []
  for (const { player, text: cell } of rows) {
    const origin = { source, player }
    if (cell === '') {
      pieces.push(refusedAs(origin, t('There is no list in this row of the table.')))
      continue
    }
    // a list in a row is that row's, whatever stands above it
    for (const piece of await ofFile(await readRosterText(cell), origin)) {
      pieces.push({ ...piece, player: player || piece.player })
    }
  }
  return pieces
}

/**
 * Takes an input apart into its lists: those of a paste with the names above them, links one a line, the rows of a table, the
 * lists of a backup, the one of a roster file. Gives at least one piece. Never throws.
 */
export async function piecesOf({ source, content }: CheckInput): Promise<readonly CheckPiece[]> {
  const isFile = typeof content !== 'string'
  const origin = { source, player: isFile ? playerOfFile(source) : '' }
  try {
    const file = isFile ? await readRosterFile(content, source) : await readRosterText(content)
    if (file.kind === 'text' && tooLong(file.text) === null) {
      const sure = /\.(?:csv|tsv)$/i.test(source)
      const rows = sure || looksLikeCsv(file.text) ? await ofCsv(file.text, sure, source) : null
      if (rows && rows.length > 0) return rows
    }
    return await ofFile(file, origin)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return [refusedAs(origin, problem)]
  }
}
