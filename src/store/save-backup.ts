import { t } from '../text/t.ts'
import { errorWords } from './error-words.ts'
import { saveFile } from './save-file.ts'
import { say } from './toasts.ts'

/** Hands the user all that this browser has of Muster as one file; what keeps it from that is said. */
export function saveBackup(): void {
  void hand().catch((error: unknown) =>
    say(t('The backup could not be made. {problem}', { problem: errorWords(error) }), {
      tone: 'bad',
      stays: 0,
    }),
  )
}

async function hand(): Promise<void> {
  const { backupText } = await import('./backup-text.ts')
  const made = new Date().toISOString()
  saveFile(`muster-lists-${made.slice(0, 10)}.json`, await backupText(made))
}
