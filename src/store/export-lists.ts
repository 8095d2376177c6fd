import type { Id } from '../engine/roster.ts'
import { loadFor } from '../library/books.ts'
import { csvText } from '../share/check/csv.ts'
import { deflate } from '../share/deflate.ts'
import { type ZipEntry, zipOf } from '../share/roster-file/zip-write.ts'
import { exportsFor, type ListExport, writeList } from '../share/text/write.ts'
import { t } from '../text/t.ts'
import { goneArmy, readyArmy } from './army-state.ts'
import { errorWords } from './error-words.ts'
import { fileName } from './save-file.ts'
import type { SavedList } from './saved-list.ts'
import { stateOf } from './summary.ts'

/** The ways in which the lists of a game can be written. */
export interface GameWays {
  readonly system: Id
  readonly game: string
  readonly ways: readonly ListExport[]
}

/** A list as it was written, or why it was not. */
export type WrittenList =
  | { readonly ok: true; readonly name: string; readonly content: string | Uint8Array }
  | { readonly ok: false; readonly name: string; readonly problem: string }

/** The army of a list. Throws, in words, where the data at hand makes none. */
async function armyOf({ roster }: SavedList) {
  const data = await loadFor(roster)
  if (goneArmy(roster, data)) throw new Error(t('It stays on points that are no longer here.'))
  return readyArmy(roster, data)
}

/** The games of these lists with the ways in which each can be written; none for a game whose data does not come. */
export async function waysFor(lists: readonly SavedList[]): Promise<readonly GameWays[]> {
  const games = [...new Set(lists.map(({ roster }) => roster.system))]
  const found = games.map(async (system): Promise<readonly GameWays[]> => {
    for (const list of lists) {
      if (list.roster.system !== system) continue
      const made = await armyOf(list).catch(() => null)
      if (made) {
        return [{ system, game: made.system.words.game, ways: exportsFor(made.army) }]
      }
    }
    return []
  })
  return (await Promise.all(found)).flat()
}

export interface WriteListsOptions {
  /** The way for each game. */
  readonly ways: ReadonlyMap<Id, ListExport>
  /** Hears how many are written. */
  readonly onWritten: (count: number) => void
  /** Ends it early. */
  readonly signal: AbortSignal
}

/** Writes lists one after the other, so that the page stays at hand. A list that can't be written does not keep back the others. */
export async function writeLists(
  lists: readonly SavedList[],
  { ways, onWritten, signal }: WriteListsOptions,
): Promise<readonly WrittenList[]> {
  const written: WrittenList[] = []
  const taken = new Set<string>()
  for (const list of lists) {
    if (signal.aborted) break
    written.push(await writeOne(list, ways.get(list.roster.system), taken))
    onWritten(written.length)
    // a turn of its own for each: what is pressed meanwhile is heard
    await new Promise((next) => setTimeout(next))
  }
  return written
}

async function writeOne(
  list: SavedList,
  way: ListExport | undefined,
  taken: Set<string>,
): Promise<WrittenList> {
  const { name } = list.roster
  if (!way) return { ok: false, name, problem: t('The data of its game did not come.') }
  try {
    const { army } = await armyOf(list)
    const content = await writeList(army, way.id, { faults: true })
    return { ok: true, name: freeName(name, way.extension, taken), content }
  } catch (error) {
    return { ok: false, name, problem: errorWords(error) }
  }
}

/** A file name that none of those taken is, also where capitals do not count. */
function freeName(name: string, extension: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const free = fileName(count === 1 ? name : `${name.slice(0, 50)} ${count}`, extension)
    if (taken.has(free.toLowerCase())) continue
    taken.add(free.toLowerCase())
    return free
  }
}

/** Written lists as one text. */
export function oneText(written: readonly WrittenList[]): string {
  const texts = written.flatMap((each) =>
    each.ok && typeof each.content === 'string' ? [each.content.trim()] : [],
  )
  return `${texts.join('\n\n\n')}\n`
}

/** Written lists as a zip file, each in a file of its own. */
export async function zipFile(written: readonly WrittenList[]): Promise<Uint8Array> {
  const entries = written.flatMap((each) => (each.ok ? [each] : [])).map(entryOf)
  return zipOf(await Promise.all(entries))
}

async function entryOf({ name, content }: Extract<WrittenList, { ok: true }>): Promise<ZipEntry> {
  if (typeof content !== 'string') return { name, bytes: content }
  const bytes = new TextEncoder().encode(content)
  return { name, bytes, packed: await deflate(content) }
}

const head = [
  'name',
  'game',
  'army',
  'points',
  'limit',
  'verdict',
  'folder',
  'tags',
  'made',
  'edited',
] as const

/**
 * Lists as a table in CSV, a row each, as they were last worked out. Unlike the checker's, which is for people, it is English on every
 * page: other programs keep lists by it, and their columns and verdicts are not to change with whoever exports them.
 */
export function listsTable(lists: readonly SavedList[]): string {
  const rows = lists.map((list) => {
    const { roster, summary, folder, tags, created, changed } = list
    return [
      roster.name,
      summary?.game ?? '',
      summary?.title ?? '',
      summary?.points ?? '',
      summary?.limit ?? roster.limit,
      verdictWords(list),
      folder,
      tags.join(', '),
      created,
      changed,
    ]
  })
  return csvText([head, ...rows])
}

function verdictWords({ summary }: SavedList): string {
  if (!summary) return 'not checked'
  const { faults } = summary
  if (faults > 0) return faults === 1 ? '1 fault' : `${faults} faults`
  return stateOf(summary) === 'draft' ? 'draft' : 'in order'
}
