const often =
  /\b(once|twice|(?:two|three|[23]) times) (?:per|in each(?: of your(?: opponent's)?)?) (battle round|battle|turn|phase)s?\b/
/** Such a line limits what is picked, not who picks. */
const perTarget =
  /\bonly (?!(?:be )?used? )[^.]*\bonce per\b|\b(?:selected|healed|targeted|affected)[^.,]{0,40}\bonce per\b/
const first = /\bthe first time (?:this|the|an?|that)\b[^,.]*\bdestroyed\b/
const shared =
  /\bper army\b|\b(?:one|a) (?:friendly )?[a-z' ]{0,40}?\b(?:models?|units?)\b[^,.]{0,40}\bwith this ability\b|\bonly one (?:unit|model)\b/
const figures: Readonly<Record<string, string>> = { two: '2', three: '3' }

/** How often a rule in small letters can be used, in the words of the data; null where it does not say. */
export function limitIn(text: string): string | null {
  const kept = text.split(/(?<=[.!])\s/).filter((one) => !perTarget.test(one))
  const found = often.exec(kept.join(' '))
  if (!found) return first.test(text) ? 'once per battle' : null
  const [, times = '', span = ''] = found
  const said = times.replace(/^(?:two|three)/, (word) => figures[word] ?? word)
  return `${said === '2 times' ? 'twice' : said} per ${span}${shared.test(text) ? ' (army)' : ''}`
}
