import { type DragEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { errorWords } from '../../store/error-words.ts'
import type { Imported } from '../../store/import-lists.ts'
import { say } from '../../store/toasts.ts'

/** What the page needs to take in dropped files. */
export interface Import {
  /** Handlers for the element that files are dropped on. */
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
  readonly dragging: boolean
  /** Files that could not be taken in, or of which there is something to say. */
  readonly reports: readonly Imported[]
  readonly dismiss: () => void
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * Takes in dropped files. Lists of Muster's own go straight in, and a single good one opens; what is wrong stays on the page until
 * it is dismissed. Lists in words go to the page that looks through them.
 */
export function useImport(): Import {
  const navigate = useNavigate()
  const [dragging, setDragging] = useState(false)
  const [reports, setReports] = useState<readonly Imported[]>([])

  const take = async (files: readonly File[]) => {
    setReports([])
    const { takeFiles } = await import('../../store/take-in.ts')
    const { imported: all, sources } = await takeFiles(files)
    // a backup says on its own page what it is
    const imported = all.filter(({ backup }) => !backup)
    const toRestore = imported.length < all.length
    const { importedWords } = await import('../../store/import-lists.ts')
    const telling = imported.filter(({ ok, notes }) => !ok || notes.length > 0)
    const words = importedWords(imported)
    // what stays on the page about the only file says it already
    if (words !== null && (imported.length > 1 || telling.length === 0)) say(words)
    if (sources.length > 0) {
      const { useReviews } = await import('../../store/reviews.ts')
      useReviews.getState().begin({ imported: telling, sources })
    } else setReports(telling)
    if (toRestore || sources.length > 0) {
      await navigate(toRestore ? '/restore' : '/import')
      return
    }
    const [id, ...more] = imported.flatMap(({ added }) => added)
    if (id !== undefined && more.length === 0 && telling.length === 0) await navigate(`/list/${id}`)
  }
  const begin = (files: readonly File[]) => {
    take(files).catch((error: unknown) => say(errorWords(error), { tone: 'bad' }))
  }

  return {
    drop: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDragging(true)
      },
      onDragLeave: (event) => {
        if (event.currentTarget === event.target) setDragging(false)
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDragging(false)
        begin([...event.dataTransfer.files])
      },
    },
    dragging,
    reports,
    dismiss: () => setReports([]),
  }
}
