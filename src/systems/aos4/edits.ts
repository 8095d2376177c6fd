import type { Edit } from '../../engine/edit.ts'
import { freshId } from '../../engine/fresh-id.ts'
import type { Id, RosterUnit } from '../../engine/roster.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import type { Member } from './profile.ts'
import type { RenownRegiment } from './schema.ts'

/** A unit as it comes: normal size, nothing chosen. */
export function plainUnit(
  id: Id,
  unit: Id,
  role: 'leader' | 'member',
  marks: readonly Id[] = [],
): RosterUnit {
  return {
    id,
    unit,
    role,
    size: 0,
    models: {},
    marks,
    picks: [],
    wargear: {},
    nickname: '',
    note: '',
  }
}

/** Several edits as one, a single one as itself. */
export function together(edits: readonly Edit[]): Edit {
  const [only] = edits
  return edits.length === 1 && only !== undefined ? only : { kind: 'all', edits }
}

export function moveTo(unit: AosUnit, group: AosGroup): Edit {
  return together([
    { kind: 'move-unit', unit: unit.id, group: group.id, role: 'member' },
    ...withoutMark(unit),
  ])
}

/** Moves a unit to the auxiliaries, or makes them with it. */
export function toAuxiliaries(army: AosArmy, unit: AosUnit): Edit {
  const group = army.groups.find((one) => one.kind === 'auxiliary')
  if (group !== undefined) return moveTo(unit, group)
  const id = freshId(army.roster, 'g')
  return together([
    { kind: 'add-group', group: { id, kind: 'auxiliary', from: null, units: [] } },
    { kind: 'move-unit', unit: unit.id, group: id, role: 'member' },
    ...withoutMark(unit),
  ])
}

/** Lets a unit lead a regiment of its own; the first leader of an army without a general becomes it. */
export function toNewRegiment(army: AosArmy, unit: AosUnit): Edit {
  const id = freshId(army.roster, 'g')
  return together([
    { kind: 'add-group', group: { id, kind: 'regiment', from: null, units: [] } },
    { kind: 'move-unit', unit: unit.id, group: id, role: 'leader' },
  ])
}

export function makeGeneral(unit: AosUnit): Edit {
  return { kind: 'set-mark', mark: 'general', unit: unit.id }
}

function withoutMark(unit: AosUnit): readonly Edit[] {
  return unit.general ? [{ kind: 'set-mark', mark: 'general', unit: null }] : []
}

/** Units of a Regiment of Renown as they come. Where every member is optional, the first one begins it. */
export function renownMembers(renown: RenownRegiment): readonly Id[] {
  let units = members.get(renown)
  if (units === undefined) {
    const fixed = renown.members.flatMap((member) => repeated(member.unit, member.min))
    const [first] = renown.members
    units = fixed.length > 0 || first === undefined ? fixed : [first.unit]
    members.set(renown, units)
  }
  return units
}

const members = new WeakMap<RenownRegiment, readonly Id[]>()

/** How many of each unit a Regiment of Renown has, at least and at most. */
export function renownCounts(
  renown: RenownRegiment,
): ReadonlyMap<Id, { readonly member: Member; readonly min: number; readonly max: number }> {
  const counts = new Map<Id, { member: Member; min: number; max: number }>()
  for (const member of renown.members) {
    const before = counts.get(member.unit)
    counts.set(member.unit, {
      member,
      min: (before?.min ?? 0) + member.min,
      max: (before?.max ?? 0) + member.max,
    })
  }
  return counts
}

function repeated(id: Id, times: number): readonly Id[] {
  return Array.from({ length: times }, () => id)
}
