import type { Changes } from '../../engine/change.ts'
import type { On } from '../../store/points-move.ts'
import { numberText } from '../../ui/number-text.ts'
import type { Version } from './use-target.ts'

/** A points version as a button has room for it: `v1.2` of `v1.2, 5 August 2026`. */
export const shortName = (name: string): string => name.split(',')[0] ?? name

/** What of points and season another state has that one does not: `v1.2`, `General’s Handbook 2026-27`. */
export function movedTo(
  from: On,
  to: On,
  books: readonly Version[],
  seasons: readonly Version[],
): string {
  const book = from.prices === to.prices ? undefined : books.find(({ id }) => id === to.prices)
  const season = from.season === to.season ? undefined : seasons.find(({ id }) => id === to.season)
  return [book && shortName(book.name), season?.name].filter(Boolean).join(' and ')
}

/** How the points stand to the limit: `15 points left`, `40 points over the limit`. */
export function limitWords(points: number, limit: number): string {
  const left = limit - points
  if (left < 0) return `${pointsText(-left)} over the limit`
  return left === 0 ? 'exactly at the limit' : `${pointsText(left)} left`
}

const pointsText = (count: number) => `${numberText(count)} ${count === 1 ? 'point' : 'points'}`

const said = [
  ['dearer', 'dearer'],
  ['cheaper', 'cheaper'],
  ['renamed', 'renamed'],
  ['merged', 'merged'],
  ['missing', 'not there any more'],
  ['changed', 'changed in other ways'],
  ['same', 'the same'],
] as const

/** `2 dearer, 1 cheaper, 17 the same`. */
export function countWords({ counts }: Pick<Changes, 'counts'>): string {
  return said
    .filter(([kind]) => counts[kind] > 0)
    .map(([kind, words]) => `${counts[kind]} ${words}`)
    .join(', ')
}
