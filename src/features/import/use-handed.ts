import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { openedFiles, sharedWords, takeHanded } from '../../store/handed-over.ts'
import { say } from '../../store/toasts.ts'

/** What can be done with what is handed over. */
interface Taking {
  readonly takeText: (text: string) => void
  readonly takeFiles: (files: readonly File[]) => void
}

const gone =
  'What the other app handed over is no longer here, or this browser has no room for it. Share it again, or open the file here.'

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
    takeHanded(id)
      .catch(() => null)
      .then((handed) => {
        if (!handed) say(gone, { tone: 'bad' })
        else if (handed.files.length === 0) latest.current.takeText(handed.words)
        else if (isCaption(handed.words)) latest.current.takeFiles(handed.files)
        else
          latest.current.takeFiles([...handed.files, new File([handed.words], 'Shared text.txt')])
      })
  }, [id, setParams])
  useEffect(() => {
    openedFiles((files) => latest.current.takeFiles(files))
  }, [])
}
