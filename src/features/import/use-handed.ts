import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { openedFiles, sharedWords, takeHanded } from '../../store/handed-over.ts'
import { say } from '../../store/toasts.ts'
import { msg, t } from '../../text/t.ts'

/** What can be done with what is handed over. */
interface Taking {
  readonly takeText: (text: string) => void
  readonly takeFiles: (files: readonly File[]) => void
}

const gone = msg(
  'What the other app handed over is no longer here, or this browser has no room for it. Share it again, or open the file here.',
)

/** A text beside files is a caption, unless it is long enough to be a list. */
const isCaption = (words: string) => words.trim().split('\n').length < 3

/**
 * Takes what other apps on the device hand over: words in the address, text and files that the service worker put aside, files
 * opened with the installed app. The address is clean again at once.
 */
export function useHanded(taking: Taking): void {
  const [params, setParams] = useSearchParams()
  const words = sharedWords((name) => params.get(name))
  const id = params.get('handed')
  const latest = useRef(taking)
  useEffect(() => {
    latest.current = taking
  })
  useEffect(() => {
    if (words === '') return
    setParams({}, { replace: true })
    latest.current.takeText(words)
  }, [words, setParams])
  useEffect(() => {
    if (id === null) return
    setParams({}, { replace: true })
    void takeAside(id, () => latest.current)
  }, [id, setParams])
  useEffect(() => {
    openedFiles((files) => latest.current.takeFiles(files))
  }, [])
}

async function takeAside(id: string, taking: () => Taking): Promise<void> {
  const handed = await takeHanded(id).catch(() => null)
  if (!handed) {
    say(t(gone), { tone: 'bad' })
    return
  }
  const { words, files } = handed
  if (files.length === 0) taking().takeText(words)
  else if (isCaption(words)) taking().takeFiles(files)
  else taking().takeFiles([...files, new File([words], t('Shared text.txt'))])
}
