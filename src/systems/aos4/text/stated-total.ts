import type { DraftGroup } from '../../../engine/text/text-draft.ts'
import type { LineMark } from './line-marks.ts'

/**
 * The printed total and the name beside it. A name that ends in a figure can be glued to the total (`Army 52000/2000 pts`);
 * where its last figures alone come nearer to the units' prices, the first ones belong to the name.
 */
export function statedTotal(
  total: Extract<LineMark, { is: 'total' }> | null,
  groups: readonly DraftGroup[],
): { readonly stated: number | null; readonly name: string } {
  if (!total) return { stated: null, name: '' }
  const { name, stated, limit } = total
  const digits = String(stated)
  const tail = Number(digits.slice(-4))
  if (limit === null || stated < limit * 3 || digits.length < 5) return { stated, name }
  const sum = groups
    .flatMap(({ units }) => units)
    .reduce((all, { points }) => all + (points ?? 0), 0)
  if (Math.abs(sum - stated) <= Math.abs(sum - tail)) return { stated, name }
  const gap = /\p{L}$/u.test(name) ? ' ' : ''
  return { stated: tail, name: `${name}${gap}${digits.slice(0, -4)}` }
}
