import { useContext, useRef } from 'react'

import { PlainWordsContext, type RuleTerm, useRuleWords } from './rule-words.ts'
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
    const before = all[at - 1]?.term ? (closing.exec(said)?.[0] ?? '') : ''
    if (!term) return said.slice(before.length)
    const after = all[at + 1]
    const close = after && !after.term ? closing.exec(after.words)?.[0] : undefined
    const word = <TermWord key={term.id} term={term} words={said} />
    if (!close) return word
    // a comma or full stop stays with the word, which as a button it would not
    return (
      <span key={term.id} className="term-whole">
        {word}
        {close}
      </span>
    )
  })
}

/** What closes a word and may not begin a line. */
const closing = /^[^\s\w]+/

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
