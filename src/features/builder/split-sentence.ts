/** The first sentence of a text, and the rest of it, which may be empty. */
export function splitSentence(text: string): { readonly first: string; readonly rest: string } {
  // names end in ! and ? too: `More Dakka! 1 and War Horde 3`
  const end = /\.(?=\s+[\p{Lu}\d])/u.exec(text)
  if (!end) return { first: text, rest: '' }
  const at = end.index + 1
  return { first: text.slice(0, at), rest: text.slice(at).trim() }
}
