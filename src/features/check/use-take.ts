import { type DragEvent, useRef, useState } from 'react'

import { useChecking } from '../../store/checking.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { chosenFiles, type Dropped, droppedFiles, readFiles } from './dropped-files.ts'

/** Ways in for lists: a paste, files and folders chosen or dropped. */
export interface Take {
  readonly text: (text: string) => void
  readonly files: (files: Iterable<File>) => void
  /** Handlers for what things are dropped on. */
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
  readonly dragging: boolean
}

const canTake = ({ dataTransfer: { types } }: DragEvent) =>
  types.includes('Files') || types.includes('text/plain')
/** Words dragged into a field are the field's. */
const inField = ({ target }: DragEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea')

/** Takes lists in; `onTaken` is told when there are some. */
export function useTake(onTaken: () => void): Take {
  const [dragging, setDragging] = useState(false)
  const pastes = useRef(0)
  const add = useChecking((state) => state.add)

  const text = (content: string) => {
    if (content.trim() === '') return
    pastes.current += 1
    const source =
      pastes.current === 1
        ? t('Pasted text')
        : t('Pasted text {count, number}', { count: pastes.current })
    add([{ source, content }])
    onTaken()
  }
  const take = async (found: Promise<Dropped>) => {
    const read = await found.then(readFiles).catch(() => null)
    if (!read) {
      say(t('The files could not be read. Choose them again.'), { tone: 'bad' })
      return
    }
    if (read.problem !== null) say(read.problem, { tone: 'bad', stays: 0 })
    if (read.inputs.length === 0) return
    add(read.inputs)
    onTaken()
  }
  return {
    text,
    files: (files) => void take(Promise.resolve(chosenFiles(files))),
    drop: {
      onDragOver: (event) => {
        if (!canTake(event) || (inField(event) && !event.dataTransfer.types.includes('Files')))
          return
        event.preventDefault()
        setDragging(true)
      },
      onDragLeave: (event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setDragging(false)
      },
      onDrop: (event) => {
        setDragging(false)
        const { types, items } = event.dataTransfer
        const files = types.includes('Files')
        if (!files && (inField(event) || !canTake(event))) return
        event.preventDefault()
        const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
        if (files) void take(droppedFiles(entries))
        else text(event.dataTransfer.getData('text/plain'))
      },
    },
    dragging,
  }
}
