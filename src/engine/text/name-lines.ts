const goesOn = /^(?:\p{Ll}|[&+,.;)\]/-])/u
const isOpen = /(?:[&+,(/-]|\b(?:and|or|of|the|for|with|in|to|a|an))$/i
const hasLetters = /[\p{L}\p{N}]/u

/**
 * Whether the words with a list's total go on with the name that the line above them begins; else that line says something
 * else, most often whose list it is.
 */
export function continuesName(words: string, above: string): boolean {
  return !hasLetters.test(words) || goesOn.test(words) || isOpen.test(above)
}
