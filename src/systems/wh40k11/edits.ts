import type { Edit } from '../../engine/edit.ts'
import { freshIds } from '../../engine/fresh-id.ts'
import type { Id, Roster, RosterGroup, RosterPick, RosterUnit } from '../../engine/roster.ts'
import type { FortyGroup, FortyUnit, Role } from './army.ts'

/** A unit as it comes: its fewest models, nothing chosen. */
export function plainUnit(
  id: Id,
  unit: Id,
  role: Role,
  more: Partial<Pick<RosterUnit, 'marks' | 'picks'>> = {},
): RosterUnit {
  return {
    id,
    unit,
    role,
    size: 0,
    models: {},
    marks: [],
    picks: [],
    wargear: {},
    nickname: '',
    note: '',
    ...more,
  }
}

/** A group of one's own around these units. */
export function plainGroup(id: Id, units: readonly RosterUnit[]): RosterGroup {
  return { id, kind: 'unit', from: null, units }
}

/** Several edits as one, a single one as itself. */
export function together(edits: readonly Edit[]): Edit {
  const [only] = edits
  return edits.length === 1 && only !== undefined ? only : { kind: 'all', edits }
}

/** Lets a leader or support unit join the unit of another group. */
export function attach(unit: FortyUnit, group: FortyGroup, role: Role): Edit {
  return { kind: 'move-unit', unit: unit.id, group: group.id, role }
}

/** Takes a unit out of its group to stand alone. */
export function detach(roster: Roster, unit: Id): Edit {
  return apart(roster, [unit])
}

/** Takes units out of their groups, each to stand alone. */
export function apart(roster: Roster, units: readonly Id[]): Edit {
  const ids = freshIds(roster, 'g', units.length)
  return together(
    units.flatMap((unit, at): readonly Edit[] => {
      const id = ids[at] ?? ''
      return [
        { kind: 'add-group', group: plainGroup(id, []) },
        { kind: 'move-unit', unit, group: id, role: 'bodyguard' },
      ]
    }),
  )
}

export function makeWarlord(unit: Id): Edit {
  return { kind: 'set-mark', mark: 'warlord', unit }
}

export function unpick(pick: RosterPick, unit?: Id): Edit {
  return { kind: 'unpick', slot: pick.slot, id: pick.id, ...(unit === undefined ? {} : { unit }) }
}
