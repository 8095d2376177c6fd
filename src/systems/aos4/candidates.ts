import type { Id } from '../../engine/roster.ts'
import type { Place } from '../../engine/rule.ts'
import type { Candidate } from '../../engine/system.ts'
import type { AosArmy } from './army.ts'
import { generalCandidates } from './candidates-general.ts'
import { enhancementCandidates, slotCandidates } from './candidates-picks.ts'
import { renownCandidates } from './candidates-renown.ts'
import {
  auxiliaryCandidates,
  leaderCandidates,
  memberCandidates,
  renownMemberCandidates,
} from './candidates-units.ts'

/** Everything that could fill a place, what fits first; nothing for a place that the army does not have. */
export function candidates(army: AosArmy, place: Place): readonly Candidate[] {
  return inOrder(forPlace(army, place))
}

function forPlace(army: AosArmy, { group, unit, slot }: Place): readonly Candidate[] {
  if (unit !== undefined) return forUnit(army, unit, slot)
  if (group !== undefined) return forGroup(army, group)
  if (slot === 'regiment') return leaderCandidates(army)
  if (slot === 'auxiliary') return auxiliaryCandidates(army)
  if (slot === 'renown') return renownCandidates(army)
  if (slot === 'general') return generalCandidates(army)
  return slot === undefined ? [] : slotCandidates(army, slot)
}

function forUnit(army: AosArmy, id: Id, slot: Id | undefined): readonly Candidate[] {
  const unit = army.units.get(id)
  return unit === undefined || slot === undefined ? [] : enhancementCandidates(army, unit, slot)
}

function forGroup(army: AosArmy, id: Id): readonly Candidate[] {
  const group = army.groups.find((one) => one.id === id)
  if (group === undefined) return []
  if (group.kind === 'auxiliary') return auxiliaryCandidates(army)
  return group.kind === 'renown'
    ? renownMemberCandidates(army, group)
    : memberCandidates(army, group)
}

const ranks = { fits: 0, over: 1, refused: 2 } as const

function inOrder(list: readonly Candidate[]): readonly Candidate[] {
  return list.toSorted(
    (a, b) => ranks[a.status] - ranks[b.status] || b.points - a.points || compare(a.name, b.name),
  )
}

/** Plain comparison of names: as fast as it gets, and the same everywhere. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
