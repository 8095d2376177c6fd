import type { Roster } from '../engine/roster.ts'
import { loadFor } from '../library/books.ts'
import { toPortable } from '../share/portable.ts'
import { t } from '../text/t.ts'
import { errorWords } from './error-words.ts'
import { fileName, saveFile } from './save-file.ts'

/** Hands a list to the user as a file in the portable form. Gives null, or in a sentence why there is no file. */
export async function saveList(roster: Roster): Promise<string | null> {
  try {
    const portable = toPortable(roster, await loadFor(roster))
    saveFile(fileName(roster.name, 'json'), `${JSON.stringify(portable, null, 2)}\n`)
    return null
  } catch (error) {
    return t('The file could not be made. {problem}', { problem: errorWords(error) })
  }
}
