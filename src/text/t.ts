import format, { type CompiledMessage } from 'icu-minify/format'

import type { First } from './first-letter.ts'
import type { KeptWords } from './kept-words.ts'

/** A text of the interface that stands in the catalogue. */
export type Message = string & { readonly message: true }

/** What a text is filled with. */
export type Values = Readonly<Record<string, string | number | boolean | Date>>

/** The compiled texts of a language by their English. */
export type Table = Readonly<Record<string, CompiledMessage>>

/** A literal or a marked text: a string of unknown content cannot be translated. */
type Literal<M extends string> = string extends M ? never : M

/** What numbers and dates of the app's own English go by. */
const english = { code: 'en', locale: 'en-GB', table: {} as Table }
let spoken = english

/** Sets the language of all texts; called once, before anything is shown. */
export function speakBy(code: string, table: Table): void {
  spoken = code === 'en' ? english : { code, locale: code, table }
}

/**
 * Does something in English, whatever is spoken: makes texts that others read. What is made meanwhile must not be kept for
 * screens.
 */
export function inEnglish<Made>(make: () => Made): Made {
  const before = spoken
  spoken = english
  try {
    return make()
  } finally {
    spoken = before
  }
}

/** The code of the language that is spoken: `en`, `de`. */
export function language(): string {
  return spoken.code
}

/** What the platform is asked by for numbers, dates and the order of names: `en-GB`, `de`. */
export function locale(): string {
  return spoken.locale
}

/** Marks a plain text of a table outside functions for the catalogue; `t` translates it where it is shown. */
export function msg<const M extends string>(text: Literal<M>): Message {
  return text as string as Message
}

/** A text in the language that is spoken. The English is its key, ICU MessageFormat; the build adds what it compiles to. */
export function t<const M extends string>(
  message: Literal<M>,
  values?: Values,
  compiled?: CompiledMessage,
): string {
  return filled(message, compiled ?? message, values)
}

/** As `t`, for a text that means two things: the context tells which. */
export function tIn<const M extends string>(
  context: string,
  message: Literal<M>,
  values?: Values,
  compiled?: CompiledMessage,
): string {
  return filled(`${message} | ${context}`, compiled ?? message, values)
}

/** What a text was made of: a message with its values, a day or time, names in a row, or words that were kept before. */
export type Origin = (
  | { readonly key: string; readonly english: CompiledMessage; readonly values: Values | undefined }
  | { readonly day: number; readonly how: Intl.DateTimeFormatOptions }
  | { readonly items: readonly string[]; readonly word: 'and' | 'or' }
  | { readonly kept: KeptWords }
) & { readonly first?: First | undefined }

let traced: Map<string, Origin> | null = null

/** Makes something, and tells of each text that was made on the way what it was made of. */
export function tracing<Made>(
  make: () => Made,
): [made: Made, origins: ReadonlyMap<string, Origin>] {
  const before = traced
  const origins = new Map<string, Origin>()
  traced = origins
  try {
    return [make(), origins]
  } finally {
    traced = before
  }
}

/** Tells those who trace what a text was made of. */
export function madeOf(text: string, origin: Origin): string {
  traced?.set(text, origin)
  return text
}

/** What a text was made of, to those who trace it. */
export function originOf(text: string): Origin | undefined {
  return traced?.get(text)
}

/** A text by its key, as it was kept; null where the language has none of it and no English is given. Values that do not fit it throw. */
export function byKey(
  key: string,
  values: Values | undefined,
  english: CompiledMessage | null = null,
): string | null {
  const message = Object.hasOwn(spoken.table, key) ? spoken.table[key] : english
  return message == null ? null : put(key, message, values)
}

/** What a text with marked words gives: pieces that React can show. */
export type Rich<Piece> = string | Piece | (string | Piece)[]

/** As `t`, for a text with marked words (`Drop files or <a>paste</a>`): each mark is made by the function of its name. */
export function rich<Piece, const M extends string = string>(
  message: Literal<M>,
  values: Readonly<
    Record<string, string | number | Date | Piece | ((words: (string | Piece)[]) => Piece)>
  >,
  compiled?: CompiledMessage,
): Rich<Piece> {
  const found = spoken.table[message] ?? compiled ?? message
  type Marks = NonNullable<Parameters<typeof format<Piece>>[2]>
  return format<Piece>(found, spoken.locale, values as Marks, options)
}

interface Filled {
  readonly in: typeof spoken
  readonly values: Values | undefined
  readonly text: string
}

/** What each text came to the last time: of all that a picker offers, one after the other is refused in the same words. */
const last = new Map<string, Filled>()

function filled(key: string, english: CompiledMessage, values: Values | undefined): string {
  const text = put(key, spoken.table[key] ?? english, values)
  traced?.set(text, { key, english, values })
  return text
}

function put(key: string, message: CompiledMessage, values: Values | undefined): string {
  if (typeof message === 'string') return message
  const plain = withNames(message, values)
  if (plain !== null) return plain
  const before = last.get(key)
  if (before?.in === spoken && isSame(before.values, values)) return before.text
  const text = format(message, spoken.locale, values, options) as string
  last.set(key, { in: spoken, values, text })
  return text
}

function isSame(before: Values | undefined, values: Values | undefined): boolean {
  if (!before || !values) return before === values
  for (const name in values) if (before[name] !== values[name]) return false
  return true
}

/** A text that holds nothing but names, as most do, put together without the formatter; null for any other. */
function withNames(
  parts: Exclude<CompiledMessage, string>,
  values: Values | undefined,
): string | null {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if (values && typeof part === 'object' && part.length === 1)
      text += String(values[part[0]])
    else return null
  }
  return text
}

/** Intl's objects are dear to make: each is kept. `keyOf` tells what is asked of one from what is asked of others. */
function kept<Made, Asked extends object>(
  make: (locale: string, options: Asked | undefined) => Made,
  keyOf: (options: Asked) => string = JSON.stringify,
): (locale?: string | readonly string[] | Intl.Locale, options?: Asked) => Made {
  // most are asked for with no options, thousands of times
  const plain = new Map<string, Made>()
  const others = new Map<string, Made>()
  return (given = spoken.locale, options) => {
    const locale = typeof given === 'string' ? given : String(given)
    const made = options ? others : plain
    const key = options ? `${locale} ${keyOf(options)}` : locale
    let known = made.get(key)
    if (known === undefined) made.set(key, (known = make(locale, options)))
    return known
  }
}

const numbers = kept((locale, how?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, how))
const dates = kept(
  (locale, how?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, how),
)
const plurals = kept(
  (locale, how?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, how),
  ({ type = '' }) => type,
)
const lists = kept(
  (locale, how?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, how),
  ({ type = '' }) => type,
)
const options = {
  formatters: {
    getNumberFormat: numbers as never,
    getDateTimeFormat: dates as never,
    getPluralRules: plurals as never,
  },
}

/** A number as the language writes it: 1,770 or 1.770. */
export function num(value: number, how?: Intl.NumberFormatOptions): string {
  return numbers(undefined, how).format(value)
}

/** A day or a time as the language writes it. */
export function date(value: Date | number, how: Intl.DateTimeFormatOptions): string {
  const text = dates(undefined, how).format(value)
  return madeOf(text, { day: Number(value), how })
}

/** Names one after the other as the language joins them: `a, b and c`; `or` where told. */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  const text = lists(undefined, { type: word === 'or' ? 'disjunction' : 'conjunction' }).format(
    items,
  )
  return madeOf(text, { items, word })
}

/** What is made of texts once for each language, when it is first asked for: tables of words. */
export function inEachLanguage<Made>(make: () => Made): () => Made {
  const made = new Map<string, Made>()
  return () => {
    let known = made.get(spoken.code)
    if (known === undefined) made.set(spoken.code, (known = make()))
    return known
  }
}

/** The same words for the same number or name, made once in each language: for what is said again and again of few things. */
export function saidOnce<About extends string | number>(
  say: (about: About) => string,
): (about: About) => string {
  const said = inEachLanguage(() => new Map<About, string>())
  return (about) => {
    if (traced) return say(about)
    const known = said()
    let words = known.get(about)
    if (words === undefined) known.set(about, (words = say(about)))
    return words
  }
}
