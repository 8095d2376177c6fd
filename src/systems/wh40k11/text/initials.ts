/** Letters without a gap, at least two of them capitals: what a name was shortened to. */
const short = /^(?=.*\p{Lu}.*[\p{Lu}&])[\p{Lu}&][\p{L}&]{1,11}$/u

const wordsOf = (name: string) =>
  name
    .replaceAll(/['’]/g, '')
    .replaceAll(/\band\b/gi, '&')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== '')

/**
 * Whether letters stand for a name: `initials` where they are the first ones of all its words (`CCW`), `shortened` where the
 * first word has more of them (`BoP`), or the only one lost its vowels (`GRCHLD`); null where they stand for something else.
 */
export function shortFor(letters: string, name: string): 'initials' | 'shortened' | null {
  if (!short.test(letters)) return null
  const [first = '', ...others] = wordsOf(name)
  const wanted = letters.toUpperCase()
  const rest = others.map((word) => word.charAt(0).toUpperCase()).join('')
  if (others.length === 0) {
    return first.replaceAll(/[aeiou]/gi, '').toUpperCase() === wanted ? 'shortened' : null
  }
  const begun = wanted.endsWith(rest) ? wanted.slice(0, wanted.length - rest.length) : ''
  if (begun === '' || !first.toUpperCase().startsWith(begun)) return null
  return begun.length === 1 ? 'initials' : 'shortened'
}
