import { type GlossaryFile, type GlossaryTerm, namesTerm } from './glossary-file.ts'
import { type Piece, splitter } from './glossary-pieces.ts'

/** A glossary that can be asked. */
export interface Glossary {
  readonly file: GlossaryFile
  /** The term that a word names as a whole (`Anti-Monster (+1 Rend)`, `WARD (5+)`), or null. */
  readonly find: (word: string) => GlossaryTerm | null
  /** The term of an id, or null. */
  readonly byId: (id: string) => GlossaryTerm | null
  /** A sentence by the terms in it; words that everyday language uses as well count only in capitals. */
  readonly pieces: (sentence: string) => readonly Piece[]
}

/** Makes a glossary out of its file. What is asked once is known from then on. */
export function glossaryOf(file: GlossaryFile): Glossary {
  const ids = new Map(file.terms.map((term) => [term.id, term]))
  return {
    file,
    byId: (id) => ids.get(id) ?? null,
    find: known((word) => file.terms.find((term) => namesTerm(term, word)) ?? null),
    pieces: known(splitter(file.terms)),
  }
}

/** More than all that a visit shows; then it begins anew. */
const mostKnown = 5000

function known<T>(ask: (words: string) => T): (words: string) => T {
  const answers = new Map<string, T>()
  return (words) => {
    const answer = answers.get(words)
    if (answer !== undefined) return answer
    if (answers.size > mostKnown) answers.clear()
    const found = ask(words)
    answers.set(words, found)
    return found
  }
}
