import type { Roster } from '../engine/roster.ts'
import { t } from '../text/t.ts'

/** Bounds of a list that any way in accepts; far above what a game allows. Each unit may be a group of its own. */
export const BOUNDS = {
  groups: 300,
  units: 300,
  name: 200,
  notes: 10_000,
  folder: 60,
  tags: 20,
} as const

/** Why a list is larger than any way in would accept, in a sentence; null when it is not. */
export function tooLargeWords({ groups }: Roster): string | null {
  const units = groups.reduce((sum, group) => sum + group.units.length, 0)
  if (units > BOUNDS.units) {
    return t('A list holds {most, number} units at most.', { most: BOUNDS.units })
  }
  return groups.length > BOUNDS.groups
    ? t('A list holds {most, number} groups at most.', { most: BOUNDS.groups })
    : null
}
