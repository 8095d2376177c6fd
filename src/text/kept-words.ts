import { withFirst } from './first-letter.ts'
import { byKey, date, language, list, madeOf, type Values } from './t.ts'

/** A text as it is kept: what it was made of, so that any language can say it. */
export type Said = SaidText | SaidDay | SaidNames

interface SaidText {
  /** The key in the catalogue. */
  readonly key: string
  readonly values?: Readonly<Record<string, Value>>
  /** Begins with a capital, though the text does not. */
  readonly capital?: boolean
}

interface SaidDay {
  readonly day: number
  readonly how: Intl.DateTimeFormatOptions
}

interface SaidNames {
  readonly items: readonly Value[]
  readonly word: 'and' | 'or'
}

type Value = string | number | boolean | Said

/**
 * Words that outlive the visit. `label` is English, for whoever knows no more; `said` says it in other languages. Where that is
 * not known, as in what older versions stored, `label` is what stands, in whatever language.
 */
export interface KeptWords {
  readonly label: string
  readonly said?: Said | undefined
}

/*
 * Names that the spoken language has of its own (detachments, enhancements) are kept in English and called as it does when they are
 * shown. They come with the data of their game; until then, and where nobody knows them any more, English stands.
 */
const called = new Map<string, string>()
/** Learns what the language that is spoken calls something. */
export function learnName(official: string, name: string): void {
  called.set(official, name)
}

/** What the language that is spoken calls something by its English name; that name where it has none or it has not come yet. */
export function nameIn(official: string): string {
  return called.get(official) ?? official
}

/** The English of a name: of one that several things have, or that nobody knows, the name. */
export function officialWord(name: string): string {
  const all = [...called].filter(([, one]) => one === name)
  return all.length === 1 ? (all[0]?.[0] ?? name) : name
}

/** Values of these names are words of the list's owner: they are no name of anything else, whatever they read like. */
export const isOwn = (value: string): boolean => value === 'own' || value === 'nickname'

/** Kept words in the language that is spoken; as their label where it does not know them. */
export function wordsOf(kept: KeptWords): string {
  return madeOf(inWords(kept), { kept })
}

function inWords({ label, said }: KeptWords): string {
  if (!said || language() === 'en') return label
  try {
    return say(said)
  } catch {
    return label
  }
}

function say(said: Said): string {
  if ('day' in said) return date(said.day, said.how)
  if ('items' in said)
    return list(
      said.items.map((item) => String(valueOf(item))),
      said.word,
    )
  const values = Object.entries(said.values ?? {}).map(([name, value]) => {
    return [name, isOwn(name) ? value : valueOf(value)]
  })
  const text = byKey(said.key, complete(Object.fromEntries(values) as Values))
  if (text === null) throw new RangeError(said.key)
  return said.capital ? withFirst(text, 'large') : text
}

function valueOf(value: Value): string | number | boolean {
  if (typeof value === 'string') return nameIn(value)
  return typeof value === 'object' ? say(value) : value
}

/** Values of which none that is asked for is missing: a text with a gap is none. */
function complete(values: Values): Values {
  return new Proxy(values, {
    get: (all, name) => {
      if (typeof name === 'symbol' || !Object.hasOwn(all, name)) throw new RangeError(String(name))
      return all[name]
    },
  })
}
