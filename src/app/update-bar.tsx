import { useEffect, useState } from 'react'

import './update-bar.css'
import { beginOffline, useOffline } from '../store/offline.ts'
import { saveBackup } from '../store/save-backup.ts'
import { msg, t } from '../text/t.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { StorageBar } from './storage-bar.tsx'

/** Goes on with the automatic backup, where the browser can write to folders at all. */
async function beginBackup(): Promise<void> {
  if (!('showDirectoryPicker' in window)) return
  const part = await import('../store/folder-backup.ts').catch(() => null)
  await part?.startFolderBackup()
}

/**
 * Says what concerns every page: that a newer release is there, of which the user chooses when to change to it, and that nothing is
 * stored. Begins to keep the app for use offline, and the automatic backup.
 */
export function UpdateBar() {
  const { update, unsaved, apply } = useOffline()
  const [later, setLater] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void beginOffline()
    void beginBackup()
  }, [])
  const reload = (anyway: boolean) => {
    setBusy(true)
    void apply(anyway).finally(() => setBusy(false))
  }
  return (
    <div ref={tellHeight} className="upd">
      <StorageBar />
      <div role="status">
        {update !== 'none' && !later && (
          <div className="upd__bar">
            <p className="upd__say t-body">{unsaved ? t(unsavedWords) : <UpdateWords />}</p>
            <div className="upd__acts">
              {unsaved && (
                <Button icon="download" onClick={saveBackup}>
                  {t('Download all lists')}
                </Button>
              )}
              <Button variant={unsaved ? 'bad' : 'go'} busy={busy} onClick={() => reload(unsaved)}>
                {unsaved ? t('Reload all the same') : t('Reload')}
              </Button>
              <IconButton icon="close" label={t('Not now')} onClick={() => setLater(true)} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

/** Messages stand above the bars, however many lines these have. */
function tellHeight(bars: HTMLDivElement) {
  const observer = new ResizeObserver(() =>
    document.body.style.setProperty('--update-bar', `${bars.offsetHeight}px`),
  )
  observer.observe(bars)
  return () => observer.disconnect()
}

const unsavedWords = msg('Your last changes are not saved, and a reload would lose them.')

function UpdateWords() {
  const taken = useOffline((state) => state.update === 'taken')
  const tabs = useOffline((state) => state.status?.tabs ?? 1)
  if (taken)
    return t('Another tab has changed to a new version. Reload this one when it suits you.')
  const ready = t('A new version is ready. Reload when it suits you.')
  if (tabs <= 1) return ready
  return `${ready} ${t('Other tabs keep the version they have until you reload them.')}`
}
