import { useContext, useRef } from 'react'

import { PlainWordsContext, type RuleTerm, useRuleWords, type WordPiece } from './rule-words.ts'
import { TermPopover } from './term-popover.tsx'
import { useTermOpen } from './use-term-open.ts'

import './term.css'

interface TermProps {
  /** A word that may name a term as a whole: a weapon ability, a keyword, a core ability. */
  readonly word: string
}

/** A word, as the page's language has it, that says on demand what it means; plain where the glossary does not know it. */
export function Term({ word }: TermProps) {
  const words = useRuleWords()
  const plain = useContext(PlainWordsContext)
  const term = plain ? null : words.term(word)
  const called = words.called(word)
  return term ? <TermWord term={term} words={called} /> : called
}

interface TermTextProps {
  readonly text: string
}

/** A sentence whose terms say on demand what they mean. */
export function TermText({ text }: TermTextProps) {
  const words = useRuleWords()
  const plain = useContext(PlainWordsContext)
  if (plain) return text
  return words.pieces(text).map(({ term, words: said }, at, all) => {
    const around = beside(all, at)
    if (!term) return said.slice(around.closed.length, said.length - around.opened.length)
    const { open, close } = around
    const word = <TermWord key={term.id} term={term} words={said} />
    if (!open && !close) return word
    // a comma or bracket stays with the word, which as a button it would not
    return (
      <span key={term.id} className="term-whole">
        {open}
        {word}
        {close}
      </span>
    )
  })
}

/** What closes a word and may not begin a line, and what opens one and may not end it. */
const closing = /^[^\s\w]+/
const opening = /[([“„‘/]+$/

const plainWords = (piece: WordPiece | undefined): string =>
  piece?.term === null ? piece.words : ''

/** Signs that stand with the term of a piece; of a piece of other words, those that stand with the terms beside it. */
function beside(all: readonly WordPiece[], at: number) {
  const closed = (index: number) =>
    all[index - 1]?.term ? (closing.exec(plainWords(all[index]))?.[0] ?? '') : ''
  const opened = (index: number) =>
    all[index + 1]?.term
      ? (opening.exec(plainWords(all[index]).slice(closed(index).length))?.[0] ?? '')
      : ''
  return {
    closed: closed(at),
    opened: opened(at),
    open: opened(at - 1),
    close: closed(at + 1),
  }
}

interface TermWordProps {
  readonly term: RuleTerm
  readonly words: string
}

function TermWord({ term, words }: TermWordProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { open, id, onWord, onPopover } = useTermOpen(button)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="term"
        aria-haspopup="dialog"
        aria-expanded={open !== 'no'}
        popoverTarget={open === 'no' ? undefined : id}
        {...onWord}
      >
        {words}
      </button>
      {open !== 'no' && (
        <TermPopover id={id} term={term} word={button} pinned={open === 'pinned'} {...onPopover} />
      )}
    </>
  )
}
