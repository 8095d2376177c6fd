import { type GlossaryTerm, namesTerm } from './glossary-file.ts'

/** Words in small letters without accents and signs, a blank before each: what is searched for begins after one. */
function spaced(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '')
  return ` ${letters
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`
}

/** How well a query fits a term, 0 best; null where it does not. */
function rankOf(term: GlossaryTerm, query: string): number | null {
  const words = spaced(query).split(' ').filter(Boolean)
  const hay = (...texts: readonly string[]) => texts.map(spaced).join('')
  const holds = (...texts: readonly string[]) =>
    words.every((word) => hay(...texts).includes(` ${word}`))
  const { name, also, text, note = '', rule } = term
  if (spaced(name) === spaced(query)) return 0
  if (namesTerm(term, query)) return 1
  if (spaced(name).startsWith(spaced(query))) return 2
  if (holds(name)) return 3
  if (holds(name, ...also)) return 4
  return holds(name, ...also, text, note, rule) ? 5 : null
}

const byName = (a: GlossaryTerm, b: GlossaryTerm) => a.name.localeCompare(b.name, 'en')

/** A figure with what belongs to it: `5+`, `(6")`, `D3`. */
const figures = /(?<![a-z0-9])[([+]*\d*d?\d+[+"”″)\]]*(?![a-z0-9])/gi

/**
 * Terms that a query finds by name, by other words for them, or in their text, best first; all by name for an empty query. Each of
 * its words must begin a word there. One that finds nothing is tried without its figures: a term stands for any.
 */
export function findTerms(terms: readonly GlossaryTerm[], query: string): readonly GlossaryTerm[] {
  if (spaced(query).trim() === '') return terms.toSorted(byName)
  const found = ranked(terms, query)
  const words = query.replaceAll(figures, ' ')
  return found.length > 0 || spaced(words).trim() === '' ? found : ranked(terms, words)
}

function ranked(terms: readonly GlossaryTerm[], query: string): readonly GlossaryTerm[] {
  return terms
    .flatMap((term) => {
      const rank = rankOf(term, query)
      return rank === null ? [] : [{ term, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || byName(a.term, b.term))
    .map(({ term }) => term)
}
