import { withFirst } from './first-letter.ts'
import { isOwn, type KeptWords, officialWord, type Said } from './kept-words.ts'
import { byKey, date, inEnglish, list, type Origin, tracing, type Values } from './t.ts'

/** More than that is no label: its English alone is kept. */
export const MOST_SAID = 4000

const deepest = 5

type Origins = ReadonlyMap<string, Origin>

/**
 * Makes a text to be kept: `keepWords(() => t('Rename to {own}', { own }))`. What it is made of must be made within; a text that is put
 * together otherwise is kept as it is.
 */
export function keepWords(make: () => string): KeptWords {
  const [text, origins] = tracing(make)
  return keptIn(origins, text)
}

/** As `keepWords`, for a text of which is known what it was made of. */
export function keptIn(origins: Origins, text: string): KeptWords {
  const said = pieceOf(origins, text)
  if (typeof said !== 'object') return { label: text }
  const label = inEnglish(() => englishOf(origins, text))
  return JSON.stringify(said).length > MOST_SAID ? { label } : { label, said }
}

type Piece = string | number | boolean | Said

/** What says the text again: its origin, or the name that it is. `around` are the texts that it is a part of. */
function pieceOf(origins: Origins, text: string, around: readonly string[] = []): Piece {
  const origin = originOf(origins, text, around)
  if (!origin) return officialWord(text)
  const parts = [...around, text]
  if ('kept' in origin) return origin.kept.said ?? origin.kept.label
  if ('day' in origin) return { day: origin.day, how: origin.how }
  if ('items' in origin) {
    const { items, word } = origin
    return { items: items.map((item) => pieceOf(origins, item, parts)), word }
  }
  const { key, values } = origin
  const pieces = mapped(values, (value) => pieceOf(origins, value, parts))
  return {
    key,
    ...(pieces && { values: pieces }),
    ...(origin.first === 'large' && { capital: true }),
  }
}

/** The same in English; called within `inEnglish`. */
function englishOf(origins: Origins, text: string, around: readonly string[] = []): string {
  const origin = originOf(origins, text, around)
  if (!origin) return officialWord(text)
  const parts = [...around, text]
  const part = (one: string) => englishOf(origins, one, parts)
  if ('kept' in origin) return withFirst(origin.kept.label, origin.first)
  if ('day' in origin) return date(origin.day, origin.how)
  if ('items' in origin) return list(origin.items.map(part), origin.word)
  const { key, english, values } = origin
  return withFirst(byKey(key, mapped(values, part), english) ?? text, origin.first)
}

/** A text that is nothing but one of its values would be a part of itself. */
function originOf(origins: Origins, text: string, around: readonly string[]): Origin | undefined {
  return around.includes(text) || around.length === deepest ? undefined : origins.get(text)
}

type Plain = string | number | boolean

function mapped<To>(
  values: Values | undefined,
  make: (value: string) => To,
): Readonly<Record<string, To | Plain>> | undefined {
  if (!values) return undefined
  const pieces = Object.entries(values).map(([name, value]): [string, To | Plain] => {
    if (value instanceof Date) return [name, value.getTime()]
    return [name, typeof value === 'string' && !isOwn(name) ? make(value) : value]
  })
  return Object.fromEntries(pieces)
}
