import { inEachLanguage, t } from '../text/t.ts'

const said = inEachLanguage(() => new Map<number, string>())

/** Why a candidate is over: `40 over the limit.` Of a full list that is said of all of them, so that each is made once. */
export function overLimit(points: number): string {
  const known = said()
  let words = known.get(points)
  if (words === undefined) {
    words = t('{points, number} over the limit.', { points })
    known.set(points, words)
  }
  return words
}
