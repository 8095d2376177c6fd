import type { ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import { freshId } from '../../engine/fresh-id.ts'
import type { Roster } from '../../engine/roster.ts'

/**
 * The edit that puts a copy of a unit behind it. Marks and what fills its slots stay with the first one: a mark belongs to one
 * unit, and a pick may not be taken twice. A leader's copy opens a group of its own, and so does any where groups stand under
 * headings: it has the part there of the unit that others join, which is the last.
 */
export function copyEdit(roster: Roster, group: ArmyGroup, unit: ArmyUnit): Edit {
  const alone = group.section !== ''
  const role = alone ? (group.units.at(-1) ?? unit).roster.role : unit.roster.role
  const picks = unit.roster.picks.filter(({ slot }) => !unit.slots.some(({ id }) => id === slot))
  const copy = { ...unit.roster, id: freshId(roster, 'u'), role, marks: [], picks, nickname: '' }
  if (unit.leader || alone) {
    const own = { id: freshId(roster, 'g'), kind: group.kind, from: null, units: [copy] }
    const at = roster.groups.findIndex(({ id }) => id === group.id) + 1
    return { kind: 'add-group', group: own, at }
  }
  const at = group.units.findIndex(({ id }) => id === unit.id) + 1
  return { kind: 'add-unit', group: group.id, unit: copy, at }
}
