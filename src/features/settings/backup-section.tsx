import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { importFile } from '../../store/import-lists.ts'
import { useLists } from '../../store/lists.ts'
import { saveBackup } from '../../store/save-backup.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { FolderPart } from './folder-part.tsx'
import { Section } from './section.tsx'

const anchor = 'backup'

/** All lists as one file, and back. */
export function BackupSection() {
  const count = useLists((state) => state.lists.length + state.bin.length + state.damaged.length)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView()
  }, [hash])

  const restore = async () => {
    const file = input.current?.files?.[0]
    if (!file) return
    setBusy(true)
    const { ok, words, backup } = await importFile(file)
    setBusy(false)
    if (input.current) input.current.value = ''
    setProblem(ok ? null : words)
    if (backup) await navigate('/restore')
    else if (ok) say(words)
  }
  return (
    <Section title={t('Backup')} anchor={anchor}>
      <p className="t-body">
        {t(
          'Your lists are stored in this browser only. A backup holds all of them in one file, with their history, the games played with them, the bin and these settings. Before you restore one you see what is new, newer or changed in both.',
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon="download" disabled={count === 0} onClick={saveBackup}>
          {t('Download a backup')}
        </Button>
        <Button icon="upload" busy={busy} onClick={() => input.current?.click()}>
          {t('Restore a backup')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          className="hidden"
          aria-label={t('Backup file')}
          onChange={() => void restore()}
        />
      </div>
      {problem !== null && (
        <p role="alert" className="field__error wrap-anywhere">
          {problem}
        </p>
      )}
      <FolderPart />
    </Section>
  )
}
