import type { Edit } from '../../engine/edit.ts'
import { freshId, freshIds } from '../../engine/fresh-id.ts'
import type { Id, RosterGroup, RosterUnit } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import { candidateOf, type Offer } from './candidate.ts'
import { surcharge } from './costs.ts'
import { plainUnit, renownCounts, together } from './edits.ts'
import { makeGroup } from './groups.ts'
import { unitsWithLeader } from './new-regiment.ts'
import { addRemedies } from './openings.ts'
import type { UnitData } from './schema.ts'
import { refusalOf } from './trial.ts'
import { tryUnit } from './units.ts'

/** Units for one regiment; where it has no leader, those who can lead come to its head. */
export function memberCandidates(army: AosArmy, group: AosGroup): readonly Candidate[] {
  const id = freshId(army.roster, 'u')
  const ids = freshIds(army.roster, 'u', 8)
  return eachEntry(army, (entry, taken) => {
    if (group.leader === null && entry.leads) return headCandidate(army, group, entry, taken, ids)
    const roster = plainUnit(id, entry.id, 'member')
    const unit = standing(army, roster, group.id, 'regiment')
    const after = regrouped(army, group, [...group.units, unit])
    const offer = unitOffer(army, entry, taken, {
      points: unit.points,
      edit: { kind: 'add-unit', group: group.id, unit: roster },
      from: group.id,
    })
    return candidateOf(army, offer, refusalOf(army, { group: after, units: [unit] }))
  })
}

function headCandidate(
  army: AosArmy,
  group: AosGroup,
  entry: UnitData,
  taken: number,
  ids: readonly Id[],
): Candidate {
  const rosters = unitsWithLeader(army, entry, ids).filter(
    ({ role, unit }) => role === 'leader' || !group.units.some((one) => one.roster.unit === unit),
  )
  const units = rosters.map((roster) => standing(army, roster, group.id, 'regiment'))
  const [head, ...others] = units
  const after = regrouped(army, group, head ? [head, ...group.units, ...others] : group.units)
  const offer = unitOffer(army, entry, taken, {
    points: units.reduce((sum, unit) => sum + unit.points, 0),
    edit: together(
      rosters.map((unit, index): Edit => {
        const edit = { kind: 'add-unit', group: group.id, unit } as const
        return index === 0 ? { ...edit, at: 0 } : edit
      }),
    ),
    from: group.id,
  })
  return candidateOf(army, offer, refusalOf(army, { group: after, units }))
}

/** Units outside the regiments, each next one with more surcharge. */
export function auxiliaryCandidates(army: AosArmy): readonly Candidate[] {
  const group = army.groups.find((one) => one.kind === 'auxiliary')
  const id = freshId(army.roster, 'u')
  const count = army.auxiliaries.length
  const each = army.data.core.auxiliarySurcharge
  const extra = surcharge(each, count + 1) - surcharge(each, count)
  const rosterGroup: RosterGroup = group?.roster ?? {
    id: freshId(army.roster, 'g'),
    kind: 'auxiliary',
    from: null,
    units: [],
  }
  return eachEntry(army, (entry, taken) => {
    const roster = plainUnit(id, entry.id, 'member')
    const unit = standing(army, roster, rosterGroup.id, 'auxiliary')
    const after = makeGroup(army.catalogue, rosterGroup, [...(group?.units ?? []), unit], [], 0)
    const edit: Edit = group
      ? { kind: 'add-unit', group: group.id, unit: roster }
      : { kind: 'add-group', group: { ...rosterGroup, units: [roster] } }
    const offer = unitOffer(army, entry, taken, {
      points: unit.points + extra,
      edit,
      from: 'auxiliary',
    })
    return candidateOf(army, offer, refusalOf(army, { group: after, units: [unit] }))
  })
}

/** Leaders of a new regiment, with the companions that they never go without. */
export function leaderCandidates(army: AosArmy): readonly Candidate[] {
  const groupId = freshId(army.roster, 'g')
  const ids = freshIds(army.roster, 'u', 8)
  const index = army.regiments.length + 1
  return eachEntry(army, (entry, taken) => {
    const rosters = unitsWithLeader(army, entry, ids)
    const group: RosterGroup = { id: groupId, kind: 'regiment', from: null, units: rosters }
    const units = rosters.map((roster) => standing(army, roster, groupId, 'regiment'))
    const after = makeGroup(army.catalogue, group, units, [], index)
    const offer = unitOffer(army, entry, taken, {
      points: units.reduce((sum, unit) => sum + unit.points, 0),
      edit: { kind: 'add-group', group, at: placeForRegiment(army) },
      from: 'regiment',
    })
    const refusal = refusalOf(army, { group: after, units })
    return candidateOf(army, offer, refusal)
  })
}

/** Members of a Regiment of Renown whose composition leaves a choice. */
export function renownMemberCandidates(army: AosArmy, group: AosGroup): readonly Candidate[] {
  const id = freshId(army.roster, 'u')
  const { renown } = group
  if (renown === null) return []
  return [...renownCounts(renown)].map(([unitId, { member }]) => {
    const roster = plainUnit(id, unitId, 'member')
    const unit = tryUnit(army.catalogue, roster, {
      group: group.id,
      kind: 'renown',
      season: army.seasonData.id,
      member,
    })
    const after = regrouped(army, group, [...group.units, unit])
    const offer: Offer = {
      id: unitId,
      name: unit.name,
      points: renown.points === null ? unit.points : 0,
      edit: { kind: 'add-unit', group: group.id, unit: roster },
      taken: army.everyone.filter((one) => one.roster.unit === unitId).length,
      profile: unit.profile,
      brings: [],
      words: member.keywords,
      elsewhere: () => [],
    }
    return candidateOf(army, offer, refusalOf(army, { group: after, units: [unit] }))
  })
}

/** New regiments stand before Regiments of Renown and auxiliaries. */
export function placeForRegiment(army: AosArmy): number {
  return army.groups.findLastIndex((group) => group.kind === 'regiment') + 1
}

function eachEntry(
  army: AosArmy,
  make: (entry: UnitData, taken: number) => Candidate,
): readonly Candidate[] {
  const taken = new Map<Id, number>()
  for (const { roster } of army.everyone) taken.set(roster.unit, (taken.get(roster.unit) ?? 0) + 1)
  return (army.catalogue.list?.units ?? []).map((entry) => make(entry, taken.get(entry.id) ?? 0))
}

function unitOffer(
  army: AosArmy,
  entry: UnitData,
  taken: number,
  how: { readonly points: number; readonly edit: Edit; readonly from: Id },
): Offer {
  const profile = army.catalogue.profile(entry)
  return {
    id: entry.id,
    name: entry.name,
    points: how.points,
    edit: how.edit,
    taken,
    profile,
    brings: [],
    words: army.catalogue.words(entry),
    elsewhere: () => addRemedies(army, entry, how.from),
  }
}

function standing(
  army: AosArmy,
  roster: RosterUnit,
  group: Id,
  kind: 'regiment' | 'auxiliary',
): AosUnit {
  return tryUnit(army.catalogue, roster, {
    group,
    kind,
    season: army.seasonData.id,
    member: null,
  })
}

function regrouped(army: AosArmy, group: AosGroup, units: readonly AosUnit[]): AosGroup {
  return makeGroup(army.catalogue, group.roster, units, [], army.regiments.indexOf(group) + 1)
}
