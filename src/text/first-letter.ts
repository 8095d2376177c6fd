import { language, madeOf, originOf } from './t.ts'

/** What is made of the first letter of a text: a capital, or the small one that English has within a sentence. */
export type First = 'large' | 'small'

/** A text with another first letter. German has no use for a small one, nor have `HQ` and the like. */
export function beginning(words: string, first: First): string {
  const text = first === 'small' && language() !== 'en' ? words : withFirst(words, first)
  const origin = originOf(words)
  return origin ? madeOf(text, { ...origin, first }) : text
}

/** The same of an English string, whatever is spoken. */
export function withFirst(words: string, first: First | undefined): string {
  if (first === 'large') return words.charAt(0).toUpperCase() + words.slice(1)
  const small = first === 'small' && /^\p{Lu}\p{Ll}/u.test(words)
  return small ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
