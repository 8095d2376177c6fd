import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { errorWords } from '../../store/error-words.ts'
import { importedWords } from '../../store/import-lists.ts'
import { dropPaste, keepPaste, keptPaste } from '../../store/kept-paste.ts'
import { useReviews } from '../../store/reviews.ts'
import { takeFiles, type TakenIn, takeText } from '../../store/take-in.ts'
import { say } from '../../store/toasts.ts'
import { noteTyped, typedText } from '../../store/typed-text.ts'
import { useHanded } from './use-handed.ts'
import { usePasted } from './use-pasted.ts'

/** What the page needs to take in text and files. */
export interface Intake {
  readonly busy: boolean
  readonly takeText: (text: string) => void
  /** Opens the file picker. */
  readonly pick: () => void
  readonly input: {
    readonly ref: React.RefObject<HTMLInputElement | null>
    readonly onChange: () => void
  }
  /** Handlers for the element that files and text are dropped on. */
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
  readonly dragging: boolean
}

/** A link of Muster's own opens as what it is: a shared list. */
const ownLink = /^\S+\/shared#(\S+)$/
/** Messengers put words around it. */
const linkWithin = /\S+\/shared#([\w-]+)/
const mostWords = 600

function linkIn(text: string): string | undefined {
  const words = text.trim()
  const alone = ownLink.exec(words)?.[1]
  return alone ?? (words.length < mostWords ? linkWithin.exec(words)?.[1] : undefined)
}

const brings = ({ dataTransfer: { types } }: DragEvent) =>
  types.includes('Files') || types.includes('text/plain')

const plainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** Empties the box of a text that was taken in; of one that was not, or of another, nothing is lost. */
function forgetTyped(taken: string): void {
  if (plainLines(typedText('import')) === plainLines(taken)) noteTyped('import', '')
}

/** Takes in what is pasted, dropped, opened or shared to the page. A list of Muster's own goes straight in; others are looked through. */
export function useIntake(): Intake {
  const navigate = useNavigate()
  const ref = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const [busy, setBusy] = useState(false)

  /** Says whether anything came of it. */
  const take = async (taking: Promise<TakenIn>): Promise<boolean> => {
    setBusy(true)
    try {
      const taken = await taking
      const came = taken.sources.length > 0 || taken.imported.some(({ ok }) => ok)
      // a backup says on its own page what it is
      const imported = taken.imported.filter(({ backup }) => !backup)
      const telling = imported.filter(({ ok, notes }) => !ok || notes.length > 0)
      const words = importedWords(imported)
      if (words !== null && (imported.length > 1 || telling.length === 0)) say(words)
      useReviews.getState().begin({ ...taken, imported: telling })
      if (imported.length < taken.imported.length) {
        await navigate('/restore')
        return came
      }
      const [id, ...more] = imported.flatMap(({ added }) => added)
      if (taken.sources.length > 0 || id === undefined || telling.length > 0) return came
      await navigate(more.length === 0 ? `/list/${id}` : '/')
      return came
    } catch (error) {
      say(errorWords(error), { tone: 'bad' })
      return false
    } finally {
      setBusy(false)
    }
  }
  const read = (text: string) => {
    const fragment = linkIn(text)
    if (fragment !== undefined) void openLink(fragment, text)
    else if (text.trim() !== '') void takePaste(text)
  }
  const openLink = async (fragment: string, text: string) => {
    await navigate(`/shared#${fragment}`)
    forgetTyped(text)
  }
  const takePaste = async (text: string) => {
    if (await take(takeText(text))) forgetTyped(text)
    if (useReviews.getState().reviews.some(({ kept }) => !kept)) keepPaste(text)
    else dropPaste()
  }
  const again = useEffectEvent(() => {
    const text = useReviews.getState().reviews.length === 0 ? keptPaste() : null
    if (text === null) return
    // should it be what broke the page, it does not do so again
    dropPaste()
    void takePaste(text)
  })
  useEffect(() => again(), [])
  const taking = {
    takeText: read,
    takeFiles: (files: readonly File[]) => void take(takeFiles(files)),
  }
  useHanded(taking)
  usePasted(taking)
  return {
    busy,
    takeText: read,
    pick: () => ref.current?.click(),
    input: {
      ref,
      onChange: () => {
        const files = [...(ref.current?.files ?? [])]
        // the same file can be chosen again after it was mended
        if (ref.current) ref.current.value = ''
        if (files.length > 0) void take(takeFiles(files))
      },
    },
    drop: {
      onDragOver: (event) => {
        if (!brings(event)) return
        event.preventDefault()
        setDragging(true)
      },
      onDragLeave: (event) => {
        if (event.currentTarget === event.target) setDragging(false)
      },
      onDrop: (event) => {
        if (!brings(event)) return
        event.preventDefault()
        setDragging(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) void take(takeFiles(files))
        else read(event.dataTransfer.getData('text/plain'))
      },
    },
    dragging,
  }
}
