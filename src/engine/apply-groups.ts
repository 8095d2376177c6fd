import type { Edit } from './edit.ts'
import type { Id, Roster, RosterGroup, RosterUnit } from './roster.ts'

type GroupEdit = Extract<
  Edit,
  { kind: 'add-group' | 'remove-group' | 'move-group' | 'add-unit' | 'remove-unit' | 'move-unit' }
>

/** Edits of which units stand where. A group that loses its last unit goes with it. */
export function editGroups(roster: Roster, edit: GroupEdit): Roster {
  switch (edit.kind) {
    case 'add-group':
      return addGroup(roster, edit.group, edit.at)
    case 'remove-group':
      return withGroups(roster, without(roster.groups, edit.group))
    case 'move-group':
      return moveGroup(roster, edit.group, edit.to)
    case 'add-unit':
      return addUnit(roster, edit.group, edit.unit, edit.at)
    case 'remove-unit':
      return removeUnit(roster, edit.unit)
    case 'move-unit':
    default:
      return moveUnit(roster, edit)
  }
}

function addGroup(roster: Roster, group: RosterGroup, at: number | undefined): Roster {
  const ids = [group.id, ...group.units.map((unit) => unit.id)]
  if (ids.some((id) => isTaken(roster, id)) || new Set(ids).size < ids.length) return roster
  return withGroups(roster, inserted(roster.groups, group, at))
}

function moveGroup(roster: Roster, id: Id, to: number): Roster {
  const group = roster.groups.find((one) => one.id === id)
  if (group === undefined) return roster
  return withGroups(roster, inserted(without(roster.groups, id), group, to))
}

function addUnit(roster: Roster, id: Id, unit: RosterUnit, at: number | undefined): Roster {
  if (!roster.groups.some((group) => group.id === id) || isTaken(roster, unit.id)) return roster
  return withGroups(
    roster,
    roster.groups.map((group) =>
      group.id === id ? { ...group, units: inserted(group.units, unit, at) } : group,
    ),
  )
}

function removeUnit(roster: Roster, id: Id): Roster {
  const from = groupOf(roster, id)
  if (from === undefined) return roster
  const left = { ...from, units: without(from.units, id) }
  return withGroups(
    roster,
    roster.groups.flatMap((group) =>
      group !== from ? [group] : left.units.length > 0 ? [left] : [],
    ),
  )
}

function moveUnit(roster: Roster, edit: Extract<Edit, { kind: 'move-unit' }>): Roster {
  const unit = groupOf(roster, edit.unit)?.units.find((one) => one.id === edit.unit)
  const target = roster.groups.find((group) => group.id === edit.group)
  if (unit === undefined || target === undefined) return roster
  const moved = unit.role === edit.role ? unit : { ...unit, role: edit.role }
  return withGroups(
    roster,
    roster.groups.flatMap((group) => {
      const rest = without(group.units, edit.unit)
      if (group === target) return [{ ...group, units: inserted(rest, moved, edit.at) }]
      if (rest.length === group.units.length) return [group]
      return rest.length > 0 ? [{ ...group, units: rest }] : []
    }),
  )
}

function groupOf(roster: Roster, unit: Id): RosterGroup | undefined {
  return roster.groups.find((group) => group.units.some((one) => one.id === unit))
}

function isTaken(roster: Roster, id: Id): boolean {
  return roster.groups.some(
    (group) => group.id === id || group.units.some((unit) => unit.id === id),
  )
}

function inserted<T>(list: readonly T[], item: T, at: number | undefined): readonly T[] {
  const index = Math.max(0, Math.min(at ?? list.length, list.length))
  return [...list.slice(0, index), item, ...list.slice(index)]
}

function without<T extends { readonly id: Id }>(list: readonly T[], id: Id): readonly T[] {
  return list.filter((item) => item.id !== id)
}

/** The roster itself where the groups stayed the same, so that an edit without effect is seen as such. */
function withGroups(roster: Roster, groups: readonly RosterGroup[]): Roster {
  const same =
    groups.length === roster.groups.length &&
    groups.every((group, index) => group === roster.groups[index])
  return same ? roster : { ...roster, groups }
}
