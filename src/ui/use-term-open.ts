import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

/** Whether what a word means is to be seen: called up by a mouse that rests on the word, or to stay until it is closed. */
export type TermOpen = 'no' | 'hover' | 'pinned'

/** How long a mouse rests on a word before it opens, and how long it may be away before it closes, in milliseconds. */
const rest = 300
const away = 200

/** Another popover is open, a menu say, which would close. */
const isBusy = () => document.querySelector(':popover-open:not(.term-pop)') !== null

/** Opens and closes the popover of a word: mouse, tap, keys. Gives what the word and its popover listen to. */
export function useTermOpen(word: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<TermOpen>('no')
  const id = useId()
  const timer = useRef(0)
  const later = (next: () => void, time: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(next, time)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const close = () => {
    window.clearTimeout(timer.current)
    setOpen('no')
  }
  const leave = () => later(() => setOpen((now) => (now === 'hover' ? 'no' : now)), away)
  const onWord = {
    // not when it enters: a word that comes under a mouse at rest, as the page changes, is not asked for
    onPointerMove: ({ pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons > 0) return
      later(() => {
        if (!isBusy()) setOpen((now) => (now === 'no' ? 'hover' : now))
      }, rest)
    },
    onPointerLeave: leave,
    onClick: (event: MouseEvent) => {
      // the word stands in rows that are pressed themselves; the popover is opened here, not by the browser
      event.stopPropagation()
      event.preventDefault()
      window.clearTimeout(timer.current)
      setOpen(open === 'pinned' ? 'no' : 'pinned')
    },
  }
  const onPopover = {
    onEnter: () => window.clearTimeout(timer.current),
    onLeave: leave,
    onPin: () => setOpen('pinned'),
    onClose: close,
    onBack: () => {
      close()
      word.current?.focus()
    },
  }
  return { open, id, onWord, onPopover }
}
