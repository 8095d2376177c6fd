import type { Id, RosterPick } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { BattleSize } from './army.ts'
import { slots } from './picks.ts'
import type { CoreData } from './schema.ts'

/** The battle size that a limit belongs to: the smallest of the official ones that has room for it, else the largest. */
export function sizeFor({ battleSizes }: CoreData, limit: number): BattleSize {
  const official = battleSizes.filter(({ house }) => !house)
  const fitting = official.find(({ points }) => limit <= points) ?? official.at(-1)
  if (fitting === undefined) throw new Error('The data names no battle size.')
  return fitting
}

/** The battle size that a list is judged by: the one that its players agreed on, else that of its limit. */
export function sizeOf(
  core: CoreData,
  { limit, picks }: { readonly limit: number; readonly picks: readonly RosterPick[] },
): BattleSize {
  const agreed = agreedSize(picks)
  return core.battleSizes.find(({ id }) => id === agreed) ?? sizeFor(core, limit)
}

/** The battle size that a list names though its limit would say another; null for nearly every list. */
export function agreedSize(picks: readonly RosterPick[]): Id | null {
  return picks.find(({ slot }) => slot === slots.size)?.id ?? null
}

/** Its caps in short: `3 DP, 4 enhancements, 3 of a datasheet`. */
export function capsOf({ dp, enhancements, copies }: BattleSize): string {
  return t(
    '{dp, number} DP, {enhancements, number} enhancements, {copies, number} of a datasheet',
    { dp, enhancements, copies },
  )
}
