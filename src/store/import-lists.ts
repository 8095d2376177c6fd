import type { PortableRead } from '../engine/portable-form.ts'
import type { Id } from '../engine/roster.ts'
import { t } from '../text/t.ts'
import { errorWords } from './error-words.ts'
import { lists, listsStored } from './lists.ts'
import { placeWords, remarkWords } from './place-words.ts'
import { restoring } from './restoring.ts'

/** What came of one file. */
export interface Imported {
  readonly file: string
  readonly added: readonly Id[]
  /** One sentence for the user: what came in, or why nothing did. */
  readonly words: string
  readonly ok: boolean
  readonly notes: readonly string[]
  /** It is a backup, which waits on its own page to be looked through. */
  readonly backup?: true
}

/** A list takes a few thousand bytes; a backup of hundreds with their history some ten millions. */
const MOST_OF_LIST = 20_000_000
const MOST_OF_BACKUP = 200_000_000

/** Takes in a file: a backup, or one list in the portable form. Never throws; what is wrong is said with the file's name. */
export async function importFile(file: File): Promise<Imported> {
  if (file.size > MOST_OF_BACKUP)
    return refused(file.name, t('{file} is too large to be a backup.', { file: file.name }))
  const text = await file.text().catch(() => null)
  if (text === null) {
    return refused(file.name, t('{file} could not be read. Choose it again.', { file: file.name }))
  }
  return await importText(file.name, text)
}

/** Whether a file is a backup, as its first words say. */
export async function isBackup(file: File): Promise<boolean> {
  const start = await file
    .slice(0, 200)
    .text()
    .catch(() => '')
  return start.includes('"muster-backup"')
}

/** The same for a text, under the name it is to be called by in messages. */
export async function importText(name: string, text: string): Promise<Imported> {
  if (text.includes('"muster-backup"')) return await openBackup(name, text)
  if (text.length > MOST_OF_LIST) {
    return refused(name, t('{file} is too large to be a list.', { file: name }))
  }
  const read = await readText(text)
  if (!read.ok) {
    const values = { file: name, problem: read.problem, place: placeWords(read.where) }
    return refused(
      name,
      read.where
        ? t('{file} was not imported: {problem} ({place})', values)
        : t('{file} was not imported: {problem}', values),
    )
  }
  const id = lists.getState().create(read.roster)
  // it is not said to be here before it would outlive the page
  await listsStored()
  const words = t('{name} imported.', { name: read.roster.name || name })
  return { file: name, added: [id], words, ok: true, notes: read.notes.map(remarkWords) }
}

async function readText(text: string): Promise<PortableRead> {
  try {
    const { readListFile } = await import('./read-list-file.ts')
    return await readListFile(text)
  } catch (error) {
    return { ok: false, problem: errorWords(error), where: '' }
  }
}

function refused(file: string, words: string): Imported {
  return { file, added: [], words, ok: false, notes: [] }
}

/** One sentence for all files together: `8 lists imported.` Null where nothing came in. */
export function importedWords(results: readonly Imported[]): string | null {
  const good = results.filter(({ ok }) => ok)
  const [only] = good
  if (!only) return null
  if (results.length === 1) return only.words
  const refused = results.length - good.length
  const count = good.flatMap(({ added }) => added).length
  return refused > 0
    ? t(
        '{count, plural, one {# list} other {# lists}} imported, {refused, plural, one {# file} other {# files}} refused.',
        { count, refused },
      )
    : t('{count, plural, one {# list} other {# lists}} imported.', { count })
}

/** Opens a backup to be looked through: nothing is restored before its user says so. */
async function openBackup(file: string, text: string): Promise<Imported> {
  await restoring.getState().open(file, text)
  const { now } = restoring.getState()
  if (now.state === 'refused') {
    return refused(file, t('{file} was not restored. {problem}', { file, problem: now.problem }))
  }
  const words = t('{file} is a backup. Look through it before it is restored.', { file })
  return { file, added: [], words, ok: true, notes: [], backup: true }
}
