/** The first sentence of a text, and the rest of it, which may be empty. */
export function splitSentence(text: string): { readonly first: string; readonly rest: string } {
  const end = /[.?!](?=\s+[\p{Lu}\d])/u.exec(text)
  if (!end) return { first: text, rest: '' }
  const at = end.index + 1
  return { first: text.slice(0, at), rest: text.slice(at).trim() }
}
