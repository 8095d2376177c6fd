import type { Army } from '../../engine/army.ts'
import { blocksOf, type Block } from '../../engine/blocks.ts'
import type { Id } from '../../engine/roster.ts'
import { rowsOf } from './block-rows.ts'
import { rowWords } from './row-words.tsx'
import { kinOf, rowsOfKin } from './slot-kin.ts'

/** How high a roster is: so many lines of the height of a row, and so many pixels besides. */
export interface Density {
  readonly lines: number
  readonly pixels: number
}

/** What lines are higher or lower than a row, and what a block has besides its lines; as in the style sheets. */
const heights = { lead: 11, bareLead: 2, note: 9, foot: -4, set: -6, block: 5, head: 41 } as const

/**
 * No window is as high as so many rows, which are as low as they may be then. That they are so many is no reason to lay out all of
 * them anew with each edit that makes one more or less.
 */
const mostLines = 160
const beyond: Density = { lines: mostLines, pixels: 0 }

const unfaulty: ReadonlyMap<Id, null> = new Map()

/** Measures the roster of a wide window by counting, so that its rows can share the room there is. */
export function densityOf(army: Army): Density {
  const extra: number[] = [heights.head]
  for (const block of blocksOf(army)) extra.push(heights.block, ...linesOf(army, block))
  const chosen = army.slots.filter(({ open, picks }) => open || picks.length > 0)
  const sets = rowsOfKin(kinOf(chosen), true)
  if (sets.length > 0) extra.push(heights.block, ...sets.map(() => heights.set))
  const blocks = blocksOf(army).length + (sets.length > 0 ? 1 : 0)
  const lines = extra.length - 1 - blocks
  if (lines >= mostLines) return beyond
  return { lines, pixels: extra.reduce((sum, one) => sum + one, 0) }
}

/** For each line of a block how much higher than a row it is. */
function linesOf(army: Army, { groups, section }: Block): readonly number[] {
  const [group] = groups
  if (!group) return []
  if (group.style === 'locked') return [heights.lead]
  const { rows, sides } = rowsOf(army, groups, unfaulty)
  const hasFoot = section
    ? groups.some(({ remark }) => remark !== '')
    : group.style === 'own' || group.units.length > 1
  return [
    ...rows.map((row) => {
      const { under } = rowWords(row, { wide: true, fault: null, remark: undefined })
      if (row.first.leader) return under ? heights.lead : heights.bareLead
      return under ? heights.note : 0
    }),
    ...sides.map(() => heights.set),
    ...(hasFoot ? [heights.foot] : []),
  ]
}
