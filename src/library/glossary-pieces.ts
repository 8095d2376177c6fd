import { type GlossaryTerm, plainWord } from './glossary-file.ts'

/** A stretch of a sentence, with the term that it names if it names one. */
export interface Piece {
  readonly words: string
  readonly term: GlossaryTerm | null
}

/** A word of a sentence and where it stands. */
interface Token {
  readonly raw: string
  readonly plain: string
  readonly from: number
  readonly to: number
}

/** A way to say a term. */
interface Name {
  readonly term: GlossaryTerm
  readonly everyday: boolean
  /** Whether a figure belongs to it: `Rapid Fire 1`, `WARD (5+)`. */
  readonly open: boolean
}

/** All ways to say the terms, by their words with a blank between them. */
interface Names {
  readonly whole: ReadonlyMap<string, Name>
  /** Beginnings of a word, with their hyphen: `anti-`. */
  readonly begun: ReadonlyMap<string, Name>
  /** Words of the longest. */
  readonly most: number
}

interface Match {
  readonly term: GlossaryTerm
  readonly from: number
  readonly to: number
  /** The token to go on with. */
  readonly next: number
}

const word = /[\p{L}\p{N}]+(?:['’‑-][\p{L}\p{N}]+)*/gu

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(word)].map(({ 0: raw, index }) => {
    return { raw, plain: plainWord(raw), from: index, to: index + raw.length }
  })
}

function namesOf(terms: readonly GlossaryTerm[]): Names {
  const whole = new Map<string, Name>()
  const begun = new Map<string, Name>()
  let most = 1
  for (const term of terms) {
    for (const said of [term.name, ...term.also]) {
      const name = {
        term,
        everyday: term.everyday?.includes(said) ?? false,
        open: said.endsWith('*'),
      }
      const tokens = tokensOf(said)
      const key = tokens.map(({ plain }) => plain).join(' ')
      most = Math.max(most, tokens.length)
      if (said.endsWith('-*')) begun.set(`${key}-`, name)
      else whole.set(key, both(whole.get(key), name))
    }
  }
  return { whole, begun, most }
}

/** What is a name with a figure and without may have one; the name without says the rest. */
const both = (former: Name | undefined, name: Name): Name =>
  former ? { ...(former.open ? name : former), open: former.open || name.open } : name

/** What may stand between the words of one name: `Crit (2 Hits)`, `Charge (+1 Damage)`. */
const between = /^[ \u00a0(:+]{0,3}$/
/** What belongs to a name that takes a figure: ` (5+)`, ` D6+3`, ` 6"`, ` 4+`, ` (+1 Rend)`. */
const figure = /^(?: \([+\d][^()]{0,12}\)| (?:\d*D)?\d+(?:\+\d*)?["”]?(?![\p{L}\p{N}]))/u
const capitals = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]+$/u
const titled = /^\p{Lu}.*\p{Ll}/u

/** Makes what splits a sentence at the terms in it: the longest name first, each term once. */
export function splitter(terms: readonly GlossaryTerm[]): (sentence: string) => readonly Piece[] {
  const names = namesOf(terms)
  return (sentence) => {
    const tokens = tokensOf(sentence)
    const seen = new Set<GlossaryTerm>()
    const pieces: Piece[] = []
    let done = 0
    for (let at = 0; at < tokens.length;) {
      const match = matchAt(names, sentence, tokens, at)
      at = match?.next ?? at + 1
      if (!match || seen.has(match.term)) continue
      seen.add(match.term)
      if (match.from > done) pieces.push({ words: sentence.slice(done, match.from), term: null })
      pieces.push({ words: sentence.slice(match.from, match.to), term: match.term })
      done = match.to
    }
    if (done < sentence.length) pieces.push({ words: sentence.slice(done), term: null })
    return pieces
  }
}

/** The longest name that begins with a token. */
function matchAt(
  names: Names,
  sentence: string,
  tokens: readonly Token[],
  at: number,
): Match | null {
  for (let count = Math.min(names.most, tokens.length - at); count > 0; count--) {
    const run = tokens.slice(at, at + count)
    const [first] = run
    const last = run.at(-1)
    const name = nameOf(names, run)
    if (!first || !last || !name || !isOneName(sentence, run)) continue
    const raw = sentence.slice(first.from, last.to)
    const rest = sentence.slice(last.to)
    const more = name.open ? (figure.exec(rest)?.[0] ?? '') : ''
    const closed = more === '' && raw.includes('(') && rest.startsWith(')') ? ')' : more
    // with its figure it is the game's word, however common
    if (name.everyday && more === '' && !isKeyword(sentence, raw, last, tokens[at + count]))
      continue
    if (isPartOfName(sentence, tokens, at, count)) continue
    const to = last.to + closed.length
    let next = at + count
    while ((tokens[next]?.from ?? to) < to) next++
    return { term: name.term, from: first.from, to, next }
  }
  return null
}

/** Whether it stands in capitals and by itself: HEAVY, but not the one in HEAVY INTERCESSORS. */
function isKeyword(sentence: string, raw: string, last: Token, next: Token | undefined): boolean {
  if (!capitals.test(raw)) return false
  return !next || !capitals.test(next.raw) || sentence.slice(last.to, next.from) !== ' '
}

function nameOf({ whole, begun }: Names, run: readonly Token[]): Name | undefined {
  const named = whole.get(run.map(({ plain }) => plain).join(' '))
  const [only] = run
  if (named || run.length > 1 || !only) return named
  return begun.get(only.plain.slice(0, only.plain.indexOf('-') + 1))
}

const isOneName = (sentence: string, run: readonly Token[]): boolean =>
  run.every((token, at) => {
    const former = run[at - 1]
    return !former || between.test(sentence.slice(former.to, token.from))
  })

/** Whether it stands in a longer name, as a unit may have it: between words that begin with a capital as it does itself. */
function isPartOfName(
  sentence: string,
  tokens: readonly Token[],
  at: number,
  count: number,
): boolean {
  const run = tokens.slice(at, at + count)
  if (!run.every(({ raw }) => titled.test(raw))) return false
  const beside = (left: number) => {
    const [one, other] = [tokens[left], tokens[left + 1]]
    return one && other && sentence.slice(one.to, other.from) === ' '
  }
  const named = (index: number) => titled.test(tokens[index]?.raw ?? '')
  // the first word of a sentence has its capital from that
  const before = at > 1 && beside(at - 2) && beside(at - 1) && named(at - 1)
  return Boolean(before) || Boolean(beside(at + count - 1) && named(at + count))
}
