/** A text as searches compare it: lower case, without accents. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a search, as `plainText` writes them. */
export function searchWords(search: string): readonly string[] {
  return plainText(search).split(/\s+/).filter(Boolean)
}
