const number = String.raw`\d{1,3}(?:[.,' ]\d{3})+|\d{1,7}`
const unit = String.raw`points?|pts?\.?|pt|punkte|puntos|punti`
const bracketed = new RegExp(
  String.raw`\s*(?:[-·:]\s*)?[([]\s*([+-]?)\s*(${number})\s*(?:${unit})?\s*[)\]](?:\s*(?:${unit})\b)?`,
  'gi',
)
const bare = new RegExp(String.raw`\s*(?:[-·:,]\s*)?\b(${number})\s*(?:${unit})$`, 'i')

/** A number as any locale groups it: `2,000`, `2.000`, `2 000`. */
export function numberOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ''))
}

/** What a line says of points, and what it says besides. */
export interface PointsPart {
  readonly points: number | null
  /** `+20`: an extra, not a price in full. */
  readonly extra: boolean
  /** What stands before the points. */
  readonly before: string
  /** What stands after them, without a colon. */
  readonly after: string
}

/**
 * The points of a line in any of the usual ways: `(85)`, `(85 points)`, `[85pts]`, `(+20 pts)`, `- (10) Points`, `· 20 pts`.
 * Of several the last in brackets counts; without any, `before` is the whole text.
 */
export function pointsOf(text: string): PointsPart {
  const found = [...text.matchAll(bracketed)].at(-1)
  if (found) {
    const [all, sign = '', digits = ''] = found
    const after = text.slice(found.index + all.length).replace(/^\s*:\s*/, '')
    return {
      points: numberOf(digits),
      extra: sign !== '',
      before: text.slice(0, found.index).trim(),
      after: after.trim(),
    }
  }
  const end = bare.exec(text)
  if (!end) return { points: null, extra: false, before: text, after: '' }
  return {
    points: numberOf(end[1] ?? ''),
    extra: false,
    before: text.slice(0, end.index).trim(),
    after: '',
  }
}

/** How many of something a line begins with (`9x Jakhal`, `9 x Jakhal`, with `loose` also `9 Jakhals`), and of what. */
export function countOf(
  text: string,
  loose = false,
): { readonly count: number | null; readonly rest: string } {
  const found =
    /^(\d{1,3})\s*[x×]\s*(\S.*)$/i.exec(text) ??
    (loose ? /^(\d{1,3})\s+(\p{L}.*)$/u.exec(text) : null)
  if (!found) return { count: null, rest: text }
  return { count: Number(found[1]), rest: found[2] ?? '' }
}

/** What a line calls the thing that it names (`Enhancement: X`); the label is empty where it has none. */
export function labelOf(text: string): { readonly label: string; readonly rest: string } {
  const found = /^([^:]{2,48}?)\s*:\s*(.*)$/.exec(text)
  return found ? { label: found[1] ?? '', rest: found[2] ?? '' } : { label: '', rest: text }
}

const separators = /\s*(?:[,;]|\s[&+]\s|\band\b|\bet\b|\bund\b)\s*/gi
/** Longer names than this many parts do not exist, nor rows of more marks. */
const mostParts = 8
const mostMarks = 80

/**
 * Names in a row (`A, B and C`), where names themselves hold commas and "and": at each place the longest that `known` accepts
 * is taken, else the words up to the next mark. A text with more marks than any row has stays whole.
 */
export function splitNames(text: string, known: (words: string) => boolean): readonly string[] {
  const marks = [...text.matchAll(separators)].map(({ 0: all, index }) => ({
    from: index,
    to: index + all.length,
  }))
  if (marks.length > mostMarks) return [text]
  const starts = [0, ...marks.map(({ to }) => to)]
  const ends = [...marks.map(({ from }) => from), text.length]
  const names: string[] = []
  for (let place = 0; place < starts.length;) {
    let taken = 1
    for (let parts = Math.min(mostParts, starts.length - place); parts > 1; parts -= 1) {
      if (known(text.slice(starts[place], ends[place + parts - 1]).trim())) {
        taken = parts
        break
      }
    }
    const words = text.slice(starts[place], ends[place + taken - 1]).trim()
    if (words !== '') names.push(words)
    place += taken
  }
  return names
}
