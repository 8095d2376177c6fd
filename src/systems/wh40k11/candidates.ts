import type { Id } from '../../engine/roster.ts'
import type { Place } from '../../engine/rule.ts'
import type { Candidate } from '../../engine/system.ts'
import type { FortyArmy } from './army.ts'
import { keywordCandidates, sizeCandidates } from './candidates-keywords.ts'
import {
  addonCandidates,
  detachmentCandidates,
  dispositionCandidates,
  enhancementCandidates,
  warlordCandidates,
} from './candidates-picks.ts'
import { targetCandidates } from './candidates-targets.ts'
import { allyCandidates, joinerCandidates, unitCandidates } from './candidates-units.ts'
import { slots } from './picks.ts'
import { allyOfPlace, attachSlot, unitSlot, warlordSlot } from './places.ts'

/** Everything that could fill a place, what fits first; nothing for a place that the army does not have. */
export function candidates(army: FortyArmy, place: Place): readonly Candidate[] {
  return inOrder(forPlace(army, place))
}

function forPlace(army: FortyArmy, { group, unit, slot }: Place): readonly Candidate[] {
  if (unit !== undefined) return slot === undefined ? [] : forUnit(army, unit, slot)
  if (group !== undefined) {
    const found = army.groups.find((one) => one.id === group)
    return found ? joinerCandidates(army, found) : []
  }
  if (slot === unitSlot) return unitCandidates(army)
  if (slot === warlordSlot) return warlordCandidates(army)
  if (slot === slots.detachment) return detachmentCandidates(army)
  if (slot === slots.disposition) return dispositionCandidates(army)
  if (slot === slots.size) return sizeCandidates(army)
  const ally = allyOfPlace(slot)
  return ally === null ? [] : allyCandidates(army, ally)
}

function forUnit(army: FortyArmy, id: Id, slot: Id): readonly Candidate[] {
  const unit = army.units.get(id)
  if (!unit) return []
  if (slot === slots.enhancement) return enhancementCandidates(army, unit)
  if (slot === attachSlot) return targetCandidates(army, unit)
  if (slot === slots.keyword) return keywordCandidates(army, unit)
  return slot === slots.addon ? addonCandidates(army, unit) : []
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
