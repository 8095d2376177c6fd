import type { ListExport } from '../../share/text/write.ts'
import type { WriteListsOptions } from '../../store/export-lists.ts'
import { saveFile } from '../../store/save-file.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { lot } from './filing-jobs.ts'

/** What many lists are handed on as. */
export type As = 'backup' | 'text' | 'zip' | 'table'

/** A list that could not be written, and why. */
export interface Left {
  readonly name: string
  readonly problem: string
}

/** Whether several lists written so can follow each other in one text. */
export const isText = ({ extension }: ListExport): boolean =>
  extension === 'txt' || extension === 'md'

/** Hands lists to the user as a file. Gives the lists that are not in it. */
export async function exportLists(
  lists: readonly SavedList[],
  as: As,
  options: WriteListsOptions,
): Promise<readonly Left[]> {
  const made = new Date().toISOString()
  const name = `muster-lists-${made.slice(0, 10)}`
  const said = () => say(t('{count, plural, =1 {{name}} other {# lists}} exported', lot(lists)))
  if (as === 'backup') {
    const { backupOf } = await import('../../store/backup-of.ts')
    saveFile(`${name}.json`, await backupOf(lists, made))
    said()
    return []
  }
  const { listsTable, oneText, writeLists, zipFile } = await import('../../store/export-lists.ts')
  if (as === 'table') {
    // the mark by which spreadsheets know the letters
    saveFile(`${name}.csv`, `\uFEFF${listsTable(lists)}`, 'text/csv')
    said()
    return []
  }
  const written = await writeLists(lists, options)
  if (options.signal.aborted) return []
  const left = written.flatMap((each) => (each.ok ? [] : [each]))
  if (left.length < written.length) {
    if (as === 'zip') saveFile(`${name}.zip`, await zipFile(written), 'application/zip')
    else saveFile(`${name}.txt`, oneText(written), 'text/plain')
    if (left.length === 0) said()
  }
  return left
}
