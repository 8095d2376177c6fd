import { useRef, useState } from 'react'

import './restore.css'
import { useNavigate } from 'react-router'

import { errorWords } from '../../store/error-words.ts'
import { importFile } from '../../store/import-lists.ts'
import { useRestoring } from '../../store/restoring.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { RestoreDesk } from './restore-desk.tsx'

/** A backup looked through before it is restored: nothing changes until it is said. */
export function RestorePage() {
  const now = useRestoring((state) => state.now)
  const [working, setWorking] = useState(false)
  const navigate = useNavigate()
  const restore = async (words: string) => {
    setWorking(true)
    try {
      await useRestoring.getState().apply()
      await navigate('/')
      say(words)
    } catch (error) {
      say(t('The backup could not be restored. {problem}', { problem: errorWords(error) }), {
        tone: 'bad',
        stays: 0,
      })
    } finally {
      setWorking(false)
    }
  }
  if (working) return <Waiting words={t('Restoring')} />
  if (now.state === 'ready') {
    return <RestoreDesk now={now} onRestore={(words) => void restore(words)} />
  }
  return <ChooseBackup refused={now.state === 'refused' ? `${now.file}: ${now.problem}` : null} />
}

/** No backup is being looked through: asks for one. */
function ChooseBackup({ refused }: { readonly refused: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(refused)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const open = async () => {
    const file = input.current?.files?.[0]
    if (!file) return
    setBusy(true)
    const { ok, words, backup } = await importFile(file)
    setBusy(false)
    if (input.current) input.current.value = ''
    setProblem(ok ? null : words)
    // a list that is no backup came in at once
    if (!ok || backup) return
    await navigate('/')
    say(words)
  }
  return (
    <EmptyState
      level={1}
      title={t('Restore a backup')}
      actions={
        <>
          <Button variant="go" icon="upload" busy={busy} onClick={() => input.current?.click()}>
            {t('Choose a backup')}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="hidden"
            aria-label={t('Backup file')}
            onChange={() => void open()}
          />
        </>
      }
    >
      <p>{t('You see what is in it, and what becomes of each list, before anything changes.')}</p>
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold wrap-anywhere text-alarm">
          {problem}
        </p>
      )}
    </EmptyState>
  )
}
