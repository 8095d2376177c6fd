import { createContext, useContext } from 'react'

/** What a rule does in a few words: one text, at times with the options that it leads up to, or a stratagem's three lines. */
export type RuleSummary =
  | { readonly text: string; readonly more?: readonly string[] | undefined }
  | { readonly when: string; readonly target?: string | undefined; readonly effect: string }

/** A term of the rules and what it means. */
export interface RuleTerm {
  readonly id: string
  readonly name: string
  /** Where the official text stands. */
  readonly rule: string
  readonly text: string
  /** What is easily got wrong. */
  readonly note?: string | undefined
  readonly see: readonly { readonly id: string; readonly name: string }[]
}

/** A stretch of a sentence, with the term that it names if it names one. */
export interface WordPiece {
  readonly words: string
  readonly term: RuleTerm | null
}

/** What the screens know to say about the rules of a game. What is not there yet is fetched, then the screens draw anew. */
export interface RuleWords {
  /** By the id of a text; null where nothing is written, or not here yet. */
  readonly summary: (id: string) => RuleSummary | null
  /** The publication, with its version, that the text of an id was written from; null where there is no text. */
  readonly source: (id: string) => string | null
  /** By a word that names one as a whole: a weapon ability, a keyword, a core ability. */
  readonly term: (word: string) => RuleTerm | null
  /** What a weapon ability, a keyword or a core ability is called in the language of the page; else the word itself. */
  readonly called: (word: string) => string
  /** A sentence by the terms in it; words that everyday language uses as well are left alone. */
  readonly pieces: (sentence: string) => readonly WordPiece[]
  /** Where a term stands among all of its game. */
  readonly termPath: (id: string) => string
}

const silent: RuleWords = {
  summary: () => null,
  source: () => null,
  term: () => null,
  called: (word) => word,
  pieces: (words) => [{ words, term: null }],
  termPath: () => '',
}

/** Provided by each page for the game that it is of. */
export const RuleWordsContext = createContext<RuleWords>(silent)

/** Whether words stand here without more: on paper, and in what is a button or a link itself. */
export const PlainWordsContext = createContext(false)

/** What there is to say about the rules of the game that the page is of. */
export function useRuleWords(): RuleWords {
  return useContext(RuleWordsContext)
}
