import { useLayoutEffect, useRef } from 'react'

/** What can be done with what is pasted. */
interface Taking {
  readonly takeText: (text: string) => void
  readonly takeFiles: (files: readonly File[]) => void
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null

/** Takes what is pasted anywhere on the page: files, and text unless it goes into a field. */
export function usePasted(taking: Taking): void {
  const latest = useRef(taking)
  useLayoutEffect(() => {
    latest.current = taking
  })
  useLayoutEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain').trim() ?? ''
      const files = [...(clipboardData?.files ?? [])]
      // what is copied out of a document can have a picture of it beside its text
      if (text === '' && files.length > 0) latest.current.takeFiles(files)
      else if (text !== '' && !isField(target)) latest.current.takeText(text)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
