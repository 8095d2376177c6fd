import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Imported } from '../../store/import-lists.ts'
import { say } from '../../store/toasts.ts'

/** What the page needs to take in files by picker or drop. */
export interface Import {
  /** Opens the file picker. */
  readonly pick: () => void
  /** For the hidden file input. */
  readonly input: {
    readonly ref: React.RefObject<HTMLInputElement | null>
    readonly onChange: () => void
  }
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

/** Takes in lists from files. A single good one opens; what is wrong stays on the page until it is dismissed. */
export function useImport(): Import {
  const navigate = useNavigate()
  const ref = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const [reports, setReports] = useState<readonly Imported[]>([])

  const take = async (files: readonly File[]) => {
    setReports([])
    const { importFile, importedWords } = await import('../../store/import-lists.ts')
    const results: Imported[] = []
    for (const file of files) results.push(await importFile(file))
    const telling = results.filter(({ ok, notes }) => !ok || notes.length > 0)
    const words = importedWords(results)
    // what stays on the page about the only file says it already
    if (words !== null && (results.length > 1 || telling.length === 0)) say(words)
    setReports(telling)
    const [id, ...more] = results.flatMap(({ added }) => added)
    if (id !== undefined && more.length === 0 && telling.length === 0) await navigate(`/list/${id}`)
  }

  return {
    pick: () => ref.current?.click(),
    input: {
      ref,
      onChange: () => {
        const input = ref.current
        const files = [...(input?.files ?? [])]
        // The same file can be chosen again after it was mended.
        if (input) input.value = ''
        if (files.length > 0) void take(files)
      },
    },
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
        void take([...event.dataTransfer.files])
      },
    },
    dragging,
    reports,
    dismiss: () => setReports([]),
  }
}
