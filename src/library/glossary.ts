import { type GlossaryFile, type GlossaryTerm, namesTerm } from './glossary-file.ts'

/** A stretch of a sentence, with the term that it names if it names one. */
export interface Piece {
  readonly words: string
  readonly term: GlossaryTerm | null
}

/** A glossary that can be asked. */
export interface Glossary {
  readonly file: GlossaryFile
  /** The term that a word names as a whole (`Anti-Monster (+1 Rend)`, `WARD (5+)`), or null. */
  readonly find: (word: string) => GlossaryTerm | null
  /** The term of an id, or null. */
  readonly byId: (id: string) => GlossaryTerm | null
  /** A sentence by the terms in it. */
  readonly pieces: (sentence: string) => readonly Piece[]
}

/** Makes a glossary out of its file. What is asked once is known from then on. */
export function glossaryOf(file: GlossaryFile): Glossary {
  const ids = new Map(file.terms.map((term) => [term.id, term]))
  const asked = new Map<string, GlossaryTerm | null>()
  return {
    file,
    byId: (id) => ids.get(id) ?? null,
    find: (word) => {
      const known = asked.get(word)
      if (known !== undefined) return known
      const found = file.terms.find((term) => namesTerm(term, word)) ?? null
      asked.set(word, found)
      return found
    },
    pieces: (words) => [{ words, term: null }],
  }
}
