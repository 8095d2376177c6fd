import { lists } from './lists.ts'
import { makeBackup } from './make-backup.ts'
import { saveFile } from './save-file.ts'

/** Hands the user all lists as one file. */
export function saveBackup(): void {
  const made = new Date().toISOString()
  saveFile(`muster-lists-${made.slice(0, 10)}.json`, makeBackup(lists.getState(), made))
}
