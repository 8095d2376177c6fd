import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'

import { t } from '../text/t.ts'
import { Icon } from './icon.tsx'
import { type RuleTerm, useRuleWords } from './rule-words.ts'
import { saidLang } from './said-lang.ts'
import { TermWords } from './term-words.tsx'

interface TermPopoverProps {
  readonly id: string
  readonly term: RuleTerm
  /** The word that it stands beside. */
  readonly word: RefObject<HTMLElement | null>
  /** Whether it stays, and has the focus. */
  readonly pinned: boolean
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onPin: () => void
  readonly onClose: () => void
  /** Closes it and gives the focus back to the word. */
  readonly onBack: () => void
}

const gap = 6
const edge = 8

/** Puts the popover under its word, or above it where there is more room, inside the window. */
function place(popover: HTMLElement, word: HTMLElement) {
  const box = word.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = box.bottom + gap + height <= window.innerHeight - edge
  const top = below ? box.bottom + gap : box.top - gap - height
  const left = Math.min(box.left, window.innerWidth - edge - width)
  popover.style.left = `${Math.max(edge, left)}px`
  popover.style.top = `${Math.min(Math.max(edge, top), Math.max(edge, window.innerHeight - edge - height))}px`
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Shows the popover in its place, there it stays when the page is scrolled; once pinned it has the focus. */
function useShown({ word, pinned, onClose }: TermPopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popover = ref.current
    if (!popover || !word.current) return
    if (!popover.matches(':popover-open')) popover.showPopover()
    place(popover, word.current)
  })
  useLayoutEffect(() => {
    if (pinned) ref.current?.focus({ preventScroll: true })
  }, [pinned])
  useEffect(() => {
    const follow = (event: Event) => {
      if (!ref.current || !word.current || event.target === ref.current) return
      const { top, bottom } = word.current.getBoundingClientRect()
      if (bottom < 0 || top > window.innerHeight) onClose()
      else place(ref.current, word.current)
    }
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  })
  return ref
}

/** Closes it alone, not what it stands in; the focus stays unless it is inside. */
function useEscape(popover: RefObject<HTMLElement | null>, { onBack, onClose }: TermPopoverProps) {
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (popover.current?.contains(document.activeElement)) onBack()
      else onClose()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
}

/** What a term means, beside the word that names it: in our words, with its rule and the terms that belong to it. */
export function TermPopover(props: TermPopoverProps) {
  const { id, term, word, onEnter, onLeave, onPin, onClose, onBack } = props
  const [shown, setShown] = useState(term)
  const words = useRuleWords()
  const ref = useShown(props)
  useEscape(ref, props)
  const onKeyDown = (event: KeyboardEvent) => {
    // the keys of every page go on to the page
    if (!event.ctrlKey && !event.metaKey && event.key !== '?') event.stopPropagation()
    if (event.key !== 'Tab') return
    const inside = ref.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    const last = event.shiftKey ? [ref.current, inside[0]] : [inside[inside.length - 1]]
    if (!last.some((one) => one === document.activeElement)) return
    // out of it leads to where the word stands
    if (event.shiftKey) event.preventDefault()
    onBack()
  }
  const turnTo = (name: string) => {
    const other = words.term(name)
    if (!other) return
    setShown(other)
    onPin()
    ref.current?.focus()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps what happens in it from the row that the word stands in
    <div
      ref={ref}
      id={id}
      className="term-pop"
      role="dialog"
      aria-label={shown.name}
      popover="auto"
      tabIndex={-1}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onPointerDown={stop}
      onClick={stop}
      onKeyDown={onKeyDown}
    >
      <TermBody term={shown} onTerm={turnTo} />
      <Link to={words.termPath(shown.id)} className="lnk lnk--cond term-pop__all">
        <Icon name="book" size="s" /> {t('In the glossary')}
      </Link>
    </div>,
    // behind a modal dialog nothing can be pressed
    word.current?.closest('dialog') ?? document.body,
  )
}

interface TermBodyProps {
  readonly term: RuleTerm
  readonly onTerm: (name: string) => void
}

function TermBody({ term, onTerm }: TermBodyProps) {
  const { name, text, note, rule, see } = term
  return (
    <>
      <p className="t-name" lang={saidLang()}>
        {name}
      </p>
      <TermWords text={text} note={note} rule={rule} />
      {see.length > 0 && (
        <ul className="term-pop__see" aria-label={t('Related terms')}>
          {see.map(({ id, name: other }) => (
            <li key={id}>
              <button
                type="button"
                className="lnk lnk--cond"
                lang={saidLang()}
                onClick={() => onTerm(other)}
              >
                {other}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
