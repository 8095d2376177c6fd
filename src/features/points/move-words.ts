import type { Changes } from '../../engine/change.ts'
import type { On } from '../../store/points-move.ts'
import { list as listed, t } from '../../text/t.ts'
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
  return listed([book && shortName(book.name), season?.name].filter((name) => name !== undefined))
}

/** How the points stand to the limit: `15 points left`, `40 points over the limit`. */
export function limitWords(points: number, limit: number): string {
  const left = limit - points
  if (left < 0) {
    return t('{points, plural, one {# point} other {# points}} over the limit', { points: -left })
  }
  return left === 0
    ? t('exactly at the limit')
    : t('{points, plural, one {# point} other {# points}} left', { points: left })
}

const said = [
  ['dearer', (count: number) => t('{count, number} dearer', { count })],
  ['cheaper', (count: number) => t('{count, number} cheaper', { count })],
  ['renamed', (count: number) => t('{count, number} renamed', { count })],
  ['merged', (count: number) => t('{count, number} merged', { count })],
  ['missing', (count: number) => t('{count, number} not there any more', { count })],
  ['changed', (count: number) => t('{count, number} changed in other ways', { count })],
  ['same', (count: number) => t('{count, number} the same', { count })],
] as const

/** `2 dearer, 1 cheaper, 17 the same`. */
export function countWords({ counts }: Pick<Changes, 'counts'>): string {
  return said
    .filter(([kind]) => counts[kind] > 0)
    .map(([kind, words]) => words(counts[kind]))
    .join(', ')
}
