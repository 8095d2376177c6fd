import type { Slot } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import { candidateOf } from './candidate.ts'
import { inSeason, itemOf, picksFor, resolvePick, type PickData } from './picks.ts'
import type { Remedy } from './remedies.ts'
import { refusalOf, type Change } from './trial.ts'
import { tableName } from './wording.ts'

/** Picks for a slot of the army. One that is taken already is offered with the edit that takes it away. */
export function slotCandidates(army: AosArmy, slotId: Id): readonly Candidate[] {
  const slot = army.slots.find((one) => one.id === slotId)
  if (slot === undefined) return []
  return seasonal(army, picksFor(army.catalogue, slotId), slot).map((pick) =>
    pickCandidate(army, slot, pick, {
      on: {},
      change: (after) => ({
        units: [],
        slots: army.slots.map((one) => (one === slot ? after : one)),
      }),
      elsewhere: () => swaps(slot, pick, {}),
    }),
  )
}

/** Enhancements of one table for a unit. */
export function enhancementCandidates(
  army: AosArmy,
  unit: AosUnit,
  table: Id,
): readonly Candidate[] {
  const { list } = army.catalogue
  const items = list?.tables.find((one) => one.id === table)?.items ?? []
  const slot = unit.slots.find((one) => one.id === table) ?? emptySlot(army, table)
  const picks = items.flatMap((item) => itemOf(army.catalogue, table, item.id) ?? [])
  const group = army.groups.find((one) => one.id === unit.group)
  if (group === undefined) return []
  return seasonal(army, picks, slot).map((pick) =>
    pickCandidate(army, slot, pick, {
      on: { unit: unit.id },
      change: (after) => ({ group: withSlot(group, unit, slot, after), units: [] }),
      elsewhere: () => takeOver(army, unit, table, pick),
    }),
  )
}

function emptySlot(army: AosArmy, table: Id): Slot {
  const found = army.catalogue.list?.tables.find((one) => one.id === table)
  const name = found ? tableName(found) : table
  return { id: table, name, min: 0, max: 1, used: 0, counts: '', picks: [], open: false }
}

/** This season's picks, and those of others that the slot holds all the same. */
function seasonal(army: AosArmy, picks: readonly PickData[], slot: Slot): readonly PickData[] {
  return picks.filter(
    (pick) =>
      inSeason(pick, army.seasonData.id) || slot.picks.some((taken) => taken.id === pick.id),
  )
}

interface Where {
  readonly on: { readonly unit?: Id }
  readonly change: (after: Slot) => Change
  readonly elsewhere: () => readonly Remedy[]
}

function pickCandidate(army: AosArmy, slot: Slot, pick: PickData, where: Where): Candidate {
  const taken = slot.picks.filter((one) => one.id === pick.id).length
  const only = slot.max === 1 ? slot.picks[0] : undefined
  const kept = taken
    ? slot.picks.toSpliced(
        slot.picks.findLastIndex((one) => one.id === pick.id),
        1,
      )
    : slot.picks.filter((one) => one !== only)
  const added = taken ? [] : [resolvePick(army.catalogue, { slot: slot.id, id: pick.id }, pick)]
  const edit: Edit = taken
    ? { kind: 'unpick', slot: slot.id, id: pick.id, ...where.on }
    : {
        kind: 'pick',
        slot: slot.id,
        id: pick.id,
        ...where.on,
        ...(only ? { instead: only.id } : {}),
      }
  const offer = {
    id: pick.id,
    name: pick.name,
    points: taken ? 0 - pick.points : pick.points - (only?.points ?? 0),
    edit,
    taken,
    profile: null,
    brings: pick.brings,
    words: [slot.name],
    texts: pick.texts,
    elsewhere: where.elsewhere,
  }
  const picks = [...kept, ...added]
  const after = { ...slot, used: picks.length, picks }
  return candidateOf(army, offer, taken ? null : refusalOf(army, where.change(after)))
}

/** In a full slot of several: instead of one that it holds. */
function swaps(slot: Slot, pick: PickData, on: { readonly unit?: Id }): readonly Remedy[] {
  if (slot.max === 1) return []
  return slot.picks.map((held) => ({
    label: t('Instead of {pick}', { pick: held.name }),
    edit: { kind: 'pick', slot: slot.id, id: pick.id, instead: held.id, ...on } as const,
  }))
}

/** Off the unit that has the table's one pick, so that this one can have its own. */
function takeOver(army: AosArmy, unit: AosUnit, table: Id, pick: PickData): readonly Remedy[] {
  return army.everyone
    .filter((one) => one !== unit)
    .flatMap((one) =>
      one.picks
        .filter((held) => held.slot === table)
        .map((held) => ({
          label: t('Take {pick} from {unit}', { pick: held.name, unit: one.name }),
          edit: {
            kind: 'all',
            edits: [
              { kind: 'unpick', slot: table, id: held.id, unit: one.id },
              { kind: 'pick', slot: table, id: pick.id, unit: unit.id },
            ],
          } as const,
        })),
    )
}

function withSlot(group: AosGroup, unit: AosUnit, slot: Slot, after: Slot): AosGroup {
  const picks = [...unit.picks.filter((pick) => pick.slot !== slot.id), ...after.picks]
  const slots = [...unit.slots.filter((one) => one !== slot), after]
  const changed: AosUnit = { ...unit, picks, slots }
  const swap = (one: AosUnit) => (one === unit ? changed : one)
  return {
    ...group,
    units: group.units.map(swap),
    leader: group.leader && swap(group.leader),
    followers: group.followers.map(swap),
  }
}
