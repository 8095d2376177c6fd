import { errorWords } from '../../store/error-words.ts'
import { type FolderBackup, folderBackup, useFolderBackup } from '../../store/folder-backup.ts'
import { say } from '../../store/toasts.ts'
import { date, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'

const minute = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The automatic backup into a folder, where the browser can write to one. */
export function FolderPart() {
  const now = useFolderBackup((state) => state.now)
  return (
    <div className="grid gap-2" role="group" aria-labelledby="folder-backup">
      <h3 id="folder-backup" className="t-name">
        {t('Automatic backup')}
      </h3>
      <p className="t-small" role="status">
        {now.state !== 'failed' && wordsOf(now)}
      </p>
      {now.state === 'failed' && (
        <p role="alert" className="field__error wrap-anywhere">
          {now.problem}
        </p>
      )}
      <FolderActions now={now} />
    </div>
  )
}

function wordsOf(now: Exclude<FolderBackup, { state: 'failed' }>): string {
  if (now.state === 'on') {
    const { folder, last } = now
    const words = t('On: into the folder “{folder}”, soon after each change, one file a day.', {
      folder,
    })
    if (!last) return words
    return `${words} ${t('Last file: {when}.', { when: date(new Date(last), minute) })}`
  }
  if (now.state === 'asking') {
    return t('The browser asks anew for the permission to write into “{folder}”.', {
      folder: now.folder,
    })
  }
  return t(
    now.state === 'off'
      ? 'Muster can write a backup into a folder of yours after every change, one file a day.'
      : 'This browser cannot write into a folder by itself. Chrome and Edge on a computer can.',
  )
}

/** Asks something of the browser; where it refuses, says why. */
function ask(asking: Promise<void>): void {
  asking.catch((error: unknown) => say(errorWords(error), { tone: 'bad' }))
}

function FolderActions({ now: { state } }: { readonly now: FolderBackup }) {
  if (state === 'unsupported') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'asking' && (
        <Button variant="go" onClick={() => ask(folderBackup.getState().allow())}>
          {t('Allow it')}
        </Button>
      )}
      <Button icon="folder" onClick={() => ask(folderBackup.getState().pick())}>
        {t(state === 'off' ? 'Choose a folder' : 'Choose another folder')}
      </Button>
      {state !== 'off' && (
        <Button onClick={() => ask(folderBackup.getState().turnOff())}>{t('Turn it off')}</Button>
      )}
    </div>
  )
}
